import { expect, test } from 'vitest'
import { getPathname, type Href } from './pathname.ts'

test.each<[Href, string, string]>([
  ['/', '/', '/en'],
  ['/kennisbank', '/kennisbank', '/en/knowledge-base'],
  ['/media', '/media', '/en/media'],
  [
    { pathname: '/kennisbank/artikelen/[slug]', params: { slug: 'één/twee' } },
    '/kennisbank/artikelen/%C3%A9%C3%A9n%2Ftwee',
    '/en/knowledge-base/articles/%C3%A9%C3%A9n%2Ftwee',
  ],
  [
    { pathname: '/sectoren/[slug]', params: { slug: 'hoger-onderwijs' } },
    '/werken-in-het-hoger-onderwijs',
    '/en/working-in-hoger-onderwijs',
  ],
  [
    { pathname: '/kennisbank/artikelen', query: { q: 'pabo & meer', sector: ['po', 'vo'] } },
    '/kennisbank/artikelen?q=pabo+%26+meer&sector=po&sector=vo',
    '/en/knowledge-base/articles?q=pabo+%26+meer&sector=po&sector=vo',
  ],
])('%o is %s, in English %s', (href, dutch, english) => {
  expect(getPathname({ href, locale: 'nl' })).toBe(dutch)
  expect(getPathname({ href, locale: 'en' })).toBe(english)
})
