/**
 * The inverted index of one collection: for each word the records that hold it and where. Records are numbered in
 * the order of the index's own ranking, so that the number itself is the last tie-break.
 *
 * A position is one 32-bit number, slot (8 bits) | place of the word (23) | alone in its value (1): positions of one
 * record sort by attribute, and words of different attributes are always far apart.
 */
import { buildDictionary, type Dictionary } from './dictionary.ts'
import { textsBelow, valuesAt, type SearchableRecord } from './paths.ts'
import type { Slot } from './settings.ts'
import { readWords, wordSize, type Words } from './text.ts'

/** Columns over (word, record) pairs, sorted by word and then by record. */
export type Postings = {
  readonly docs: Uint32Array
  /** Rank of the best attribute (8 bits) and place in it (24); the place is 0 where it does not count. */
  readonly keys: Uint32Array
  /** 1 when the word is all there is in some value. */
  readonly sole: Uint8Array
  /** Where a pair's positions start; one longer than `docs`. */
  readonly starts: Uint32Array
  readonly positions: Uint32Array
}

/** What many records hold, worked out beforehand: best key per record for one short prefix; 0xffffffff where it is missing. */
export type PrefixTable = { readonly keys: Uint32Array; readonly count: number }

/**
 * The words of each record in their places: what stands near a word can be looked up without going through all
 * records of its neighbours. Slot `slot` of record `doc` has the cells `starts[doc * slots + slot]` up to the next
 * start; a cell holds 1 + the number of the term, 0 where a gap is.
 */
export type Forward = { readonly starts: Uint32Array; readonly cells: Uint32Array }

export type TextIndex = {
  readonly size: number
  readonly slots: readonly Slot[]
  readonly dictionary: Dictionary
  /** First pair of each word; one longer than the dictionary. */
  readonly termStarts: Uint32Array
  readonly postings: Postings
  readonly prefixes: ReadonlyMap<string, PrefixTable>
  readonly forward: Forward
  /** Texts as they were read, kept for highlighting as far as room allows. */
  readonly texts: ReadonlyMap<string, Words>
}

/** Words of different values of one attribute stand at least this far apart: as far as proximity looks. */
const valueGap = 8
const longestPlace = 2 ** 23 - 1
/** Short prefixes with more pairs than this get a table; below it, reading the pairs is as quick. */
const tableThreshold = 512
const absent = 0xffffffff

/** The number of the attribute that a position lies in. */
export const slotOf = (position: number): number => position >>> 24
/** The place of the word in that attribute, counted in words. */
export const placeOf = (position: number): number => (position >>> 1) & longestPlace

/** A list of 32-bit numbers that grows by doubling; a plain array would take four times the memory. */
const numbers = () => {
  let data = new Uint32Array(1024)
  let length = 0
  return {
    push: (value: number) => {
      if (length === data.length) {
        const larger = new Uint32Array(length * 2)
        larger.set(data)
        data = larger
      }
      data[length] = value
      length += 1
    },
    length: () => length,
    done: () => data.subarray(0, length),
  }
}

/** The slots for "search everything": one per top-level attribute, all of equal weight. */
const allSlots = (records: readonly SearchableRecord[]): Slot[] => {
  const names = new Set(records.flatMap((record) => Object.keys(record)))
  names.delete('objectID')
  return [...names].slice(0, 256).map((path) => ({ path, rank: 0, ordered: false }))
}

type Occurrences = {
  readonly terms: Uint32Array
  readonly positions: Uint32Array
  readonly ends: Uint32Array
  /** With terms numbered as they turned up. */
  readonly forward: Forward
}

/** Words kept as read, at 16 bytes each: reading a text again costs more than everything else in highlighting. */
const mostWordsKept = 3_000_000

/** Reads each distinct text once, numbering words as they turn up. */
const textReading = () => {
  const terms = new Map<string, number>()
  const texts = new Map<string, Words>()
  let kept = 0
  const idOf = (term: string) => {
    const known = terms.get(term)
    if (known !== undefined) return known
    terms.set(term, terms.size)
    return terms.size - 1
  }
  const read = (text: string): Words => {
    const known = texts.get(text)
    if (known) return known
    const words = readWords(text, idOf)
    kept += words.length / wordSize
    if (kept <= mostWordsKept) texts.set(text, words)
    return words
  }
  return { terms, texts, read }
}

/** Every word of every record in reading order. */
const readRecords = (
  records: readonly SearchableRecord[],
  slots: readonly Slot[],
  read: (text: string) => Words,
): Occurrences => {
  const terms = numbers()
  const positions = numbers()
  const ends = new Uint32Array(records.length)
  const starts = new Uint32Array(records.length * slots.length + 1)
  const cells = numbers()
  let total = 0
  records.forEach((record, doc) => {
    slots.forEach(({ path }, slot) => {
      let place = 0
      const start = cells.length()
      starts[doc * slots.length + slot] = start
      for (const text of valuesAt(record, path).flatMap((value) => textsBelow(value))) {
        const words = read(text)
        const sole = words.length === wordSize ? 1 : 0
        let last = 0
        for (let at = 0; at < words.length; at += wordSize) {
          last = (words[at + 3] ?? 0) >>> 8
          terms.push(words[at] ?? 0)
          if ((words[at + 3] ?? 0) % 256 === 1) {
            while (cells.length() < start + place + last) cells.push(0)
            cells.push((words[at] ?? 0) + 1)
          }
          positions.push(((slot << 24) | (Math.min(place + last, longestPlace) << 1) | sole) >>> 0)
        }
        total += words.length / wordSize
        place += last + valueGap
      }
    })
    ends[doc] = total
  })
  starts[records.length * slots.length] = cells.length()
  return { terms: terms.done(), positions: positions.done(), ends, forward: { starts, cells: cells.done() } }
}

/** The number of each found word in the sorted dictionary. */
const sortWords = (found: ReadonlyMap<string, number>): { sorted: string[]; rank: Uint32Array } => {
  const sorted = [...found.keys()].sort()
  const rank = new Uint32Array(found.size)
  sorted.forEach((term, id) => (rank[found.get(term) ?? 0] = id))
  return { sorted, rank }
}

const keyOf = (position: number, slots: readonly Slot[]): number => {
  const slot = slots[slotOf(position)]
  if (!slot) return absent
  return ((slot.rank << 24) | (slot.ordered ? placeOf(position) : 0)) >>> 0
}

/** Pairs from occurrences already sorted by word, record and position. */
export const postingsFrom = (
  sorted: { readonly docs: Uint32Array; readonly positions: Uint32Array; readonly wordEnds: Uint32Array },
  slots: readonly Slot[],
): { postings: Postings; termStarts: Uint32Array } => {
  const { docs, positions, wordEnds } = sorted
  const pairDocs = numbers()
  const keys = numbers()
  const starts = numbers()
  const sole: number[] = []
  const termStarts = new Uint32Array(wordEnds.length + 1)
  let pairs = 0
  let index = 0
  wordEnds.forEach((end, term) => {
    termStarts[term] = pairs
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
      pairs += 1
    }
  })
  termStarts[wordEnds.length] = pairs
  starts.push(index)
  const postings = {
    docs: pairDocs.done().slice(),
    keys: keys.done().slice(),
    sole: Uint8Array.from(sole),
    starts: starts.done().slice(),
    positions,
  }
  return { postings, termStarts }
}

/** Counting sort of the occurrences by word; reading order keeps records and positions ascending within each. */
const sortOccurrences = ({ terms, positions, ends }: Occurrences, rank: Uint32Array) => {
  const wordEnds = new Uint32Array(rank.length)
  for (const term of terms) wordEnds[rank[term] ?? 0] = (wordEnds[rank[term] ?? 0] ?? 0) + 1
  const next = new Uint32Array(rank.length)
  let total = 0
  wordEnds.forEach((count, term) => {
    next[term] = total
    total += count
    wordEnds[term] = total
  })
  const sorted = { docs: new Uint32Array(total), positions: new Uint32Array(total), wordEnds }
  let doc = 0
  for (let index = 0; index < total; index += 1) {
    while (index >= (ends[doc] ?? total)) doc += 1
    const term = rank[terms[index] ?? 0] ?? 0
    const at = next[term] ?? 0
    next[term] = at + 1
    sorted.docs[at] = doc
    sorted.positions[at] = positions[index] ?? 0
  }
  return sorted
}

const prefixTables = (terms: readonly string[], termStarts: Uint32Array, { docs, keys }: Postings, size: number) => {
  const tables = new Map<string, PrefixTable>()
  for (const length of [1, 2, 3]) {
    for (let low = 0; low < terms.length;) {
      const prefix = (terms[low] ?? '').slice(0, length)
      let high = low + 1
      while (high < terms.length && (terms[high] ?? '').startsWith(prefix)) high += 1
      const [from, to] = [termStarts[low] ?? 0, termStarts[high] ?? 0]
      if (prefix.length === length && to - from > Math.max(tableThreshold, size)) {
        const best = new Uint32Array(size).fill(absent)
        let count = 0
        for (let pair = from; pair < to; pair += 1) {
          const doc = docs[pair] ?? 0
          const before = best[doc] ?? absent
          if (before === absent) count += 1
          best[doc] = Math.min(before, keys[pair] ?? absent)
        }
        tables.set(prefix, { keys: best, count })
      }
      low = high
    }
  }
  return tables
}

/** The inverted index of these records, numbered as they come; `slots` null searches every attribute. */
export const buildTextIndex = (records: readonly SearchableRecord[], declared: readonly Slot[] | null): TextIndex => {
  const slots = declared ?? allSlots(records)
  const { terms, texts, read } = textReading()
  const occurrences = readRecords(records, slots, read)
  const { sorted, rank } = sortWords(terms)
  for (const words of texts.values())
    for (let at = 0; at < words.length; at += wordSize) words[at] = rank[words[at] ?? 0] ?? 0
  const { starts, cells } = occurrences.forward
  const forward = { starts, cells: cells.map((cell) => (cell === 0 ? 0 : (rank[cell - 1] ?? 0) + 1)) }
  const { postings, termStarts } = postingsFrom(sortOccurrences(occurrences, rank), slots)
  const prefixes = prefixTables(sorted, termStarts, postings, records.length)
  const dictionary = buildDictionary(sorted)
  return { size: records.length, slots, dictionary, termStarts, postings, prefixes, forward, texts }
}
