/** Which records match a query, by which of its readings and at how many typing errors. Columns run over all records. */
import type { Alternative } from './alternatives.ts'
import type { Reading } from './query.ts'
import { slotOf, placeOf, type TextIndex } from './text-index.ts'

export const unmatched = 255
export const wholeWord = 1
export const soleWord = 2

/** How well each record matches one word of the query. */
export type SlotMatch = {
  /** Typing errors; `unmatched` when the record lacks the word. */
  readonly cost: Uint8Array
  /** Best attribute and place at that cost, as in `Postings.keys`. */
  readonly keys: Uint32Array
  /** Bits `wholeWord`, `soleWord`. */
  readonly exact: Uint8Array
}

export type MatchedSlot = { readonly alternatives: readonly Alternative[]; readonly match: SlotMatch }
export type MatchedReading = { readonly reading: Reading; readonly slots: readonly MatchedSlot[] }

/** Attributes in which a word may be found as typed, and with errors: 1 per allowed slot. Null: everywhere. */
export type AllowedSlots = { readonly asTyped: Uint8Array; readonly withTypos: Uint8Array } | null

export type Matches = {
  /** Ascending. */
  readonly docs: Uint32Array
  /** Per record, not per entry of `docs`. */
  readonly typos: Uint16Array
  readonly words: Uint8Array
  readonly chosen: Uint8Array
  readonly readings: readonly MatchedReading[]
}

const absent = 0xffffffff

/** The best key and soleness of a pair within the allowed attributes. */
const restrictedKey = (index: TextIndex, { postings }: Alternative, pair: number, allowed: Uint8Array) => {
  let key = absent
  let sole = 0
  for (let at = postings.starts[pair] ?? 0; at < (postings.starts[pair + 1] ?? 0); at += 1) {
    const position = postings.positions[at] ?? 0
    const slot = slotOf(position)
    const { rank, ordered } = index.slots[slot] ?? { rank: 0, ordered: false }
    if (!allowed[slot]) continue
    key = Math.min(key, ((rank << 24) | (ordered ? placeOf(position) : 0)) >>> 0)
    sole |= position & 1
  }
  return { key, sole }
}

/** How well each record matches a word that may stand as any of the alternatives. */
export const matchSlot = (index: TextIndex, alternatives: readonly Alternative[], allowed: AllowedSlots): SlotMatch => {
  const cost = new Uint8Array(index.size).fill(unmatched)
  const keys = new Uint32Array(index.size).fill(absent)
  const exact = new Uint8Array(index.size)
  const take = (doc: number, key: number, at: number) => {
    const before = cost[doc] ?? unmatched
    if (at < before) {
      cost[doc] = at
      keys[doc] = key
    } else if (at === before && key < (keys[doc] ?? absent)) keys[doc] = key
  }
  for (const alternative of alternatives) {
    const { postings, from, to, table } = alternative
    if (table && !allowed) {
      for (let doc = 0; doc < index.size; doc += 1) {
        const key = table.keys[doc] ?? absent
        if (key !== absent) take(doc, key, alternative.cost)
      }
      continue
    }
    for (let pair = from; pair < to; pair += 1) {
      const doc = postings.docs[pair] ?? 0
      let key = postings.keys[pair] ?? absent
      let sole = postings.sole[pair] ?? 0
      if (allowed) {
        ;({ key, sole } = restrictedKey(
          index,
          alternative,
          pair,
          alternative.cost > 0 ? allowed.withTypos : allowed.asTyped,
        ))
        if (key === absent) continue
      }
      take(doc, key, alternative.cost)
      if (alternative.exact) exact[doc] = (exact[doc] ?? 0) | wholeWord | (sole ? soleWord : 0)
    }
  }
  return { cost, keys, exact }
}

/**
 * The records that match all required words of some reading, and pass `mask` (1 per record; null: all pass). A query
 * of optional words only needs one of them. A record is judged by the reading with the fewest errors.
 */
export const matchReadings = (
  { size, wordCount }: { size: number; wordCount: number },
  readings: readonly MatchedReading[],
  mask: Uint8Array | null,
): Matches => {
  const docs = new Uint32Array(size)
  const typos = new Uint16Array(size)
  const words = new Uint8Array(size)
  const chosen = new Uint8Array(size)
  let count = 0
  const prepared = readings.map(({ reading, slots }) => ({
    base: reading.cost,
    costs: slots.map(({ match }) => match.cost),
    optional: reading.slots.map((slot) => slot.optional),
    allOptional: reading.slots.every((slot) => slot.optional),
  }))
  for (let doc = 0; doc < size; doc += 1) {
    if (mask && !mask[doc]) continue
    let best = -1
    let [fewest, least] = [Infinity, Infinity]
    for (let number = 0; number < prepared.length; number += 1) {
      const reading = prepared[number]
      if (!reading) continue
      let total = reading.base
      let found = 0
      let missing = 0
      for (let slot = 0; slot < reading.costs.length; slot += 1) {
        const cost = reading.costs[slot]?.[doc] ?? unmatched
        if (cost !== unmatched) {
          total += cost
          found += 1
        } else if (reading.optional[slot]) missing += 1
        else {
          missing = Infinity
          break
        }
      }
      if (missing === Infinity || (reading.allOptional && found === 0)) continue
      if (missing < least || (missing === least && total < fewest)) {
        best = number
        fewest = total
        least = missing
      }
    }
    if (best < 0) continue
    docs[count] = doc
    typos[doc] = fewest
    words[doc] = Math.max(0, wordCount - least)
    chosen[doc] = best
    count += 1
  }
  return { docs: docs.subarray(0, count), typos, words, chosen, readings }
}
