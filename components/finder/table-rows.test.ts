import { expect, test } from 'vitest'
import { columns, nextSorting, sortRows, toCsv, type Cell, type Column, type Row } from './table-rows.ts'

const blank: Cell = { text: '', rank: null }

const row = (id: string, cells: Partial<Record<Column, Cell>>): Row => ({
  id,
  isDerived: id === 'derived',
  cells: { ...(Object.fromEntries(columns.map((column) => [column, blank])) as Record<Column, Cell>), ...cells },
})
const cell = (rank: string | number): Cell => ({ text: String(rank), rank })

const names = Object.fromEntries(columns.map((column) => [column, column])) as Record<Column, string>

test('rows are sorted by number or by word, and what is not known comes last either way', () => {
  const rows = [
    row('a', { duration: cell(24), program: cell('Economie') }),
    row('b', { program: cell('élan') }),
    row('c', { duration: cell(9), program: cell('Aardrijkskunde') }),
  ]
  const ids = (column: Column, direction: 'ascending' | 'descending') =>
    sortRows(rows, { column, direction }).map(({ id }) => id)
  expect(ids('duration', 'ascending')).toEqual(['c', 'a', 'b'])
  expect(ids('duration', 'descending')).toEqual(['a', 'c', 'b'])
  expect(ids('program', 'ascending')).toEqual(['c', 'a', 'b'])
  expect(sortRows(rows, null)).toEqual(rows)
})

test('a column goes up, down, and back to the order of the list', () => {
  const up = nextSorting(null, 'level')
  expect(up).toEqual({ column: 'level', direction: 'ascending' })
  const down = nextSorting(up, 'level')
  expect(down).toEqual({ column: 'level', direction: 'descending' })
  expect(nextSorting(down, 'level')).toBeNull()
  expect(nextSorting(down, 'place')).toEqual({ column: 'place', direction: 'ascending' })
})

test('CSV quotes its fields, marks what is derived, and runs nothing in a spreadsheet', () => {
  const csv = toCsv(names, 'Afgeleid', [
    row('a', { program: cell('Leraar "vo", 2e graad'), place: cell('=1+1') }),
    row('derived', { program: cell('Kopopleiding') }),
  ])
  expect(csv.split('\r\n')).toEqual([
    '"number","program","institution","level","form","duration","place","Afgeleid"',
    `"","Leraar ""vo"", 2e graad","","","","","'=1+1",""`,
    '"","Kopopleiding","","","","","","Afgeleid"',
  ])
})
