/** How near to each other the words of a query stand in a record. */
import type { AllowedSlots, MatchedReading, MatchedSlot } from './match.ts'
import { placeOf, slotOf, type Postings, type TextIndex } from './text-index.ts'

/** Two words of different values, or this far apart, are as good as unrelated. */
const furthest = 8

/**
 * Where one word of the query stands in the records of interest: record `index` has the entries `starts[index]` up to
 * `starts[index + 1]`, and each entry is a stretch of a list of positions.
 */
type Places = {
  readonly starts: Uint32Array
  readonly lists: readonly Uint32Array[]
  readonly from: Uint32Array
  readonly to: Uint32Array
}

/** Entries as they are found, before they are sorted by record. */
const collectEntries = ({ alternatives, match }: MatchedSlot, indexOf: Int32Array) => {
  const entries = { index: new Uint32Array(1024), alternative: new Uint32Array(1024), pair: new Uint32Array(1024) }
  let length = 0
  const grow = () => {
    for (const name of ['index', 'alternative', 'pair'] as const) {
      const larger = new Uint32Array(length * 2)
      larger.set(entries[name])
      entries[name] = larger
    }
  }
  for (let number = 0; number < alternatives.length; number += 1) {
    const alternative = alternatives[number]
    if (!alternative) continue
    const { docs } = alternative.postings
    for (let pair = alternative.from; pair < alternative.to; pair += 1) {
      const doc = docs[pair] ?? 0
      const index = indexOf[doc] ?? -1
      if (index < 0 || alternative.cost > (match.cost[doc] ?? 0)) continue
      if (length === entries.index.length) grow()
      entries.index[length] = index
      entries.alternative[length] = number
      entries.pair[length] = pair
      length += 1
    }
  }
  return { ...entries, length }
}

/** The stretch of positions of a pair; a list of its own when not all attributes are allowed. */
const stretchOf = ({ positions, starts }: Postings, pair: number, allowed: Uint8Array | null) => {
  const [from, to] = [starts[pair] ?? 0, starts[pair + 1] ?? 0]
  if (!allowed) return { list: positions, from, to }
  const list = positions.subarray(from, to).filter((position) => allowed[slotOf(position)] === 1)
  return { list, from: 0, to: list.length }
}

const gather = (slot: MatchedSlot, indexOf: Int32Array, count: number, allowed: AllowedSlots): Places => {
  const entries = collectEntries(slot, indexOf)
  const starts = new Uint32Array(count + 1)
  for (let entry = 0; entry < entries.length; entry += 1) {
    const index = entries.index[entry] ?? 0
    starts[index + 1] = (starts[index + 1] ?? 0) + 1
  }
  for (let index = 0; index < count; index += 1) starts[index + 1] = (starts[index + 1] ?? 0) + (starts[index] ?? 0)
  const next = starts.slice()
  const lists: Uint32Array[] = []
  const [from, to] = [new Uint32Array(entries.length), new Uint32Array(entries.length)]
  for (let entry = 0; entry < entries.length; entry += 1) {
    const index = entries.index[entry] ?? 0
    const alternative = slot.alternatives[entries.alternative[entry] ?? 0]
    if (!alternative) continue
    const at = next[index] ?? 0
    next[index] = at + 1
    const stretch = stretchOf(
      alternative.postings,
      entries.pair[entry] ?? 0,
      allowed && (alternative.cost > 0 ? allowed.withTypos : allowed.asTyped),
    )
    lists[at] = stretch.list
    from[at] = stretch.from
    to[at] = stretch.to
  }
  return { starts, lists, from, to }
}

/** The least distance of two entries: 1 for neighbours in order, one more the other way round. */
const leastDistance = (first: Places, one: number, second: Places, other: number, bound: number): number => {
  const [left, right] = [first.lists[one], second.lists[other]]
  if (!left || !right) return bound
  let least = bound
  let a = first.from[one] ?? 0
  let b = second.from[other] ?? 0
  const lastA = first.to[one] ?? 0
  const lastB = second.to[other] ?? 0
  while (a < lastA && b < lastB) {
    // The lowest bit says that a word is alone in its value; above it, places count up by one.
    const difference = ((right[b] ?? 0) >>> 1) - ((left[a] ?? 0) >>> 1)
    if (difference > 0) {
      if (difference < least) least = difference
      a += 1
    } else {
      if (difference < 0 && 1 - difference < least) least = 1 - difference
      b += 1
    }
    if (least === 1) break
  }
  return least
}

const between = (first: Places, second: Places, index: number): number => {
  let least = furthest
  const lastA = first.starts[index + 1] ?? 0
  const lastB = second.starts[index + 1] ?? 0
  for (let a = first.starts[index] ?? 0; a < lastA; a += 1) {
    for (let b = second.starts[index] ?? 0; b < lastB; b += 1) {
      least = leastDistance(first, a, second, b, least)
      if (least === 1) return 1
    }
  }
  return least
}

/** Whether going through all records of the word is dearer than looking round each place of its neighbour. */
const isBroad = ({ alternatives }: MatchedSlot): boolean =>
  alternatives.some(({ table }) => table !== null) && alternatives.every(({ cost, pair }) => cost === 0 && !pair)

/**
 * The least distance to a word of `slot` from the places of `first`, found by looking at the words around these. Words
 * joined by a hyphen count by their parts here, which only matters to a part shorter than what was typed.
 */
const lookingRound = (index: TextIndex, first: Places, { alternatives }: MatchedSlot, docs: Uint32Array) => {
  const { starts, cells } = index.forward
  const fits = new Uint8Array(index.dictionary.terms.length + 1)
  for (const { low, high } of alternatives) fits.fill(1, low + 1, high + 1)
  return (number: number): number => {
    let least = furthest
    for (let entry = first.starts[number] ?? 0; entry < (first.starts[number + 1] ?? 0); entry += 1) {
      const list = first.lists[entry]
      for (let at = first.from[entry] ?? 0; at < (first.to[entry] ?? 0); at += 1) {
        const position = list?.[at] ?? 0
        const row = (docs[number] ?? 0) * index.slots.length + slotOf(position)
        const [start, end] = [starts[row] ?? 0, starts[row + 1] ?? 0]
        const centre = start + placeOf(position)
        for (let away = 1; away < least; away += 1) {
          const isAfter = centre + away < end && fits[cells[centre + away] ?? 0] === 1
          // A word before costs one more than a word after.
          const isBefore = away > 1 && centre - away + 1 >= start && fits[cells[centre - away + 1] ?? 0] === 1
          if (isAfter || isBefore) least = away
        }
        if (least === 1) return 1
      }
    }
    return least
  }
}

/**
 * For each of `docs` the sum, over neighbouring words of the query, of the least distance between them (each 1 to 8,
 * at least `floor`); 0 for a query of one word.
 */
export const proximities = (
  docs: Uint32Array,
  { slots }: MatchedReading,
  { index, floor, allowed }: { index: TextIndex; floor: number; allowed: AllowedSlots },
): Float64Array => {
  const sums = new Float64Array(docs.length)
  if (slots.length < 2) return sums
  const indexOf = new Int32Array(index.size).fill(-1)
  docs.forEach((doc, number) => (indexOf[doc] = number))
  const places = slots.map((slot, at) =>
    // Only the last word of a query is typed half as a rule, so only there is it worth another way.
    at === slots.length - 1 && allowed === null && isBroad(slot) ? slot : gather(slot, indexOf, docs.length, allowed),
  )
  places.slice(1).forEach((second, before) => {
    const first = places[before]
    if (!first || !('lists' in first)) return
    const distance =
      'lists' in second ? (number: number) => between(first, second, number) : lookingRound(index, first, second, docs)
    for (let number = 0; number < docs.length; number += 1)
      sums[number] = (sums[number] ?? 0) + Math.max(floor, distance(number))
  })
  return sums
}
