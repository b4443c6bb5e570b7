import { expect, test } from 'vitest'
import { createPresence } from './presence.ts'

const item = { collection: 'articles', id: 'a' }

test('editors of one item know of each other, until one leaves or gives no sign for a minute', () => {
  let now = 0
  const presence = createPresence(() => now)
  expect(presence.note(item, 'one', 'Ans')).toEqual([])
  expect(presence.note(item, 'two', 'Bea')).toEqual(['Ans'])
  expect(presence.note({ ...item, id: 'b' }, 'three', 'Cor')).toEqual([])
  expect(presence.namesAt(item)).toEqual(['Ans', 'Bea'])
  presence.leave(item, 'two')
  expect(presence.namesAt(item)).toEqual(['Ans'])
  now = 60_000
  expect(presence.namesAt(item)).toEqual([])
})

test('what is known is bounded', () => {
  const presence = createPresence(() => 0)
  for (let tab = 0; tab < 50; tab += 1) presence.note(item, String(tab), `Editor ${tab}`)
  expect(presence.namesAt(item)).toHaveLength(20)
  for (let id = 0; id < 600; id += 1) presence.note({ ...item, id: String(id) }, 'one', 'Ans')
  expect(presence.namesAt(item)).toEqual([])
})
