import { expect, test } from 'vitest'
import { sortRecords } from './order.ts'

const recordsTitled = (...titles: readonly string[]) => titles.map((title, id) => ({ objectID: String(id), title }))
const sorted = (path: string, descending: boolean, ...titles: readonly string[]) =>
  sortRecords(recordsTitled(...titles), [{ path, descending }]).map((record) => record['title'])

test('names stand as a reader looks them up, capitals among small letters', () => {
  expect(sorted('title', false, 'mboRijnland', 'Zadkine', 'Hogeschool iPabo', 'Hogeschool Leiden')).toEqual([
    'Hogeschool iPabo',
    'Hogeschool Leiden',
    'mboRijnland',
    'Zadkine',
  ])
  expect(sorted('title', true, 'b', 'A', 'a', 'B')).toEqual(['b', 'B', 'a', 'A'])
})

test('where the rules tell nothing, records stay as they came', () => {
  expect(sorted('nothing', false, 'b', 'a')).toEqual(['b', 'a'])
})
