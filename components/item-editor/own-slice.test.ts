import { getSchema } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { SiteDocument } from '#components/rich-text-editor/extensions.ts'
import { ownSlice } from './own-slice.ts'

const schema = getSchema([SiteDocument])

const attrs = (id: string, collection: string) => ({ id, junction: 'articles_editor_nodes', collection })
const mention = (id: string) => ({ type: 'relation-inline-block', attrs: attrs(id, 'mentions') })
const image = (id: string) => ({ type: 'relation-block', attrs: attrs(id, 'images') })
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length ? { marks } : {}) })
const sliceOf = (...content: object[]) => new Slice(schema.nodeFromJSON({ type: 'doc', content }).content, 1, 0)
const isOwn = (id: string) => id === 'own'

test('of a text with items of another one the words are pasted, and the items of its own', () => {
  const mark = { type: 'relation-mark', attrs: attrs('other', 'mentions') }
  const slice = sliceOf(
    {
      type: 'paragraph',
      content: [text('Lees '), mention('other'), text('dit', { type: 'bold' }, mark), mention('own')],
    },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [text('x')] }, image('other')] },
    image('own'),
    image('other'),
  )
  expect(ownSlice(slice, isOwn).toJSON()).toEqual(
    sliceOf(
      { type: 'paragraph', content: [text('Lees '), text('dit', { type: 'bold' }), mention('own')] },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [text('x')] }] },
      image('own'),
    ).toJSON(),
  )
})

test('a slice without items of other texts stays the same one', () => {
  const slice = sliceOf({ type: 'paragraph', content: [text('Lees '), mention('own')] }, image('own'))
  expect(ownSlice(slice, isOwn)).toBe(slice)
})

test('a cell or a quotation of which nothing is left has a paragraph, as the editor needs it', () => {
  const cell = { type: 'tableCell', content: [image('other')] }
  const slice = sliceOf(
    { type: 'paragraph', content: [text('x')] },
    { type: 'blockquote', content: [image('other')] },
    { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
    { type: 'paragraph' },
  )
  expect(() => schema.topNodeType.create(null, ownSlice(slice, isOwn).content).check()).not.toThrow()
})
