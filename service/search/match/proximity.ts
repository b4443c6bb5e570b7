/** Computes how near the words of a query are to each other in a record. */
import type { Deadline } from '../deadline.ts'
import { scratchBytes, scratchFloats, scratchIntegers, scratchNumbers } from '../index/scratch.ts'
import { allowedFor, costIn, type AllowedSlots, type MatchedInterpretation, type MatchedSlot } from './match.ts'
import { absent, placeOf, slotOf, type Postings } from '../index/postings.ts'
import type { TextIndex } from '../index/text-index.ts'

/** Two words of different values, or this far apart, are as good as unrelated. */
const furthest = 8

/** Positions of one alternative, and the attributes in which they count; of a compound, its parts share a position. */
type Source = { readonly postings: Postings; readonly counts: Uint8Array | null; readonly compound: boolean }

/**
 * Where one word of the query stands in the records of interest: record `index` has the entries `starts[index]` up to
 * `starts[index + 1]`, each a pair of the postings of a source.
 */
type Places = {
  readonly starts: Uint32Array
  readonly pairs: Uint32Array
  readonly of: Uint32Array
  readonly sources: readonly Source[]
}

/**
 * The pairs of a word in the records of interest, at as few errors as each record matches, alternative by alternative.
 */
const entriesOf = ({ alternatives, match }: MatchedSlot, indexOf: Int32Array) => {
  const most = alternatives.reduce((sum, { from, to }) => sum + to - from, 0)
  const [indices, pairs, of] = [scratchNumbers(most), scratchNumbers(most), scratchNumbers(most)]
  const { best } = match
  let length = 0
  // A single word as a rule has its records in order, which saves sorting them.
  let [ordered, last] = [true, 0]
  for (let source = 0; source < alternatives.length; source += 1) {
    const alternative = alternatives[source]
    if (!alternative) continue
    const { postings, from, to, cost } = alternative
    const { docs } = postings
    for (let pair = from; pair < to; pair += 1) {
      const doc = docs[pair] ?? 0
      const index = indexOf[doc] ?? -1
      const matched = best[doc] ?? absent
      if (index < 0 || matched === absent || cost > costIn(matched)) continue
      indices[length] = index
      pairs[length] = pair
      of[length] = source
      length += 1
      if (index < last) ordered = false
      last = index
    }
  }
  return { indices, pairs, of, length, ordered }
}

/** The same by record. */
const gather = (slot: MatchedSlot, indexOf: Int32Array, count: number, allowed: AllowedSlots): Places => {
  const sources = slot.alternatives.map((alternative) => ({
    postings: alternative.postings,
    counts: allowedFor(allowed, alternative),
    compound: alternative.compound,
  }))
  const { indices, pairs, of, length, ordered } = entriesOf(slot, indexOf)
  const starts = scratchNumbers(count + 1)
  for (let entry = 0; entry < length; entry += 1) {
    const index = indices[entry] ?? 0
    starts[index + 1] = (starts[index + 1] ?? 0) + 1
  }
  for (let index = 0; index < count; index += 1) starts[index + 1] = (starts[index + 1] ?? 0) + (starts[index] ?? 0)
  if (ordered) return { starts, pairs, of, sources }
  const next = scratchNumbers(count + 1)
  next.set(starts)
  const [sortedPairs, sortedOf] = [scratchNumbers(length), scratchNumbers(length)]
  for (let entry = 0; entry < length; entry += 1) {
    const index = indices[entry] ?? 0
    const at = next[index] ?? 0
    next[index] = at + 1
    sortedPairs[at] = pairs[entry] ?? 0
    sortedOf[at] = of[entry] ?? 0
  }
  return { starts, pairs: sortedPairs, of: sortedOf, sources }
}

/** The first position from `at` on in an attribute that counts. */
const counting = (positions: Uint32Array, at: number, last: number, counts: Uint8Array | null): number => {
  if (!counts) return at
  let next = at
  while (next < last && !counts[slotOf(positions[next] ?? 0)]) next += 1
  return next
}

/** The least distance of two stretches of positions: 1 for neighbours in order, one more the other way round. */
const leastDistance = (left: Source, one: number, right: Source, other: number, bound: number): number => {
  const [a, b] = [left.postings.positions, right.postings.positions]
  const lastAt = left.postings.starts[one + 1] ?? 0
  const lastTo = right.postings.starts[other + 1] ?? 0
  let at = counting(a, left.postings.starts[one] ?? 0, lastAt, left.counts)
  let to = counting(b, right.postings.starts[other] ?? 0, lastTo, right.counts)
  // Two words of the query that are parts of one compound stand next to each other in it.
  const together = left.compound && right.compound ? 1 : furthest
  let least = bound
  while (at < lastAt && to < lastTo && least > 1) {
    // The lowest bit says that a word is alone in its value; above it, places count up by one.
    const difference = ((b[to] ?? 0) >>> 1) - ((a[at] ?? 0) >>> 1)
    const distance = difference > 0 ? difference : difference < 0 ? 1 - difference : together
    if (distance < least) least = distance
    if (difference > 0) at = counting(a, at + 1, lastAt, left.counts)
    else to = counting(b, to + 1, lastTo, right.counts)
  }
  return least
}

const between = (first: Places, second: Places, index: number): number => {
  let least = furthest
  const lastA = first.starts[index + 1] ?? 0
  const lastB = second.starts[index + 1] ?? 0
  for (let a = first.starts[index] ?? 0; a < lastA; a += 1) {
    const left = first.sources[first.of[a] ?? 0]
    for (let b = second.starts[index] ?? 0; b < lastB; b += 1) {
      const right = second.sources[second.of[b] ?? 0]
      if (left && right) least = leastDistance(left, first.pairs[a] ?? 0, right, second.pairs[b] ?? 0, least)
      if (least === 1) return 1
    }
  }
  return least
}

/** More pairs than this for each record of interest, and looking round the places of its neighbour is cheaper. */
const broadFrom = 4

/** Whether going through all records of the word is dearer than looking round each place of its neighbour. */
const isBroad = ({ alternatives }: MatchedSlot, count: number): boolean =>
  alternatives.every(({ cost, sequence }) => cost === 0 && !sequence) &&
  alternatives.reduce((pairs, { from, to }) => pairs + to - from, 0) > broadFrom * count

/**
 * The least distance to a word of `slot` from the places of `first`, by reading the words around these. Words
 * joined by a hyphen count by their parts here, which only matters to a part shorter than what was typed.
 */
const lookingRound = (index: TextIndex, first: Places, { alternatives }: MatchedSlot, docs: Uint32Array) => {
  const { starts, cells } = index.forward
  const fits = scratchBytes(index.dictionary.terms.length + 1)
  for (const { low, high } of alternatives) fits.fill(1, low + 1, high + 1)
  const around = (doc: number, position: number, bound: number): number => {
    const row = doc * index.slots.length + slotOf(position)
    const [start, end] = [starts[row] ?? 0, starts[row + 1] ?? 0]
    const centre = start + placeOf(position)
    for (let away = 1; away < bound; away += 1) {
      const isAfter = centre + away < end && fits[cells[centre + away] ?? 0] === 1
      // A word before costs one more than a word after.
      const isBefore = away > 1 && centre - away + 1 >= start && fits[cells[centre - away + 1] ?? 0] === 1
      if (isAfter || isBefore) return away
    }
    return bound
  }
  return (number: number): number => {
    const doc = docs[number] ?? 0
    let least = furthest
    for (let entry = first.starts[number] ?? 0; entry < (first.starts[number + 1] ?? 0); entry += 1) {
      const postings = first.sources[first.of[entry] ?? 0]?.postings
      const pair = first.pairs[entry] ?? 0
      const last = postings?.starts[pair + 1] ?? 0
      for (let at = postings?.starts[pair] ?? 0; at < last; at += 1) {
        least = around(doc, postings?.positions[at] ?? 0, least)
        if (least === 1) return 1
      }
    }
    return least
  }
}

/** Only the first words of longer queries count for proximity: each costs a walk over its places. */
const mostWords = 10

/** The largest possible sum of distances for this number of words. */
export const furthestProximity = (words: number): number => Math.max(0, Math.min(words, mostWords) - 1) * furthest

/**
 * For each of `docs` the sum, over neighbouring words of the query, of the least distance between them (each 1 to 8,
 * at least `floor`); 0 for a query of one word. After the deadline the sums are meaningless.
 */
export const proximities = (
  docs: Uint32Array,
  interpretation: MatchedInterpretation,
  { index, floor, allowed, deadline }: { index: TextIndex; floor: number; allowed: AllowedSlots; deadline: Deadline },
): Float64Array => {
  const slots = interpretation.slots.slice(0, mostWords)
  const sums = scratchFloats(docs.length)
  if (slots.length < 2 || deadline.passed()) return sums
  const indexOf = scratchIntegers(index.size).fill(-1)
  for (let number = 0; number < docs.length; number += 1) indexOf[docs[number] ?? 0] = number
  const places = slots.map((slot, at) =>
    // Only the last word of a query is typed half as a rule, so only there is it worth another way.
    at === slots.length - 1 && allowed === null && isBroad(slot, docs.length)
      ? slot
      : gather(slot, indexOf, docs.length, allowed),
  )
  places.slice(1).forEach((second, before) => {
    const first = places[before]
    if (!first || !('pairs' in first)) return
    const distance =
      'pairs' in second ? (number: number) => between(first, second, number) : lookingRound(index, first, second, docs)
    for (let number = 0; number < docs.length && !deadline.passed(number << 4); number += 1)
      sums[number] = (sums[number] ?? 0) + Math.max(floor, distance(number))
  })
  return sums
}
