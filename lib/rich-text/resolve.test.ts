import { expect, test } from 'vitest'
import type { RichText } from '#schema/index.ts'
import { headingsOf, readingMinutes } from './outline.ts'
import { resolveDocument } from './resolve.ts'

const document = (...content: NonNullable<RichText['content']>): RichText => ({ type: 'doc', content })
const block = (id: string) => ({ type: 'relation-block', attrs: { id, junction: 'articles_editor_nodes' } })

test('a relational node carries the item of its junction record', () => {
  const resolved = resolveDocument(document(block('j1')), [
    { id: 'j1', collection: 'buttons', item: { id: 'b', label: 'Ga' } },
  ])
  expect(resolved.content?.[0]?.attrs?.['data']).toEqual({ id: 'b', label: 'Ga', collection: 'buttons' })
})

// ASVS 5.2.1
test('nodes whose entry is missing, hidden or not asked for are dropped, and only those', () => {
  const entries = [
    { id: 'hidden', collection: 'buttons', item: null },
    { id: 'bare', collection: 'images', item: 'some-id' },
  ]
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'blijft' }] }
  const resolved = resolveDocument(document(block('gone'), block('hidden'), paragraph, block('bare')), entries)
  expect(resolved.content).toEqual([paragraph])
})

test('a document inside an item is resolved by the entries of that item', () => {
  const inner = document({ type: 'paragraph', content: [{ type: 'relation-inline-block', attrs: { id: 'm1' } }] })
  const callout = {
    description: inner,
    editor_nodes: [{ id: 'm1', collection: 'mentions', item: { title: 'De pabo' } }],
  }
  const resolved = resolveDocument(document(block('c')), [{ id: 'c', collection: 'callouts', item: callout }])
  expect(JSON.stringify(resolved)).toContain('"title":"De pabo","collection":"mentions"')
})

test('a callout that holds itself is there five times, each in the former', () => {
  const entry: { id: string; collection: string; item: Record<string, unknown> } = {
    id: 'c',
    collection: 'callouts',
    item: {},
  }
  entry.item = { description: document(block('c')), editor_nodes: [entry] }
  const depthOf = ({ content }: RichText): number => {
    const data = content?.[0]?.attrs?.['data'] as { readonly description: RichText } | undefined
    return data ? 1 + depthOf(data.description) : 0
  }
  expect(depthOf(resolveDocument(document(block('c')), [entry]))).toBe(5)
})

test('headings get ids that are unique on the page and read like their text', () => {
  const heading = (text: string, level = 2) => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text }],
  })
  const headings = headingsOf(
    document(heading('Hoe lang duurt één jaar?'), heading('Kosten'), heading('Kosten 2'), heading('Kosten', 3)),
  )
  expect([...headings.values()]).toEqual([
    { id: 'hoe-lang-duurt-een-jaar', text: 'Hoe lang duurt één jaar?', level: 2 },
    { id: 'kosten', text: 'Kosten', level: 2 },
    { id: 'kosten-2', text: 'Kosten 2', level: 2 },
    { id: 'kosten-3', text: 'Kosten', level: 3 },
  ])
})

test('a heading never takes the id of the page’s own parts', () => {
  const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] })
  const headings = document(...['Bronnen', 'Media', 'Overnemen', 'Nog niet', 'Bron 3'].map(heading))
  const ids = (documentId?: string) => [...headingsOf(headings, documentId).values()].map(({ id }) => id)
  expect(ids()).toEqual(['bronnen-2', 'media-2', 'overnemen-2', 'nog-niet-2', 'bron-3-2'])
  expect(ids('a')).toEqual(['a-bronnen', 'a-media', 'a-overnemen', 'a-nog-niet', 'a-bron-3'])
})

test('reading time is a whole number of minutes, one at least', () => {
  const words = (count: number) =>
    document({ type: 'paragraph', content: [{ type: 'text', text: 'woord '.repeat(count) }] })
  expect([readingMinutes(words(3)), readingMinutes(words(900))]).toEqual([1, 5])
})
