import { expect, test } from 'vitest'
import { highestFirst } from './order.ts'

const items = [
  { id: 'c', popularity: null, date: '2026-01-02' },
  { id: 'b', popularity: 3, date: '2026-01-01' },
  { id: 'e', popularity: null, date: null },
  { id: 'a', popularity: 3, date: '2026-01-01' },
  { id: 'd', popularity: 9, date: null },
]

test('items without a value come last, equal items by the next value and then by id', () => {
  const sorted = highestFirst(
    items,
    ({ popularity }) => popularity,
    ({ date }) => date,
  )
  expect(sorted.map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c', 'e'])
})
