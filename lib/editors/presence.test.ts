import { expect, test } from 'vitest'
import { createPresence } from './presence.ts'

const item = { collection: 'articles', id: 'a' }
const editor = (name: string) => ({ account: `id of ${name}`, name })

test('editors of one item know of each other, until one leaves or gives no sign for a minute', () => {
  let now = 0
  const presence = createPresence(() => now)
  expect(presence.note(item, 'one', editor('Ans'))).toEqual([])
  expect(presence.note(item, 'two', editor('Bea'))).toEqual(['Ans'])
  expect(presence.note({ ...item, id: 'b' }, 'three', editor('Cor'))).toEqual([])
  expect(presence.namesAt(item)).toEqual(['Ans', 'Bea'])
  presence.leave(item, 'two')
  expect(presence.namesAt(item)).toEqual(['Ans'])
  now = 60_000
  expect(presence.namesAt(item)).toEqual([])
})

test('nobody hears of their own tabs, and an account that is not known is another', () => {
  const presence = createPresence(() => 0)
  presence.note(item, 'one', editor('Ans'))
  expect(presence.note(item, 'two', editor('Ans'))).toEqual([])
  expect(presence.note(item, 'three', { account: 'another', name: 'Ans' })).toEqual(['Ans'])
  expect(presence.namesAt(item, 'another')).toEqual(['Ans'])
  expect(presence.namesAt({ ...item, id: 'b' }, 'another')).toEqual([])
  presence.note({ ...item, id: 'b' }, 'four', editor('Bea'))
  expect(presence.namesAt({ ...item, id: 'b' }, editor('Bea').account)).toEqual([])
  presence.note({ ...item, id: 'c' }, 'five', { account: '', name: '' })
  expect(presence.note({ ...item, id: 'c' }, 'six', { account: '', name: '' })).toEqual([''])
})

test('what is known is bounded', () => {
  const presence = createPresence(() => 0)
  for (let tab = 0; tab < 50; tab += 1) presence.note(item, String(tab), editor(`Editor ${tab}`))
  expect(presence.namesAt(item)).toHaveLength(20)
  for (let id = 0; id < 600; id += 1) presence.note({ ...item, id: String(id) }, 'one', editor('Ans'))
  expect(presence.namesAt(item)).toEqual([])
})
