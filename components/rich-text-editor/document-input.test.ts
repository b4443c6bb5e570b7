import { expect, test } from 'vitest'
import { maxBytes, maxDepth, parseDocument } from './document-input.ts'

const problemOf = (input: unknown) => {
  const parsed = parseDocument(input)
  return parsed.ok ? null : parsed.problem
}
const text = (words: string) => ({ type: 'text', text: words })
const json = (...content: unknown[]) => JSON.stringify({ type: 'doc', content })
/** A document whose deepest node is the given number of objects deep. */
const deep = (depth: number) =>
  '{"type":"doc","content":['.repeat(depth - 1) + '{"type":"doc"}' + ']}'.repeat(depth - 1)

test('a document passes as it is, whatever its nodes are called', () => {
  const content = [
    { type: 'heading', attrs: { level: 2 }, content: [text('Kop')] },
    { type: 'columns', content: [{ type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'glow' }] }] }] },
  ]
  expect(parseDocument(json(...content))).toEqual({ ok: true, document: { type: 'doc', content } })
})

test('what is no part of a document is left behind', () => {
  expect(parseDocument('{"type":"doc","version":3}')).toEqual({ ok: true, document: { type: 'doc' } })
})

test('anything but JSON text is refused', () => {
  for (const input of [undefined, null, 7, {}, { type: 'doc' }, '', 'Hallo', '{"type":"doc"', '{"type":doc}'])
    expect(problemOf(input), JSON.stringify(input)).toEqual({ code: 'notJson' })
})

test('JSON that is no document is refused, with the place', () => {
  expect(problemOf('[]')).toEqual({ code: 'notADocument', place: '' })
  expect(problemOf('null')).toEqual({ code: 'notADocument', place: '' })
  expect(problemOf('{"type":"paragraph"}')).toEqual({ code: 'notADocument', place: 'type' })
  expect(problemOf(json(text('a'), { text: 'b' }))).toEqual({ code: 'notADocument', place: 'content.1.type' })
  expect(problemOf(json({ type: 'text', text: 5 }))).toEqual({ code: 'notADocument', place: 'content.0.text' })
  expect(problemOf(json({ type: 'text', marks: {} }))).toEqual({ code: 'notADocument', place: 'content.0.marks' })
  expect(problemOf(json({ type: 'p', attrs: [] }))).toEqual({ code: 'notADocument', place: 'content.0.attrs' })
})

test('size is counted in bytes, to the byte', () => {
  const frame = json(text('')).length
  const fits = json(text('é'.repeat((maxBytes - frame) / 2)))
  expect(Buffer.byteLength(fits)).toBe(maxBytes)
  expect(problemOf(fits)).toBeNull()
  expect(problemOf(`${fits} `)).toEqual({ code: 'tooLarge', kilobytes: 201 })
})

test('depth ends where it says', () => {
  expect(problemOf(deep(maxDepth))).toBeNull()
  expect(problemOf(deep(maxDepth + 1))).toEqual({ code: 'tooDeep' })
})

test('depth that would exhaust the stack is refused: of nodes, of lists, of attributes', () => {
  expect(problemOf(deep(5000))).toEqual({ code: 'tooDeep' })
  expect(problemOf('['.repeat(90_000) + ']'.repeat(90_000))).toEqual({ code: 'tooDeep' })
  const attrs = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)
  expect(problemOf(`{"type":"doc","attrs":${attrs}}`)).toEqual({ code: 'tooDeep' })
})
