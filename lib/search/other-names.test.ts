import { describe, expect, test } from 'vitest'
import { qualifications, roles, themas, topics, tracks } from '../../sample/taxonomies.ts'
import { sectors } from '../../sample/sectors.ts'
import { terms } from '../rich-text/glossary/terms.ts'
import { fixedPages } from '../site-files/fixed-pages.ts'
import type { PageType } from './kinds.ts'
import written from './other-names.json' with { type: 'json' }
import { otherNames } from './other-names.ts'
import { indexOwnPages, type OwnPage } from './own-pages.ts'
import { foldedWords } from './fold.ts'

const page = (type: PageType, title: string, summary: string, names: readonly string[] = []): OwnPage => ({
  id: `${type}-${title}`,
  type,
  href: '/contact',
  title,
  names: [...new Set([...names, ...otherNames(title)])],
  summary,
  language: 'nl',
  until: null,
})
const classes = { role: roles, qualification: qualifications, track: tracks, topic: topics } as const
const pages: OwnPage[] = [
  ...fixedPages.map(({ names, nl, en }) => page('page', nl.title, nl.summary, [...names, en.title])),
  ...terms.map(({ nl }) => page('term', nl.term, nl.short)),
  ...sectors.map(({ title, description, altNames }) => page('sector', title, description, altNames)),
  ...themas.map(({ title, description }) => page('theme', title, description)),
  ...(['role', 'qualification', 'track', 'topic'] as const).flatMap((type) =>
    classes[type].map(({ name, description }) => page(type, name, description)),
  ),
]
const key = (text: string): string => foldedWords(text).join(' ')
const lists = Object.entries(written)
const { search } = indexOwnPages(pages)
const now = new Date('2026-11-21')

test('every title is that of a page, and every page has names', () => {
  const titles = new Set(pages.map(({ title }) => title))
  expect(lists.map(([title]) => title).filter((title) => !titles.has(title))).toEqual([])
  expect(pages.filter(({ title }) => otherNames(title).length === 0).map(({ title }) => title)).toEqual([])
  expect(new Set(lists.map(([title]) => key(title))).size).toBe(lists.length)
})

describe.each(lists)('%s', (title, names) => {
  test('has a list of usable names, none twice', () => {
    expect(names.length).toBeLessThanOrEqual(20)
    expect(names.filter((name) => name.length < 2 || name.trim() !== name)).toEqual([])
    const keys = [title, ...names].map(key)
    expect(keys.filter((name, at) => keys.indexOf(name) !== at)).toEqual([])
  })

  test('is found by each of them as by its title', () => {
    const ids = new Set(pages.filter((shown) => shown.title === title).map(({ id }) => id))
    const isFound = (name: string) =>
      search(name, now).hits.some(({ id, evidence }) => ids.has(id) && evidence.isWholeTitle)
    expect(names.filter((name) => !isFound(name))).toEqual([])
  })
})

test('what has no title of a page has no other names', () => {
  expect(otherNames('Een titel die nergens voorkomt')).toEqual([])
  expect(otherNames('constructor')).toEqual([])
})
