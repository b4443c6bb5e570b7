import { expect, test } from 'vitest'
import { markdownToDocument, splitFrontMatter, type RelationRequest } from './markdown.ts'

test('a paragraph keeps its marks, and touching texts with the same marks are one', () => {
  expect(markdownToDocument('H<sub>2</sub>O is **nat en *koud*** & ~~droog~~ `x`').content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'H' },
        { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
        { type: 'text', text: 'O is ' },
        { type: 'text', text: 'nat en ', marks: [{ type: 'bold' }] },
        { type: 'text', text: 'koud', marks: [{ type: 'bold' }, { type: 'italic' }] },
        { type: 'text', text: ' & ' },
        { type: 'text', text: 'droog', marks: [{ type: 'strike' }] },
        { type: 'text', text: ' ' },
        { type: 'text', text: 'x', marks: [{ type: 'code' }] },
      ],
    },
  ])
})

test('a list item holds paragraphs and lists, an ordered list its start', () => {
  const [list] = markdownToDocument('3. een\n   - binnen\n4. twee').content ?? []
  expect(list?.attrs).toEqual({ start: 3 })
  expect(list?.content?.[0]?.content?.map((node) => node.type)).toEqual(['paragraph', 'bulletList'])
})

test('a table has header cells first and a paragraph in each cell', () => {
  const [table] = markdownToDocument('| a | b |\n|---|---|\n| 1 | **2** |').content ?? []
  expect(table?.content?.map((row) => row.content?.[0]?.type)).toEqual(['tableHeader', 'tableCell'])
  expect(table?.content?.[1]?.content?.[1]?.content?.[0]?.type).toBe('paragraph')
})

test('blocks and mentions become relations that carry the id of the junction record', () => {
  const requests: RelationRequest[] = []
  const relate = (request: RelationRequest) => `id-${requests.push(request)}`
  const document = markdownToDocument('Lees [dit](mention:de-pabo).\n\n```buttons\nlabel: Verder\n```', { relate })
  expect(document.content?.[0]?.content?.[1]).toEqual({
    type: 'relation-inline-block',
    attrs: { id: 'id-1', junction: 'articles_editor_nodes', collection: 'mentions' },
  })
  expect(document.content?.[1]?.attrs).toMatchObject({ id: 'id-2', collection: 'buttons' })
  expect(requests).toEqual([
    { collection: 'mentions', fields: { article: 'de-pabo', title: 'dit' } },
    { collection: 'buttons', fields: { label: 'Verder' } },
  ])
})

test('a field without relations refuses them, and unknown markup is refused by name', () => {
  expect(() => markdownToDocument('```callouts\ntitle: x\n```')).toThrow('cannot hold a relation to callouts')
  expect(() => markdownToDocument('<mark>x</mark>', { where: 'proef.md' })).toThrow('proef.md')
  expect(() => splitFrontMatter('geen kop', 'proef.md')).toThrow('proef.md: no front matter')
})

test('a reference to a source is a link to its place in the list', () => {
  const [paragraph] = markdownToDocument('Volgens [de wet](#bron-2).').content ?? []
  expect(paragraph?.content?.[1]).toMatchObject({
    text: 'de wet',
    marks: [{ type: 'link', attrs: { href: '#bron-2', target: null } }],
  })
})
