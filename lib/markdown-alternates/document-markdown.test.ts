import { expect, test } from 'vitest'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { getPathname } from '../i18n/pathname.ts'
import { withReferences } from '../rich-text/references.ts'
import { nodeMarkdown, escaped, link, list } from './document-markdown.ts'

const context = {
  origin: 'https://lesroute.example',
  media: { url: 'https://media.example', folder: '' },
  urlOf: (href: Parameters<typeof getPathname>[0]['href']) =>
    `https://lesroute.example${getPathname({ href, locale: 'nl' })}`,
}
const text = (words: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks } : {}),
})
const paragraph = (...content: readonly RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const item = (...content: readonly RichTextNode[]): RichTextNode => ({ type: 'listItem', content })
const written = (...content: readonly RichTextNode[]): string =>
  nodeMarkdown(withReferences({ type: 'doc', content } satisfies RichText, [{ place: 2 }, { place: 3 }]), context)

test.each([
  ['2 * 3 _niet_ [schuin] `code` <b>', String.raw`2 \* 3 \_niet\_ \[schuin\] \`code\` \<b\>`],
  ['# geen kop', String.raw`\# geen kop`],
  ['1. geen lijst', String.raw`1\. geen lijst`],
  ['- geen lijst', String.raw`\- geen lijst`],
  ['&lt;script&gt; & co', String.raw`\&lt;script\&gt; & co`],
  ['## geen kop', String.raw`\## geen kop`],
  ['kop\n===', 'kop\n\\==='],
  ['kop\n---', 'kop\n\\---'],
  ['~50 of ~60', String.raw`\~50 of \~60`],
  ['zij-instroom in 2026. Echt', 'zij-instroom in 2026. Echt'],
])('the words %j stay words', (words, markdown) => expect(escaped(words)).toBe(markdown))

test('an address with brackets or spaces stays one link', () =>
  expect(link('a]b', 'https://x.example/een (twee)')).toBe(String.raw`[a\]b](https://x.example/een%20%28twee%29)`))

test('marks go round words, not round the space beside them, and links round all of them', () =>
  expect(
    written(
      paragraph(
        text('vet ', { type: 'bold' }),
        text('en', { type: 'italic' }, { type: 'link', attrs: { href: '/routes' } }),
        text(' a`b', { type: 'code' }),
      ),
    ),
  ).toBe('**vet** [_en_](https://lesroute.example/routes)``  a`b ``'))

test('inside a word, or against other marks, marks are elements', () => {
  const [bold, italic] = [{ type: 'bold' }, { type: 'italic' }]
  expect(written(paragraph(text('on'), text('derwijs', italic), text('.')))).toBe('on<em>derwijs</em>.')
  expect(written(paragraph(text('('), text('vet', bold), text(')')))).toBe('(**vet**)')
  expect(written(paragraph(text('een', bold), text('(twee)', bold, italic)))).toBe(
    '<strong>een</strong><em><strong>(twee)</strong></em>',
  )
})

test('a link behind an exclamation mark is no picture, and a break at the end is none', () =>
  expect(
    written(
      paragraph(text('Let op!'), text('Lees', { type: 'link', attrs: { href: '/routes' } }), { type: 'hardBreak' }),
    ),
  ).toBe(String.raw`Let op\![Lees](https://lesroute.example/routes)`))

test('links that lead nowhere, or run script, are their words; references to sources are footnotes', () =>
  expect(
    written(
      paragraph(
        text('weg', { type: 'link', attrs: { href: '/bestaat-niet' } }),
        text(' script', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
        text(' loon', { type: 'link', attrs: { href: '#bron-2' } }),
        text('3', { type: 'link', attrs: { href: '#bron-3' } }),
        text(' verborgen', { type: 'link', attrs: { href: '#bron-4' } }),
      ),
    ),
  ).toBe('weg script loon[^2][^3] verborgen'))

test('a heading without words is none, and an item in a sentence is its title', () => {
  const callout = {
    collection: 'callouts',
    id: 'c',
    title: 'Let op',
    color: 'info',
    variant: 'soft',
    dismissable: false,
  }
  const block: RichTextNode = { type: 'relation-inline-block', attrs: { data: callout } }
  expect(written({ type: 'heading', attrs: { level: 2 } }, paragraph(text('Voor '), block, text(' na.')))).toBe(
    'Voor Let op na.',
  )
})

test('a reference whose words are partly bold is one footnote', () => {
  const source = { type: 'link', attrs: { href: '#bron-2' } }
  expect(written(paragraph(text('de ', source), text('wet', source, { type: 'bold' }), text(' zegt')))).toBe(
    'de **wet**[^2] zegt',
  )
})

test('lists in lists are indented, further paragraphs of an item stay in it', () =>
  expect(
    written({
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        item(paragraph(text('een')), { type: 'bulletList', content: [item(paragraph(text('onder')))] }),
        item(paragraph(text('twee')), paragraph(text('meer'))),
      ],
    }),
  ).toBe('3. een\n   - onder\n4. twee\n\n   meer'))

test('a table keeps its columns, whatever its cells hold', () => {
  const cell = (type: string, words: string, attrs = {}): RichTextNode => ({
    type,
    attrs,
    content: [paragraph(text(words))],
  })
  expect(
    written({
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'a|b'), cell('tableHeader', 'c')] },
        { type: 'tableRow', content: [cell('tableCell', 'breed', { colspan: 2 })] },
      ],
    }),
  ).toBe(String.raw`| a\|b | c |` + '\n| --- | --- |\n| breed |  |')
})

test('a cell that is several rows high leaves its column empty below it', () => {
  const cell = (words: string, attrs = {}): RichTextNode => ({
    type: 'tableCell',
    attrs,
    content: [paragraph(text(words))],
  })
  const row = (...content: RichTextNode[]): RichTextNode => ({ type: 'tableRow', content })
  const content = [
    // A width that is no whole number loses no words.
    row(cell('a', { rowspan: 2, colspan: 1.5 }), cell('b'), cell('c', { rowspan: 99 })),
    row(cell('d')),
    row(cell('e'), cell('f'), cell('g')),
  ]
  expect(written({ type: 'table', content }).split('\n').slice(2)).toEqual([
    '| a |  | b | c |',
    '|  |  | d |  |',
    '| e | f | g |  |',
  ])
})

test('code keeps its words, inside a fence that they do not end', () =>
  expect(written({ type: 'codeBlock', content: [text('```\n*x*')] })).toBe('````\n```\n*x*\n````'))

test('a heading with a line break stays one line', () =>
  expect(
    written({
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: 'x' }, { type: 'hardBreak' }, { type: 'text', text: 'y' }],
    }),
  ).toBe('## x y'))

test('headings stay below the title, quotes and rules are themselves', () =>
  expect(
    written(
      { type: 'heading', attrs: { level: 1 }, content: [text('Kop')] },
      { type: 'blockquote', content: [paragraph(text('een')), paragraph(text('twee'))] },
      { type: 'horizontalRule' },
      paragraph(text('a'), { type: 'hardBreak' }, text('b')),
    ),
  ).toBe('## Kop\n\n> een\n>\n> twee\n\n---\n\na\\\nb'))

const relation = (type: string, data: Readonly<Record<string, unknown>>): RichTextNode => ({ type, attrs: { data } })

test('embedded items have the same text as on the page', () =>
  expect(
    written(
      paragraph(
        text('Lees '),
        relation('relation-inline-block', {
          collection: 'mentions',
          id: 'm',
          title: null,
          item: [{ id: 'j', collection: 'articles', item: { id: 'a', title: 'De pabo', slug: 'de-pabo' } }],
        }),
      ),
      relation('relation-block', {
        collection: 'callouts',
        id: 'c',
        title: 'Let op',
        description: { type: 'doc', content: [paragraph(text('kort'))] },
        color: 'info',
        variant: 'soft',
        actions: [{ label: 'Verder', to: '/routes' }],
      }),
      relation('relation-block', {
        collection: 'mediaplayers',
        id: 'p',
        type: 'audio',
        title: 'Gesprek',
        audio: { source: 'geluid' },
        artwork: null,
      }),
      relation('relation-block', { collection: 'onbekend' }),
    ),
  ).toBe(
    [
      'Lees [De pabo](https://lesroute.example/kennisbank/artikelen/de-pabo)',
      '> **Let op**\n>\n> kort\n>\n> - [Verder](https://lesroute.example/routes)',
      '[Gesprek](https://media.example/video/upload/geluid)',
    ].join('\n\n'),
  ))

test('an item of several lines stays one item', () => expect(list(['a\nb', 'c'])).toBe('- a\n  b\n- c'))
