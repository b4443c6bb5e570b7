import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { markTypes, nodeTypes } from '#schema/rich-text.ts'
import { isWritable, SiteDocument } from './extensions.ts'
import { writable } from './writable.ts'

const schema = getSchema([SiteDocument])

/** The document as the editor gives it back. */
const through = (content: unknown[]): unknown => {
  const node = schema.nodeFromJSON({ type: 'doc', content })
  node.check()
  const { content: back }: { content?: unknown } = node.toJSON()
  return back
}

test('the editor knows the nodes and marks of the site, and no others', () => {
  expect(Object.keys(schema.nodes).sort()).toEqual([...nodeTypes].sort())
  expect(Object.keys(schema.marks).sort()).toEqual([...markTypes].sort())
})

test('embedded items leave the editor as they came', () => {
  const attrs = (collection: string) => ({ id: 'j1', junction: 'articles_editor_nodes', collection })
  const content = [
    { type: 'relation-block', attrs: attrs('callouts') },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Lees ' },
        { type: 'relation-inline-block', attrs: attrs('mentions') },
        { type: 'text', text: ' ook', marks: [{ type: 'relation-mark', attrs: attrs('mentions') }] },
      ],
    },
  ]
  expect(through(content)).toEqual(content)
})

test('headings of every level, and marks that lie on one another, stay', () => {
  const marks = ['bold', 'italic', 'strike', 'code', 'subscript', 'superscript'].map((type) => ({ type }))
  const content = [
    ...[1, 2, 3, 4, 5, 6].map((level) => ({ type: 'heading', attrs: { level } })),
    { type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] },
    { type: 'horizontalRule' },
  ]
  expect(through(content)).toEqual(content)
})

test('an embedded item of a strange kind is words in the editor, never elements', () => {
  const node = schema.nodeFromJSON({ type: 'relation-block', attrs: { id: 'x', collection: ['img', { src: 'x' }] } })
  const spec: unknown = schema.nodes['relation-block']?.spec.toDOM?.(node)
  expect(Array.isArray(spec) && typeof spec[2]).toBe('string')
})

const paragraph = (...content: RichTextNode[]): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content }] })

test('an empty text is left out, so that the rest of the document opens', () => {
  const document = paragraph({ type: 'text', text: '' }, { type: 'text', text: 'Lees dit' })
  expect(isWritable(document)).toBe(true)
  expect(writable(document)).toEqual(paragraph({ type: 'text', text: 'Lees dit' }))
})

test('a document that the editor would open as another one is not written in it', () => {
  const attrs = { id: 'j1', junction: 'articles_editor_nodes', collection: 'callouts' }
  expect(isWritable(paragraph({ type: 'text', text: 'x' }, { type: 'relation-block', attrs }))).toBe(false)
  expect(isWritable(paragraph({ type: 'mystery' }))).toBe(false)
  expect(isWritable(paragraph({ type: 'text', text: 'x', marks: [{ type: 'mystery' }] }))).toBe(false)
})
