/**
 * Stores the words of each record by position. The words near a word can be read without scanning the postings of its
 * neighbours, and highlighting gets the position of each word in its text without tokenizing the text again.
 *
 *     "Zij-instromen in 2 jaar"   cells    zij instromen in 2 jaar
 *                                 gaps       0         1  1 1    1    characters before the word
 *                                 lengths    3         9  2 1    4
 *                                 joins    (0, zijinstromen, 2)       words that a hyphen holds together
 */
import { growingBytes, growingNumbers } from './growing.ts'
import { readWords, wordSize, type TokenizerOptions, type Words } from './text.ts'

export type Forward = {
  /** Slot `slot` of record `doc` has the cells `starts[doc * slots + slot]` up to the next start. */
  readonly starts: Uint32Array
  /** 1 + the number of the term; 0 between values. */
  readonly cells: Uint32Array
  /** UTF-16 units since the former word of the value, or since its start. */
  readonly gaps: Uint8Array
  readonly lengths: Uint8Array
  /** First join of each record, counted in triples; one longer than there are records. */
  readonly joinStarts: Uint32Array
  /** Triples of cell, term and width, in order of cells. */
  readonly joins: Uint32Array
}

/** Words of different values of one attribute stand at least this far apart: as far as proximity looks. */
export const valueGap = 8
/** In `gaps` and `lengths`: longer than a byte can express, so the text has to be read. */
const beyond = 255

/** Collects the words of records slot by slot, in order. */
export const forwardWriter = (records: number, slots: number) => {
  const starts = new Uint32Array(records * slots + 1)
  const joinStarts = new Uint32Array(records + 1)
  const [cells, gaps, lengths] = [growingNumbers(), growingBytes(), growingBytes()]
  const joins = growingNumbers()
  const pad = (until: number) => {
    while (cells.length() < until) {
      cells.push(0)
      gaps.push(0)
      lengths.push(0)
    }
  }
  return {
    /** Call for each slot of each record, in order. */
    open: (doc: number, slot: number) => {
      starts[doc * slots + slot] = cells.length()
      if (slot === 0) joinStarts[doc] = joins.length() / 3
    },
    /** The words of a value whose first word has the place `place` in its slot. */
    write: (words: Words, start: number, place: number) => {
      let former = 0
      for (let at = 0; at < words.length; at += wordSize) {
        const [term = 0, from = 0, to = 0, where = 0] = [words[at], words[at + 1], words[at + 2], words[at + 3]]
        const cell = start + place + (where >>> 8)
        const width = where % 256
        if (width > 1) {
          joins.push(cell)
          joins.push(term)
          joins.push(width)
          continue
        }
        pad(cell)
        cells.push(term + 1)
        gaps.push(Math.min(beyond, from - former))
        lengths.push(Math.min(beyond, to - from))
        former = to
      }
    },
    length: cells.length,
    /** The finished index, with terms renumbered by `rank` instead of by first occurrence. */
    done: (rank: Uint32Array): Forward => {
      starts[records * slots] = cells.length()
      joinStarts[records] = joins.length() / 3
      const [ranked, rankedJoins] = [cells.done(), joins.done()]
      for (let at = 0; at < ranked.length; at += 1) {
        const cell = ranked[at] ?? 0
        if (cell > 0) ranked[at] = (rank[cell - 1] ?? 0) + 1
      }
      for (let at = 1; at < rankedJoins.length; at += 3) rankedJoins[at] = rank[rankedJoins[at] ?? 0] ?? 0
      return { starts, cells: ranked, gaps: gaps.done(), lengths: lengths.done(), joinStarts, joins: rankedJoins }
    },
  }
}

/** The words of one value that matter to a query, and where any of its words stands. */
export type Value = {
  /** How many words the value has, joined forms not counted. */
  readonly count: number
  /** Those that may answer the query. */
  readonly words: Words
  /** Where the word at a place starts and ends, in UTF-16 units. */
  readonly boundsOf: (place: number) => readonly [number, number]
}

/** The last value that was read of a slot of a record: those behind it are looked for from there. */
export type Cursor = { ordinal: number; cell: number }

/** Which value: the n-th of a slot of a record. */
export type ValueAt = {
  readonly doc: number
  readonly slot: number
  readonly ordinal: number
  /** Belongs to that slot of that record; changed by reading. */
  readonly cursor?: Cursor
}

/** The cells of a value, as a half-open range. */
const cellsOf = (
  { starts, cells }: Forward,
  slots: number,
  { doc, slot, ordinal, cursor }: ValueAt,
): readonly [number, number] => {
  const row = doc * slots + slot
  const end = starts[row + 1] ?? 0
  const isAhead = cursor !== undefined && cursor.ordinal <= ordinal
  let from = isAhead ? cursor.cell : (starts[row] ?? 0)
  for (let value = isAhead ? cursor.ordinal : 0; ; value += 1) {
    let to = from
    while (to < end && cells[to] !== 0) to += 1
    if (cursor) [cursor.ordinal, cursor.cell] = [value, from]
    if (value === ordinal || to >= end) return value === ordinal ? [from, to] : [end, end]
    from = Math.max(from, to - 1) + valueGap
  }
}

/** The first join of a record at or behind a cell, by halving. */
const firstJoin = ({ joins, joinStarts }: Forward, doc: number, cell: number): number => {
  let [from, to] = [joinStarts[doc] ?? 0, joinStarts[doc + 1] ?? 0]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((joins[middle * 3] ?? 0) < cell) from = middle + 1
    else to = middle
  }
  return from
}

/** Where the words of these cells start in their text. */
const startsOf = ({ gaps, lengths }: Forward, from: number, to: number): Uint32Array => {
  const places = new Uint32Array(to - from)
  let offset = 0
  for (let cell = from; cell < to; cell += 1) {
    offset += gaps[cell] ?? 0
    places[cell - from] = offset
    offset += lengths[cell] ?? 0
  }
  return places
}

/**
 * A value as the index stores it; null when some word or gap is too long for its byte, so that the text has to be read.
 * `wanted` holds by term whether it may match the query.
 */
export const storedValue = (forward: Forward, slots: number, at: ValueAt, wanted: Uint8Array): Value | null => {
  const { cells, gaps, lengths, joins, joinStarts } = forward
  const [from, to] = cellsOf(forward, slots, at)
  const words: number[] = []
  let offset = 0
  for (let cell = from; cell < to; cell += 1) {
    const [gap = 0, length = 0] = [gaps[cell], lengths[cell]]
    const term = (cells[cell] ?? 0) - 1
    if (gap === beyond || length === beyond) return null
    offset += gap
    if (wanted[term]) words.push(term, offset, offset + length, (cell - from) * 256 + 1)
    offset += length
  }
  let places: Uint32Array | null = null
  const boundsOf = (place: number): readonly [number, number] => {
    places ??= startsOf(forward, from, to)
    const start = places[place] ?? 0
    return [start, start + (lengths[from + place] ?? 0)]
  }
  for (let join = firstJoin(forward, at.doc, from); join < (joinStarts[at.doc + 1] ?? 0); join += 1) {
    const [cell = 0, term = 0, width = 0] = [joins[join * 3], joins[join * 3 + 1], joins[join * 3 + 2]]
    if (cell >= to) break
    const place = cell - from
    if (wanted[term]) words.push(term, boundsOf(place)[0], boundsOf(place + width - 1)[1], place * 256 + width)
  }
  return { count: to - from, words: Uint32Array.from(words), boundsOf }
}

/** A value read from its text: for attributes that are shown but not searched. */
export const readValue = (
  text: string,
  idOf: (term: string) => number,
  wanted: Uint8Array,
  options: TokenizerOptions,
): Value => {
  const allWords = readWords(text, idOf, options).slice()
  const bounds: [number, number][] = []
  const words: number[] = []
  for (let at = 0; at < allWords.length; at += wordSize) {
    const [term = 0, start = 0, end = 0, where = 0] = allWords.subarray(at, at + wordSize)
    if (where % 256 === 1) bounds.push([start, end])
    if (wanted[term]) words.push(term, start, end, where)
  }
  return { count: bounds.length, words: Uint32Array.from(words), boundsOf: (place) => bounds[place] ?? [0, 0] }
}
