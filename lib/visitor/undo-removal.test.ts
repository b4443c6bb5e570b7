import { expect, test } from 'vitest'
import { putBack } from './undo-removal.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [Item, Item, Item, Item]
type Item = { readonly id: string }

test('undo returns an item to its place, and keeps what another tab has added since', () => {
  expect(putBack([a, c, d], [{ item: b, at: 1 }])).toEqual([a, b, c, d])
  expect(putBack([a], [{ item: d, at: 3 }])).toEqual([a, d])
})

test('undo returns all items that were removed one after the other, each to its place', () => {
  const removed = [
    { item: b, at: 1 },
    { item: a, at: 0 },
    { item: c, at: 0 },
  ]
  expect(putBack([d], removed)).toEqual([a, b, c, d])
})

test('an item that another tab has put back already stays once', () => {
  expect(putBack([b, a], [{ item: b, at: 1 }])).toEqual([b, a])
})
