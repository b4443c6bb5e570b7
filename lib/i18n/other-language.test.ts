import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathInLanguage } from './other-language.ts'
import { getPathname } from './pathname.ts'
import { routing, type Pathname } from './routing.ts'

test.each([
  ['/', '/', '/en'],
  ['/zoeken?q=pabo&sector=po&sector=vo', '/zoeken?q=pabo&sector=po&sector=vo', '/en/search?q=pabo&sector=po&sector=vo'],
  ['/en/search?q=a%20b', '/zoeken?q=a%20b', '/en/search?q=a%20b'],
  ['/werken-in-het-onderwijs', '/werken-in-het-onderwijs', '/en/working-in-education'],
  ['/en/working-in-mbo', '/werken-in-het-mbo', '/en/working-in-mbo'],
  ['/routes/resultaat?a=b', '/routes/resultaat?a=b', '/en/routes/result?a=b'],
  ['/kennisbank/artikelen/%C3%A9%2Fb', '/kennisbank/artikelen/%C3%A9%2Fb', '/en/knowledge-base/articles/%C3%A9%2Fb'],
  ['/media/podcasts/a/b', '/media/podcasts/a/b', '/en/media/podcasts/a/b'],
])('the page of %s is %s in Dutch and %s in English', (address, dutch, english) => {
  expect(pathInLanguage(`https://example.org${address}`, 'nl')).toBe(dutch)
  expect(pathInLanguage(`https://example.org${address}`, 'en')).toBe(english)
})

test.each([
  '',
  '/zoeken',
  'geen adres',
  'https://example.org/bestaat/niet',
  'https://example.org/%',
  'data:text/html,x',
])('leads from “%s” to the home of the language', (address) => {
  expect([pathInLanguage(address, 'nl'), pathInLanguage(address, 'en')]).toEqual(['/', '/en'])
})

test('leads from every page of the table to itself, in both languages', () => {
  const keys = Object.keys(routing.pathnames) as Pathname[]
  for (const from of routing.locales)
    for (const to of routing.locales)
      for (const pathname of keys) {
        const address = (locale: typeof from) =>
          getPathname({
            href: { pathname, params: { slug: 's', show: 't', id: 'i', n: '2', collection: 'c' } } as never,
            locale,
          })
        expect(pathInLanguage(`https://example.org${address(from)}`, to)).toBe(address(to))
      }
})

test('never leaves the site, whatever stands in an address of a page', () => {
  const keys = fc.constantFrom(...(Object.keys(routing.pathnames) as Pathname[]))
  const words = fc.webSegment().filter((word) => /^\w/.test(word))
  fc.assert(
    fc.property(
      keys,
      words,
      fc.webQueryParameters(),
      fc.constantFrom(...routing.locales),
      (key, word, query, locale) => {
        const { [key]: paths } = routing.pathnames
        const path = (typeof paths === 'string' ? paths : paths.nl).replaceAll(/\[\w+\]/g, word)
        const from = new URL(`https://example.org${path}?${query}`)
        const to = new URL(pathInLanguage(from.href, locale), 'https://lesroute.example')
        expect(to.host).toBe('lesroute.example')
        expect(to.search).toBe(from.search)
      },
    ),
  )
})
