/** Sources lead to the page that supports a sentence, with the day; a home page is for further reading and says so. */
import { expect, test } from 'vitest'
import { readArticles } from './content-files.ts'
import { sources } from './sources.ts'
import { supportingPages } from './supporting-pages.ts'

const isHome = (url: string) => new URL(url).pathname === '/'

test('a page that supports a sentence is not a home page, and says when it was consulted', () => {
  for (const { key, url, description } of supportingPages) {
    expect(isHome(url), key).toBe(false)
    expect(description, key).toMatch(/Geraadpleegd op \d{1,2} [a-z]+ \d{4}\.$/)
  }
})

test('a home page says that it is for further reading', () => {
  for (const { key, url, title } of sources.filter(({ url }) => isHome(url)))
    expect(title, `${key} ${url}`).toMatch(/^Verder lezen: /)
})

test('a reference in a text leads to a page that supports it, never to a home page', () => {
  const pages = new Map(sources.map((source) => [source.key, source]))
  expect(pages.size).toBe(sources.length)
  for (const { slug, matter, body } of readArticles())
    for (const [, number] of body.matchAll(/\]\(#bron-(\d+)\)/g)) {
      const source = pages.get(matter.sources[Number(number) - 1] ?? '')
      expect(source && !isHome(source.url), `${slug}, ${number}: ${source?.url ?? 'none'}`).toBe(true)
    }
})

test('every page that supports something is referred to', () => {
  const referred = new Set(readArticles().flatMap(({ matter }) => matter.sources))
  expect(supportingPages.map(({ key }) => key).filter((key) => !referred.has(key))).toEqual([])
})
