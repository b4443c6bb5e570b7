import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { markTypes, nodeTypes } from '#schema/rich-text.ts'
import { SiteDocument } from './extensions.ts'

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
