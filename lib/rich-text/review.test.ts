import { expect, test } from 'vitest'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { contentsOf, isLinkable, knownPlace, reviewDocument, withoutUnknown } from './review.ts'

const document = (...content: RichTextNode[]): RichText => ({ type: 'doc', content })
const heading = (level: number, text: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  ...(text ? { content: [{ type: 'text', text }] } : {}),
})
const linked = (text: string, href: unknown): RichTextNode => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
})
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const warningsOf = (...content: RichTextNode[]) => reviewDocument(document(...content)).warnings

test('headings that step down one level at a time, and up at will, are fine', () => {
  expect(warningsOf(heading(2, 'a'), heading(3, 'b'), heading(4, 'c'), heading(2, 'd'))).toEqual([])
})

test('a level that is skipped is told, also at the start of a document', () => {
  expect(warningsOf(heading(3, 'Kosten'), heading(5, 'Subsidie'))).toEqual([
    { kind: 'levelJump', heading: 'Kosten', from: 1, to: 3 },
    { kind: 'levelJump', heading: 'Subsidie', from: 3, to: 5 },
  ])
})

test('a first-level heading counts as the second level, as the page shows it', () => {
  expect(warningsOf(heading(1, 'Titel'), heading(3, 'Deel'))).toEqual([])
})

test('a heading of white space is empty, and is not listed', () => {
  const { warnings, contents } = reviewDocument(document(heading(2, '  '), heading(2, 'Wel')))
  expect(warnings).toEqual([{ kind: 'emptyHeading', level: 2 }])
  expect(contents.map(({ text }) => text)).toEqual(['Wel'])
  expect(contentsOf(document(heading(2, '  '), heading(2, 'Wel')))).toEqual(contents)
})

test('contents go as deep as on the page of an article, with the ids of the page', () => {
  const { contents } = reviewDocument(document(heading(2, 'Kosten'), heading(3, 'Kosten'), heading(4, 'Klein')))
  expect(contents.map(({ id }) => id)).toEqual(['kosten', 'kosten-2'])
})

test('links that the site leaves out are told once for each address', () => {
  const safe = ['https://example.org', 'mailto:a@example.org', 'tel:0123', '/kennisbank', '#kop'].map((href) =>
    linked('goed', href),
  )
  const unsafe = [
    linked('klik', 'javascript:alert(1)'),
    linked('en klik', 'javascript:alert(1)'),
    linked('x', 'data:text/html,x'),
  ]
  expect(warningsOf(paragraph(...safe, ...unsafe, linked('half', 'example.org'), linked('leeg', null)))).toEqual([
    { kind: 'unsafeLink', text: 'klik', href: 'javascript:alert(1)' },
    { kind: 'unsafeLink', text: 'x', href: 'data:text/html,x' },
    { kind: 'unsafeLink', text: 'half', href: 'example.org' },
    { kind: 'unsafeLink', text: 'leeg', href: '' },
  ])
})

test('a path that this site does not serve is told apart, and may be linked to all the same', () => {
  expect(warningsOf(paragraph(linked('straks', '/nog/niet')))).toEqual([
    { kind: 'strayPath', text: 'straks', href: '/nog/niet' },
  ])
  expect(['/nog/niet', '/kennisbank', '#kop', 'https://example.org'].map(isLinkable)).toEqual(Array(4).fill(true))
  expect(['//example.org', '/\\example.org', 'javascript:alert(1)', 'example.org', ''].map(isLinkable)).toEqual(
    Array(5).fill(false),
  )
})

test('unknown nodes and marks are counted by type; names of object members are unknown too', () => {
  const strange = paragraph({ type: 'text', text: 'x', marks: [{ type: 'highlight' }, { type: 'bold' }] })
  expect(warningsOf({ type: 'video' }, { type: 'video' }, { type: 'constructor', content: [strange] })).toEqual([
    { kind: 'unknownNode', type: 'video', count: 2 },
    { kind: 'unknownNode', type: 'constructor', count: 1 },
    { kind: 'unknownMark', type: 'highlight', count: 1 },
  ])
})

test('relational nodes are counted, in blocks and in lines', () => {
  const inline = { type: 'relation-inline-block', attrs: { id: 'm' } }
  expect(warningsOf({ type: 'relation-block', attrs: { id: 'b' } }, paragraph(inline))).toEqual([
    { kind: 'relations', count: 2 },
  ])
})

test('long texts are cut in warnings', () => {
  const [warning] = warningsOf(paragraph(linked('woord '.repeat(100), 'nergens')))
  expect(warning?.kind === 'unsafeLink' && warning.text.length).toBe(81)
})

test('without what is unknown, words stay and everything known is untouched', () => {
  const bold = { type: 'text', text: 'dik', marks: [{ type: 'bold' }] }
  const both = { type: 'text', text: 'dik', marks: [{ type: 'highlight' }, { type: 'bold' }] }
  const wrapped = { type: 'columns', content: [{ type: 'column', content: [paragraph(both)] }, { type: 'spacer' }] }
  expect(withoutUnknown(document(wrapped, heading(2, 'Kop')))).toEqual(document(paragraph(bold), heading(2, 'Kop')))
})

test('reading time is that of the page: one minute for two hundred words', () => {
  expect(reviewDocument(document(paragraph({ type: 'text', text: 'woord '.repeat(600) }))).minutes).toBe(3)
})

test('a block keeps its place in the document behind what is left out', () => {
  const mystery = { type: 'mystery', content: [heading(2, 'Een'), heading(2, 'Twee')] }
  const whole = document({ type: 'empty' }, mystery, heading(2, 'Drie'))
  expect([0, 1, 2].map((block) => knownPlace(whole, block))).toEqual([0, 0, 2])
  expect(withoutUnknown(whole).content?.[2]).toEqual(heading(2, 'Drie'))
})
