import { expect, test } from 'vitest'
import { firstOf, firstWithTies } from './select.ts'

const count = 700

/** Numbers below `most` that are the same every run. */
const column = (seed: number, most: number): Float64Array =>
  Float64Array.from({ length: count }, (_, entry) => (Math.imul(entry + seed, 2_654_435_761) >>> 8) % most)

const columnsOf = (how: string): readonly Float64Array[] => {
  if (how === 'nothing to compare') return []
  if (how === 'ties') return [column(1, 3)]
  if (how === 'two columns') return [column(1, 9), column(5, 4)]
  if (how === 'values without end') return [column(1, 3).map((value) => (value === 2 ? Infinity : value)), column(5, 4)]
  if (how === 'nothing but values without end') return [new Float64Array(count).fill(Infinity)]
  return how === 'ascending'
    ? [Float64Array.from({ length: count }, (_, entry) => entry)]
    : [Float64Array.from({ length: count }, (_, entry) => count - entry)]
}

test.each([
  'nothing to compare',
  'ties',
  'two columns',
  'values without end',
  'nothing but values without end',
  'ascending',
  'descending',
])('the first are those of a sorted list: %s', (how) => {
  const columns = columnsOf(how)
  const compare = (a: number, b: number) =>
    columns
      // Two values without end have no difference that is a number.
      .map((one) => (one[a] === one[b] ? 0 : (one[a] ?? 0) - (one[b] ?? 0)))
      .find((difference) => difference !== 0) ?? 0
  const entries = Array.from({ length: count }, (_, entry) => entry)
  const sorted = entries.toSorted((a, b) => compare(a, b) || a - b)
  for (const most of [1, 2, 20, 100, 101, 699, 700, 2000]) {
    expect([...firstOf(count, most, columns)]).toEqual(sorted.slice(0, most))
    const last = sorted.slice(0, most).at(-1) ?? 0
    expect([...firstWithTies(count, most, columns)]).toEqual(entries.filter((entry) => compare(entry, last) <= 0))
  }
})
