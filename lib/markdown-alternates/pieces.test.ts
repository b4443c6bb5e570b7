import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

test('a long text comes in pieces that end with a paragraph, and nothing of it is lost', () => {
  const text = Array.from({ length: 40 }, (_, index) => `Alinea ${index}`).join('\n\n')
  const pieces = piecesOf(text, 100)
  expect(pieces.join('')).toBe(text)
  expect(pieces.slice(0, -1).every((piece) => piece.length <= 102 && piece.endsWith('\n\n'))).toBe(true)
})

test('a text without paragraphs is cut all the same, and a short one is whole', () => {
  expect(piecesOf('x'.repeat(250), 100).map(({ length }) => length)).toEqual([100, 100, 50])
  expect(piecesOf('', 100)).toEqual([''])
})
