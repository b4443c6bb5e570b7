import { expect, test } from 'vitest'
import { plainText } from '#schema/rich-text.ts'
import { fromMarkdown } from './markdown.ts'

test('paragraphs, lists, marks and links become nodes', () => {
  const { content } = fromMarkdown('De **pabo** en _meer_, zie [DUO](https://duo.nl).\n\n- een;\n- twee.\n\n1. stap')
  expect(content?.map(({ type }) => type)).toEqual(['paragraph', 'bulletList', 'orderedList'])
  expect(content?.[0]?.content).toEqual([
    { type: 'text', text: 'De ' },
    { type: 'text', text: 'pabo', marks: [{ type: 'bold' }] },
    { type: 'text', text: ' en ' },
    { type: 'text', text: 'meer', marks: [{ type: 'italic' }] },
    { type: 'text', text: ', zie ' },
    { type: 'text', text: 'DUO', marks: [{ type: 'link', attrs: { href: 'https://duo.nl' } }] },
    { type: 'text', text: '.' },
  ])
  expect(content?.[1]?.content?.map((item) => plainText(item))).toEqual(['een;', 'twee.'])
})

test('a heading stays below those of the page', () =>
  expect(fromMarkdown('# Groot').content?.[0]).toMatchObject({ type: 'heading', attrs: { level: 3 } }))

test('markup of HTML stays the words it is written in', () =>
  expect(plainText(fromMarkdown('<script>alert(1)</script>\n\nen <b>dit</b>'))).toBe(
    '<script>alert(1)</script> en <b>dit</b>',
  ))
