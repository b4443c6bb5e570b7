import { expect, test } from 'vitest'
import { findMatches } from './find.ts'

const matched = (text: string, query: string) =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end))

test('words are found whatever their capitals and marks', () => {
  expect(matched('Eén idee, één kind. EEN.', 'een')).toEqual(['Eén', 'één', 'EEN'])
  expect(matched('cafe\u0301s', 'café')).toEqual(['cafe\u0301'])
})

test('what stands before a match does not shift it', () => {
  expect(matched('ﬁets \u{1F600} é fiets', 'fiets')).toEqual(['ﬁets', 'fiets'])
})

test('matches do not overlap, and an empty query finds nothing', () => {
  expect(findMatches('aaaa', 'aa')).toEqual([
    { start: 0, end: 2 },
    { start: 2, end: 4 },
  ])
  expect(findMatches('tekst', '  ')).toEqual([])
  expect(findMatches('tekst', '\u0301')).toEqual([])
})
