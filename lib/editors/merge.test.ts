import { expect, test } from 'vitest'
import type { RichText } from '#schema/index.ts'
import { emptyValues, type Values } from './editable.ts'
import { differencesOf, mergedValues } from './merge.ts'

const text = (...lines: readonly string[]): RichText => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})
const link = (name: string) => ({ id: `00000000-0000-4000-8000-00000000000${name.length}`, title: name })
const values = (changed: Partial<Values>): Values => ({ ...emptyValues, ...changed })

const base = values({ title: 'Titel', summary: 'Kort', body: text('een'), links: { topics: [link('a')] } })
const theirs = {
  ...base,
  title: 'Hun titel',
  summary: 'Langer',
  body: text('een', 'van hen'),
  status: 'review' as const,
}
const mine = { ...base, title: 'Mijn titel', body: text('een', 'van mij'), links: { topics: [link('a'), link('bb')] } }

test('each field that differs is named, and the one who changed it alone is chosen', () => {
  expect(differencesOf(base, theirs, mine).map(({ field, isBoth, chosen }) => [field, isBoth, chosen])).toEqual([
    ['title', true, 'mine'],
    ['summary', false, 'theirs'],
    ['status', false, 'theirs'],
    ['body', true, 'mine'],
    ['links.topics', false, 'mine'],
  ])
  expect(differencesOf(base, theirs, theirs)).toEqual([])
})

test('without the former state, and where both changed, the choice begins with mine', () => {
  expect(differencesOf(null, theirs, mine).every(({ isBoth, chosen }) => isBoth && chosen === 'mine')).toBe(true)
})

test('what is chosen is merged, and “both” loses no paragraph and no link', () => {
  const merged = mergedValues(theirs, mine, {
    title: 'theirs',
    summary: 'theirs',
    body: 'both',
    'links.topics': 'both',
  })
  expect(merged).toMatchObject({ title: 'Hun titel', summary: 'Langer', status: 'draft' })
  expect(merged.body).toEqual(text('een', 'van hen', 'van mij'))
  expect(merged.links.topics).toEqual([link('a'), link('bb')])
  expect(mergedValues(theirs, mine, { body: 'mine', 'links.topics': 'theirs' })).toMatchObject({
    body: mine.body,
    links: { topics: [link('a')] },
  })
})

test('the order of keys in a stored document is no difference', () => {
  const stored: RichText = { content: [{ content: [{ text: 'een', type: 'text' }], type: 'paragraph' }], type: 'doc' }
  expect(differencesOf(base, { ...base, body: stored }, base)).toEqual([])
})
