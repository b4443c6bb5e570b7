import { expect, test } from 'vitest'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { articleDocument, referenceOf, referencesOf, withReferences } from './references.ts'

const linked = (href: string): RichTextNode => ({
  type: 'text',
  text: 'woord',
  marks: [{ type: 'link', attrs: { href } }],
})
const document = (...hrefs: string[]): RichText => ({
  type: 'doc',
  content: hrefs.map((href) => ({ type: 'paragraph', content: [linked(href)] })),
})

const placesTo = (count: number) => Array.from({ length: count }, (_, index) => ({ place: index + 1 }))

test('each reference has a place of its own, counted for each source', () => {
  expect(referencesOf(withReferences(document('#bron-2', '#bron-1', '#bron-2'), placesTo(2)))).toEqual([
    { number: 2, id: 'verwijzing-2-1', bare: false, isContinued: false },
    { number: 1, id: 'verwijzing-1-1', bare: false, isContinued: false },
    { number: 2, id: 'verwijzing-2-2', bare: false, isContinued: false },
  ])
})

test('a reference to a source that is not in the list is its words', () => {
  const [paragraph] = withReferences(document('#bron-3'), placesTo(2)).content ?? []
  expect(paragraph?.content).toEqual([{ type: 'text', text: 'woord', marks: [] }])
})

test('a reference leads to the source of that place, also where one before it is hidden', () => {
  const shown = withReferences(document('#bron-2', '#bron-3'), [{ place: 1 }, { place: 3 }])
  expect(referencesOf(shown).map(({ number }) => number)).toEqual([3])
})

test('a number that refers to a source is known as no more than that', () => {
  const digits = { type: 'text', text: '1', marks: [{ type: 'link', attrs: { href: '#bron-1' } }] }
  expect(referencesOf(withReferences({ type: 'doc', content: [digits] }, placesTo(1))).map(({ bare }) => bare)).toEqual(
    [true],
  )
})

test('a link whose words are partly bold is one reference, whose last part bears the number', () => {
  const marks = [{ type: 'link', attrs: { href: '#bron-1' } }]
  const parts = [
    { type: 'text', text: 'artikel ', marks },
    { type: 'text', text: '3', marks: [...marks, { type: 'bold' }] },
  ]
  const shown = withReferences({ type: 'doc', content: [{ type: 'paragraph', content: parts }] }, placesTo(1))
  expect(referencesOf(shown)).toEqual([{ number: 1, id: 'verwijzing-1-1', bare: false, isContinued: true }])
  const [, last] = shown.content?.[0]?.content ?? []
  expect(last?.marks?.map(referenceOf)).toEqual([{ number: 1, id: null, bare: false, isContinued: false }, null])
})

test('other links stay as they are', () => {
  const links = document('#bronnen', '#bron-0', '#bron-1a', 'https://duo.nl/#bron-1')
  expect(withReferences(links, placesTo(9))).toEqual(links)
})

test('a mark of that name from outside, without number and id, is no reference', () => {
  expect(referenceOf({ type: 'source-reference', attrs: { number: '1', id: 'x' } })).toBeNull()
  expect(referenceOf({ type: 'source-reference' })).toBeNull()
})

test('the text of an article has its items and its references; an article without a text has none', () => {
  const body: RichText = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [linked('#bron-1')] },
      { type: 'relation-block', attrs: { id: 'a' } },
    ],
  }
  const entries = [{ id: 'a', collection: 'buttons', item: { label: 'Verder' } }]
  const [paragraph, block] = articleDocument({ body, editor_nodes: entries, sources: placesTo(1) })?.content ?? []
  expect(paragraph?.content?.[0]?.marks?.[0]?.attrs).toMatchObject({ number: 1 })
  expect(block?.attrs?.['data']).toEqual({ label: 'Verder', collection: 'buttons' })
  expect(articleDocument({ body: null, editor_nodes: [], sources: [] })).toBeNull()
})
