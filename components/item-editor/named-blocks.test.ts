import { expect, test } from 'vitest'
import { blockName } from './block-kind.ts'
import { withNamedBlocks } from './named-blocks.ts'

test('an item in a text is its name, in a sentence as between paragraphs', () => {
  const item = (type: string, collection: string) => ({ type, attrs: { id: 'x', collection } })
  const text = (words: string) => ({ type: 'text', text: words })
  const sentence = { type: 'paragraph', content: [text('Lees '), item('relation-inline-block', 'mentions')] }
  const nameOf = (attrs: Readonly<Record<string, unknown>> | undefined) => blockName(attrs, (kind) => `een ${kind}`)
  expect(
    withNamedBlocks({ type: 'doc', content: [sentence, item('relation-block', 'onbekend')] }, nameOf).content,
  ).toEqual([
    { type: 'paragraph', content: [text('Lees '), text('[een mentions]')] },
    { type: 'paragraph', content: [text('[onbekend]')] },
  ])
})
