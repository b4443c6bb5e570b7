/**
 * The inverted index of one segment: for each word the records that hold it and where. Records are numbered in the
 * order of the index's own ranking, so that the number itself is the last tie-break.
 */
import { buildDictionary, type Dictionary } from './dictionary.ts'
import { forwardWriter, valueGap, type Forward } from './forward.ts'
import { growingNumbers } from './growing.ts'
import { textsBelow, valuesAt, type SearchableRecord } from '../paths.ts'
import { absent, bitsetSize, positionAt, postingsFrom, setBit, type Postings } from './postings.ts'
import type { Slot } from './settings.ts'
import { readWords, wordSize, type TokenizerOptions } from './text.ts'

/** What many records hold, worked out beforehand for one short prefix. */
export type PrefixTable = {
  readonly prefix: string
  /** The best key of each record; `absent` where it has none. */
  readonly keys: Uint32Array
  /** One bit for each record that has one. */
  readonly docBits: Uint32Array
}

export type TextIndex = {
  readonly size: number
  readonly slots: readonly Slot[]
  readonly dictionary: Dictionary
  /** First pair of each word; one longer than the dictionary. */
  readonly termStarts: Uint32Array
  readonly postings: Postings
  readonly prefixes: readonly PrefixTable[]
  readonly forward: Forward
  /** How texts were read into words: characters that are words, and attributes in which a change of case splits them. */
  readonly reading: { readonly separators: string; readonly camelCase: readonly string[] }
}

/** How the texts of an attribute are read. */
export const tokenizerOptions = ({ separators, camelCase }: TextIndex['reading'], path: string): TokenizerOptions => ({
  separators,
  splitsCase: camelCase.includes(path),
})

/** Short prefixes with fewer pairs than this get no table: reading the pairs is as quick. */
const tableThreshold = 512
const longestTabled = 4

/** The slots for "search everything": one per top-level attribute, all of equal weight. */
const allSlots = (records: readonly SearchableRecord[]): Slot[] => {
  const names = new Set(records.flatMap((record) => Object.keys(record)))
  names.delete('objectID')
  return [...names].slice(0, 256).map((path) => ({ path, rank: 0, ordered: false }))
}

type Read = {
  /** Numbers of the words, in order of first occurrence. */
  readonly idByTerm: ReadonlyMap<string, number>
  readonly terms: Uint32Array
  readonly positions: Uint32Array
  /** Where the occurrences of a record end. */
  readonly ends: Uint32Array
  readonly forward: (rank: Uint32Array) => Forward
}

/** Every word of every record in reading order. */
const readRecords = (
  records: readonly SearchableRecord[],
  slots: readonly Slot[],
  reading: TextIndex['reading'],
): Read => {
  const idByTerm = new Map<string, number>()
  const idOf = (term: string) => {
    const id = idByTerm.get(term)
    if (id !== undefined) return id
    idByTerm.set(term, idByTerm.size)
    return idByTerm.size - 1
  }
  const [terms, positions] = [growingNumbers(), growingNumbers()]
  const ends = new Uint32Array(records.length)
  const forward = forwardWriter(records.length, slots.length)
  const optionsBySlot = slots.map(({ path }) => tokenizerOptions(reading, path))
  records.forEach((record, doc) => {
    slots.forEach(({ path }, slot) => {
      forward.open(doc, slot)
      const start = forward.length()
      let place = 0
      for (const text of valuesAt(record, path).flatMap((value) => textsBelow(value))) {
        const words = readWords(text, idOf, optionsBySlot[slot])
        const sole = words.length === wordSize ? 1 : 0
        let last = 0
        for (let at = 0; at < words.length; at += wordSize) {
          const within = (words[at + 3] ?? 0) >>> 8
          terms.push(words[at] ?? 0)
          positions.push(positionAt(slot, place + within, sole))
          // A joined form comes after the words that it joins, and stands where the first of them does.
          last = Math.max(last, within)
        }
        forward.write(words, start, place)
        place += last + valueGap
      }
    })
    ends[doc] = terms.length()
  })
  return { idByTerm, terms: terms.done(), positions: positions.done(), ends, forward: forward.done }
}

/** The number of each word in the sorted dictionary. */
const sortWords = (idByTerm: ReadonlyMap<string, number>): { sorted: string[]; rank: Uint32Array } => {
  const sorted = [...idByTerm.keys()].sort()
  const rank = new Uint32Array(idByTerm.size)
  sorted.forEach((term, id) => (rank[idByTerm.get(term) ?? 0] = id))
  return { sorted, rank }
}

/** Counting sort of the occurrences by word; reading order keeps records and positions ascending within each. */
const sortOccurrences = ({ terms, positions, ends }: Read, rank: Uint32Array) => {
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

const bestKeys = ({ docs, keys }: Postings, from: number, to: number, size: number): Omit<PrefixTable, 'prefix'> => {
  const best = new Uint32Array(size).fill(absent)
  const docBits = new Uint32Array(bitsetSize(size))
  for (let pair = from; pair < to; pair += 1) {
    const doc = docs[pair] ?? 0
    const key = keys[pair] ?? absent
    if (key < (best[doc] ?? absent)) best[doc] = key
    setBit(docBits, doc)
  }
  return { keys: best, docBits }
}

const prefixTables = (terms: readonly string[], termStarts: Uint32Array, postings: Postings, size: number) => {
  const tables: PrefixTable[] = []
  for (let length = 1; length <= longestTabled; length += 1) {
    for (let low = 0; low < terms.length;) {
      const prefix = (terms[low] ?? '').slice(0, length)
      let high = low + 1
      while (high < terms.length && (terms[high] ?? '').startsWith(prefix)) high += 1
      const [from, to] = [termStarts[low] ?? 0, termStarts[high] ?? 0]
      // A table costs a number per record to store and to copy, so it has to save more than that.
      if (prefix.length === length && to - from > Math.max(tableThreshold, size / 2))
        tables.push({ prefix, ...bestKeys(postings, from, to, size) })
      low = high
    }
  }
  return tables
}

/** The inverted index of these records, numbered as they come; `slots` null searches every attribute. */
export const buildTextIndex = (
  records: readonly SearchableRecord[],
  declared: readonly Slot[] | null,
  reading: TextIndex['reading'] = { separators: '', camelCase: [] },
): TextIndex => {
  const slots = declared ?? allSlots(records)
  const read = readRecords(records, slots, reading)
  const { sorted, rank } = sortWords(read.idByTerm)
  const { postings, termStarts } = postingsFrom(sortOccurrences(read, rank), slots)
  return {
    size: records.length,
    slots,
    dictionary: buildDictionary(sorted),
    termStarts,
    postings,
    prefixes: prefixTables(sorted, termStarts, postings, records.length),
    forward: read.forward(rank),
    reading,
  }
}
