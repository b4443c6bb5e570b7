/** How near to each other the words of a query stand in a record. */
import type { Alternative } from './alternatives.ts'
import type { AllowedSlots, MatchedReading, MatchedSlot } from './match.ts'
import { slotOf } from './text-index.ts'

/** Two words of different values, or this far apart, are as good as unrelated. */
const furthest = 8

/** The pairs of one query word in the records of interest: those of record `index` are `starts[index]` … `starts[index + 1]`. */
type Places = {
  readonly starts: Uint32Array
  readonly alternatives: Uint16Array
  readonly pairs: Uint32Array
  readonly from: readonly Alternative[]
}

const gather = ({ alternatives, match }: MatchedSlot, indexOf: Int32Array, count: number): Places => {
  const starts = new Uint32Array(count + 1)
  const each = (visit: (index: number, alternative: number, pair: number) => void) => {
    alternatives.forEach(({ postings, from, to, cost }, alternative) => {
      for (let pair = from; pair < to; pair += 1) {
        const doc = postings.docs[pair] ?? 0
        const index = indexOf[doc] ?? -1
        if (index >= 0 && cost <= (match.cost[doc] ?? 0)) visit(index, alternative, pair)
      }
    })
  }
  each((index) => (starts[index + 1] = (starts[index + 1] ?? 0) + 1))
  for (let index = 0; index < count; index += 1) starts[index + 1] = (starts[index + 1] ?? 0) + (starts[index] ?? 0)
  const next = starts.slice()
  const total = starts[count] ?? 0
  const places = { starts, alternatives: new Uint16Array(total), pairs: new Uint32Array(total), from: alternatives }
  each((index, alternative, pair) => {
    const at = next[index] ?? 0
    next[index] = at + 1
    places.alternatives[at] = alternative
    places.pairs[at] = pair
  })
  return places
}

const isAllowed = (allowed: AllowedSlots, alternative: Alternative, position: number): boolean =>
  allowed === null || (alternative.cost > 0 ? allowed.withTypos : allowed.asTyped)[slotOf(position)] === 1

/** The least distance between two sorted lists of positions: 1 for neighbours in order, one more the other way round. */
const leastDistance = (
  a: Uint32Array,
  [fromA, toA]: readonly [number, number],
  b: Uint32Array,
  [fromB, toB]: readonly [number, number],
): number => {
  let least = furthest
  let [i, j] = [fromA, fromB]
  while (i < toA && j < toB && least > 1) {
    const [left, right] = [(a[i] ?? 0) >>> 1, (b[j] ?? 0) >>> 1]
    if (left < right) {
      least = Math.min(least, right - left)
      i += 1
    } else {
      if (left > right) least = Math.min(least, left - right + 1)
      j += 1
    }
  }
  return least
}

const positionsOf = (
  places: Places,
  at: number,
  allowed: AllowedSlots,
): { list: Uint32Array; range: readonly [number, number] } => {
  const alternative = places.from[places.alternatives[at] ?? 0]
  const pair = places.pairs[at] ?? 0
  if (!alternative) return { list: new Uint32Array(0), range: [0, 0] }
  const { positions, starts } = alternative.postings
  const range = [starts[pair] ?? 0, starts[pair + 1] ?? 0] as const
  if (!allowed) return { list: positions, range }
  const list = positions.subarray(...range).filter((position) => isAllowed(allowed, alternative, position))
  return { list, range: [0, list.length] }
}

const between = (first: Places, second: Places, index: number, allowed: AllowedSlots): number => {
  let least = furthest
  for (let a = first.starts[index] ?? 0; a < (first.starts[index + 1] ?? 0); a += 1) {
    const left = positionsOf(first, a, allowed)
    for (let b = second.starts[index] ?? 0; b < (second.starts[index + 1] ?? 0) && least > 1; b += 1) {
      const right = positionsOf(second, b, allowed)
      least = Math.min(least, leastDistance(left.list, left.range, right.list, right.range))
    }
  }
  return least
}

/**
 * For each of `docs` the sum, over neighbouring words of the query, of the least distance between them (each 1 to 8,
 * at least `floor`); 0 for a query of one word.
 */
export const proximities = (
  docs: Uint32Array,
  { slots }: MatchedReading,
  { size, floor, allowed }: { size: number; floor: number; allowed: AllowedSlots },
): Float64Array => {
  const sums = new Float64Array(docs.length)
  if (slots.length < 2) return sums
  const indexOf = new Int32Array(size).fill(-1)
  docs.forEach((doc, index) => (indexOf[doc] = index))
  const places = slots.map((slot) => gather(slot, indexOf, docs.length))
  places.slice(1).forEach((second, before) => {
    const first = places[before] ?? second
    for (let index = 0; index < docs.length; index += 1)
      sums[index] = (sums[index] ?? 0) + Math.max(floor, between(first, second, index, allowed))
  })
  return sums
}
