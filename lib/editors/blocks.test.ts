import { expect, test } from 'vitest'
import type { RichText } from '#schema/index.ts'
import { blockChanges, blocksShape, junction, type NewBlock } from './blocks.ts'

const ids = ['a', 'b', 'c'].map((letter) => `${letter}0000000-0000-4000-8000-000000000000`)
const [first = '', second = '', third = ''] = ids
const article = '10000000-0000-4000-8000-000000000000'
const textWith = (...nodes: string[]): RichText => ({
  type: 'doc',
  content: nodes.map((id) => ({ type: 'relation-block', attrs: { id, junction, collection: 'images' } })),
})
const image: NewBlock = { collection: 'images', image: article, alt: 'Een lokaal', isWide: false }

test('items that the text shows and that are not stored are created; others are left as they are', () => {
  const blocks = { [first]: image, [second]: image, [third]: image }
  expect(blockChanges(textWith(first, second), blocks, new Set([second]))).toEqual({
    editor_nodes: {
      create: [
        { id: first, collection: 'images', item: { image: article, alt_text: 'Een lokaal', full_width: false } },
      ],
      update: [],
      delete: [],
    },
  })
  expect(blockChanges(textWith(second), blocks, new Set([second]))).toEqual({})
  expect(blockChanges(null, blocks, new Set())).toEqual({})
})

test.each([
  [
    { collection: 'related_content_lists', title: ' ', items: [{ id: article, title: 'x', kind: 'videos' }] },
    { items: [{ collection: 'videos', item: article, sort: 1 }] },
  ],
  [
    { collection: 'mentions', title: '', article },
    { title: null, item: [{ collection: 'articles', item: article, sort: 1 }] },
  ],
  [
    {
      collection: 'content_lists',
      title: 'Stappen',
      items: [
        { id: second, title: 'Eén', description: 'Kijk', link: '/advies' },
        { id: third, title: 'Twee', description: '', link: '' },
      ],
    },
    {
      items: [
        { id: second, title: 'Eén', description: 'Kijk', link: '/advies', internal: true, mediatype: 'none', sort: 1 },
        { id: third, title: 'Twee', description: null, link: null, internal: false, sort: 2 },
      ],
    },
  ],
  [
    { collection: 'mediaplayers', type: 'audio', title: 'Eerste bel', file: article },
    { type: 'audio', audio: { source: article }, video: null },
  ],
  [
    { collection: 'mediaplayers', type: 'video', title: 'Een dag', file: article },
    { video: { id: article }, audio: null },
  ],
  [
    { collection: 'buttons', label: 'Naar advies', to: '/advies' },
    { internal: true, to: '/advies' },
  ],
  [
    { collection: 'callouts', title: 'Let op', text: 'Eén.\n\nTwee.' },
    { description: { content: [{ content: [{ text: 'Eén.' }] }, { content: [{ text: 'Twee.' }] }] } },
  ],
] satisfies [NewBlock, object][])('%j is written as an item with what it refers to', (block, item) => {
  expect(blockChanges(textWith(first), { [first]: block }, new Set())).toMatchObject({
    editor_nodes: { create: [{ id: first, collection: block.collection, item }] },
  })
})

test('a picture without words, cards without items and other kinds are refused', () => {
  expect(blocksShape.safeParse({ [first]: image }).success).toBe(true)
  for (const wrong of [
    { ...image, alt: '' },
    { collection: 'related_content_lists', title: '', items: [] },
    { collection: 'content_lists', title: '', items: [] },
    { collection: 'mediaplayers', type: 'image', title: 'x', file: article },
    { collection: 'directus_users' },
  ])
    expect(blocksShape.safeParse({ [first]: wrong }).success).toBe(false)
  expect(blocksShape.safeParse({ '../x': image }).success).toBe(false)
})
