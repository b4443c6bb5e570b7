import { expect, test } from 'vitest'
import type { RichTextNode } from '#schema/index.ts'
import { inspectDocument } from './inspect.ts'

const text = (words: string, href?: string): RichTextNode => ({
  type: 'text',
  text: words,
  ...(href ? { marks: [{ type: 'link', attrs: { href } }] } : {}),
})
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const heading = (level: number, words: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
})
const relation = (id: string, collection: string): RichTextNode => ({
  type: 'relation-block',
  attrs: { id, junction: 'articles_editor_nodes', collection },
})
const entries = [
  { id: 'a', collection: 'images', item: { id: 'i', image: { id: 'f', title: 'Een klas' }, alt_text: null } },
  { id: 'b', collection: 'images', item: { id: 'i', image: { id: 'f' }, alt_text: 'Een klas' } },
  { id: 'c', collection: 'buttons', item: { id: 'k', label: 'Lees', to: '/kennisbank/artikelen/weg' } },
  { id: 'd', collection: 'polls', item: { id: 'p' } },
  { id: 'e', collection: 'images', item: null },
]
const findingsOf = (...content: RichTextNode[]) =>
  inspectDocument(
    { type: 'doc', content },
    { entries, exists: (path) => path === '/kennisbank/artikelen/de-pabo' },
  ).map(({ block, finding }) => [block, finding.kind])

test('a sound document has no findings', () =>
  expect(
    findingsOf(
      heading(2, 'Begin'),
      paragraph(text('Lees '), text('meer', '/kennisbank/artikelen/de-pabo#kosten')),
      relation('b', 'images'),
    ),
  ).toEqual([]))

test.each<[string, RichTextNode, string]>([
  ['an item that is gone', relation('e', 'images'), 'unresolved'],
  ['an item that nobody knows of', relation('z', 'callouts'), 'unresolved'],
  ['an item that cannot be shown', relation('d', 'polls'), 'notRenderable'],
  ['a picture without words', relation('a', 'images'), 'missingAlt'],
  ['a button to a missing article', relation('c', 'buttons'), 'deadLink'],
  ['a link to a missing article', paragraph(text('x', '/kennisbank/artikelen/weg')), 'deadLink'],
  ['a link to a page of no kind', paragraph(text('x', '/loterij')), 'strayPath'],
  ['a heading that jumps', heading(4, 'Diep'), 'levelJump'],
  ['a heading without words', heading(2, ''), 'emptyHeading'],
  ['a sentence of thirty words', paragraph(text(`${'woord '.repeat(30)}.`)), 'longSentence'],
  ['a node of the future', { type: 'poll' }, 'unknownNode'],
])('%s is found in its block', (_, node, kind) =>
  expect(findingsOf(paragraph(text('Eerst dit.')), node)).toEqual([[1, kind]]),
)
