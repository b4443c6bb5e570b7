import { expect, test } from 'vitest'
import { momentIds, turnsOf } from './moments.ts'

const line = (start: number | null, speaker: string | null = null) => ({ start, end: start, speaker, text: 'x' })

test('every line has an id of its own, by its second', () => {
  expect(momentIds([line(0), line(12.4), line(12.9), line(13)])).toEqual(['t0', 't12', 't12-2', 't13'])
  expect(momentIds([line(null), line(null)])).toEqual(['r1', 'r2'])
})

test('what one says in a row is one turn', () => {
  const turns = turnsOf([line(0, 'A'), line(1, 'A'), line(2, 'B'), line(3, 'A'), line(4), line(5)])
  expect(turns.map(({ speaker, lines }) => [speaker, lines.length])).toEqual([
    ['A', 2],
    ['B', 1],
    ['A', 1],
    [null, 2],
  ])
})
