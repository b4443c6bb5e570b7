/**
 * Selects the first few of many hits, criterion by criterion: hits that can no longer be among them are removed before
 * the next criterion is computed. Criteria are packed into as few numbers per hit as hold them exactly.
 */
import { scratchNumbers } from '../index/scratch.ts'
import { firstOf, firstWithTies } from './select.ts'

/**
 * What a criterion compares: whole numbers from 0 up to `most`, by hit; less comes first. The sieve may write over
 * them.
 */
export type Measure = { readonly most: number; readonly values: Float64Array }

/** The measure of these numbers. */
export const measure = (values: Float64Array): Measure => {
  let most = 0
  for (let hit = 0; hit < values.length; hit += 1) {
    const value = values[hit] ?? 0
    if (value > most) most = value
  }
  return { most, values }
}

/** Moves the numbers of these hits, which ascend, to the front. */
const pick = (values: Float64Array, hits: Uint32Array): Float64Array => {
  for (let at = 0; at < hits.length; at += 1) values[at] = values[hits[at] ?? 0] ?? 0
  return values.subarray(0, hits.length)
}

/** The numbers at these places. The list's own `map` would take ten times as long. */
const numbersAt = (values: Uint32Array, places: Uint32Array): Uint32Array => {
  const picked = scratchNumbers(places.length)
  for (let number = 0; number < places.length; number += 1) picked[number] = values[places[number] ?? 0] ?? 0
  return picked
}

/** A sieve for the first `most` (at least one) of these records. */
export const openSieve = (all: Uint32Array, most: number) => {
  let docs = all
  let entries: Uint32Array | null = null
  let columns: Float64Array[] = []
  let room = 0
  const pack = ({ most, values }: Measure) => {
    const radix = most + 1
    const last = columns.at(-1)
    if (last && room * radix <= Number.MAX_SAFE_INTEGER) {
      for (let hit = 0; hit < values.length; hit += 1) last[hit] = (last[hit] ?? 0) * radix + (values[hit] ?? 0)
      room *= radix
    } else {
      columns.push(values)
      room = radix
    }
  }
  return {
    /** Records of the hits that are left, ascending. */
    docs: (): Uint32Array => docs,
    /** Their entries among the hits that there were; null while all are left. */
    entries: (): Uint32Array | null => entries,
    /** Leaves those that tie with the last of the first by this measure and all before, or beat it. */
    sift: (measure: Measure): void => {
      if (measure.most === 0) return
      pack(measure)
      if (docs.length <= most) return
      const selected = firstWithTies(docs.length, most, columns)
      if (selected.length === docs.length) return
      columns = columns.map((values) => pick(values, selected))
      docs = numbersAt(docs, selected)
      entries = entries ? numbersAt(entries, selected) : selected
    },
    /** The entries of the first hits, in order. */
    first: (): Uint32Array => {
      const best = firstOf(docs.length, most, columns)
      return entries ? numbersAt(entries, best) : best
    },
  }
}
