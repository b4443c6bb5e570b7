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

test('a table, a code block and a numbered list that begins elsewhere become nodes', () => {
  const { content } = fromMarkdown(
    '| Wat | Prijs |\n|---|--:|\n| **Boek** | a\\|b |\n\n3. drie\n\n```js\n<a> &amp;\n```',
  )
  const cell = (type: string, ...words: object[]) => ({ type, content: [{ type: 'paragraph', content: words }] })
  expect(content).toEqual([
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            cell('tableHeader', { type: 'text', text: 'Wat' }),
            cell('tableHeader', { type: 'text', text: 'Prijs' }),
          ],
        },
        {
          type: 'tableRow',
          content: [
            cell('tableCell', { type: 'text', text: 'Boek', marks: [{ type: 'bold' }] }),
            cell('tableCell', { type: 'text', text: 'a|b' }),
          ],
        },
      ],
    },
    { type: 'orderedList', attrs: { start: 3 }, content: [expect.objectContaining({ type: 'listItem' })] },
    { type: 'codeBlock', content: [{ type: 'text', text: '<a> &amp;' }] },
  ])
})

test('a picture is its words', () =>
  expect(plainText(fromMarkdown('Zie ![een &eacute;cht _lokaal_](lokaal.png "x").'))).toBe('Zie een écht lokaal.'))

test('entities become characters, except in code; one that is not known stays as it is written', () => {
  expect(
    fromMarkdown('caf&eacute;&nbsp;&Ouml;&ccedil; &amp;amp; &#8364;&#x20AC; &#0;&#9999999; &onbekend; &constructor;'),
  ).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'café\u00A0Öç &amp; €€ \uFFFD\uFFFD &onbekend; &constructor;' }],
      },
    ],
  })
  expect(fromMarkdown('[x](https://duo.nl/?a=1&amp;b=2)').content?.[0]?.content?.[0]?.marks).toEqual([
    { type: 'link', attrs: { href: 'https://duo.nl/?a=1&b=2' } },
  ])
  expect(plainText(fromMarkdown('`&eacute;` \\&eacute;'))).toBe('&eacute; &eacute;')
})

test('an address keeps its query, whatever its parameters are called', () => {
  const address = 'https://duo.example/?a=1&region=utrecht&section=2&copy=3'
  for (const text of [`[hier](${address})`, `<${address}>`])
    expect(JSON.stringify(fromMarkdown(text))).toContain(JSON.stringify({ href: address }))
})
