/**
 * Which records hold a word, and where: columns over (word, record) pairs.
 *
 * A position is one 32-bit number, slot (8 bits) | place of the word (23) | alone in its value (1): positions of one
 * record sort by attribute, and words of different attributes are always far apart. A key is what ranking compares of a
 * position: weight of the attribute (8 bits) | place in it (22), the place 0 where it does not count.
 */
import { growingBytes, growingNumbers } from './growing.ts'
import type { Slot } from './settings.ts'

/** Pairs sorted by word and then by record. */
export type Postings = {
  readonly docs: Uint32Array
  /** The best key of the pair; two bits stay free above it, for typing errors. */
  readonly keys: Uint32Array
  /** 1 when the word is all there is in some value. */
  readonly sole: Uint8Array
  /** Where a pair's positions start; one longer than `docs`. */
  readonly starts: Uint32Array
  readonly positions: Uint32Array
}

/** The number of distinct positions; a key has one bit less. */
const longestPlace = 2 ** 23 - 1
const longestKeyPlace = 2 ** 22 - 2
/** Higher than any key: no match. */
export const absent = 0xffffffff

/** How many numbers of 32 bits hold one bit a record: record `doc` is bit `doc % 32` of number `doc >>> 5`. */
export const bitsetSize = (records: number): number => (records + 31) >>> 5

/** Sets the bit of a record. */
export const setBit = (bits: Uint32Array, doc: number): void => {
  bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << doc)
}

/** The number of the attribute that a position lies in. */
export const slotOf = (position: number): number => position >>> 24
/** The place of the word in that attribute, counted in words. */
export const placeOf = (position: number): number => (position >>> 1) & longestPlace
/** The position of a word; places beyond eight million count as the last. */
export const positionAt = (slot: number, place: number, sole: number): number =>
  ((slot << 24) | (Math.min(place, longestPlace) << 1) | sole) >>> 0

/** What ranking compares of a position. */
export const keyOf = (position: number, slots: readonly Slot[]): number => {
  const slot = slots[slotOf(position)]
  if (!slot) return absent
  return ((slot.rank << 22) | (slot.ordered ? Math.min(placeOf(position), longestKeyPlace) : 0)) >>> 0
}
/** The weight of the attribute in a key; 0 weighs most. */
export const rankIn = (key: number): number => key >>> 22
/** The place of the word in a key. */
export const placeIn = (key: number): number => key & (2 ** 22 - 1)

/** Occurrences sorted by word, record and position; those of word `n` end at `wordEnds[n]`. */
export type Occurrences = {
  readonly docs: Uint32Array
  readonly positions: Uint32Array
  readonly wordEnds: Uint32Array
}

/** Occurrences as pairs, and the first pair of each word (one longer than there are words). */
export const postingsFrom = (
  { docs, positions, wordEnds }: Occurrences,
  slots: readonly Slot[],
): { postings: Postings; termStarts: Uint32Array } => {
  const [pairDocs, keys, starts, sole] = [growingNumbers(), growingNumbers(), growingNumbers(), growingBytes()]
  const termStarts = new Uint32Array(wordEnds.length + 1)
  let index = 0
  for (let term = 0; term < wordEnds.length; term += 1) {
    const end = wordEnds[term] ?? 0
    termStarts[term] = pairDocs.length()
    while (index < end) {
      const doc = docs[index] ?? 0
      let key = absent
      let alone = 0
      starts.push(index)
      for (; index < end && docs[index] === doc; index += 1) {
        const position = positions[index] ?? 0
        key = Math.min(key, keyOf(position, slots))
        alone |= position & 1
      }
      pairDocs.push(doc)
      keys.push(key)
      sole.push(alone)
    }
  }
  termStarts[wordEnds.length] = pairDocs.length()
  starts.push(index)
  const postings = { docs: pairDocs.done(), keys: keys.done(), sole: sole.done(), starts: starts.done(), positions }
  return { postings, termStarts }
}
