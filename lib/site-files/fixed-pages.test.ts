import { expect, test } from 'vitest'
import { pageMessages } from '../page-messages.ts'
import { fixedPages } from './fixed-pages.ts'
import names from './page-names.json' with { type: 'json' }

test('each page has its words in both languages', () => {
  const keys = new Set<string>(Object.values(pageMessages).flatMap(({ title, lead }) => [title, lead]))
  for (const { href, nl, en } of fixedPages)
    for (const { title, summary } of [nl, en]) {
      expect(title, href).not.toBe('')
      expect(keys.has(title) || keys.has(summary), href).toBe(false)
      expect(summary, href).toMatch(/[.?]$/)
    }
  expect(fixedPages.find(({ href }) => href === '/kennisbank/a-z')).toMatchObject({
    nl: { title: 'A tot Z' },
    en: { title: 'A to Z' },
  })
})

test('pages of a visitor’s own are in no sitemap', () =>
  expect(fixedPages.filter(({ isListed }) => !isListed).map(({ href }) => href)).toEqual([
    '/bewaard',
    '/vergelijken',
    '/mijn-plan',
    '/status',
  ]))

test('names are of pages that are there, and none stands twice at one page', () => {
  expect(Object.keys(names).toSorted()).toEqual(Object.keys(pageMessages).toSorted())
  for (const { href, names: own } of fixedPages) expect(new Set(own).size, href).toBe(own.length)
})
