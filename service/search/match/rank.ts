/**
 * The order of hits: one criterion after the other, each only deciding between hits that tie in all before it; the
 * last tie-break is the number of the record, which follows the index's own ranking.
 *
 * Criteria that are known from matching come first and sift out what cannot reach the page; proximity, which reads
 * positions, is worked out for the rest only, and tells no hits apart when time is too short for it. Criteria are packed into as few numbers per entry as hold them exactly.
 */
import type { Deadline } from '../deadline.ts'
import { scratchFloats, scratchNumbers } from '../index/scratch.ts'
import {
  costIn,
  keyIn,
  readingOf,
  soleWord,
  tiesWith,
  typosOf,
  wholeWord,
  wordsOf,
  type AllowedSlots,
  type Matches,
  type SlotMatch,
} from './match.ts'
import { absent } from '../index/postings.ts'
import { furthestProximity, proximities } from './proximity.ts'
import type { Criterion } from '../index/settings.ts'
import type { SearchOptions } from '../query/search-params.ts'
import { compareEntries, firstOf, lastOfFirst } from './select.ts'
import type { TextIndex } from '../index/text-index.ts'

export type Candidates = {
  readonly index: TextIndex
  readonly matches: Matches
  /** Ascending; what is left of the matches after filters. */
  readonly docs: Uint32Array
  /** Steps of distance by entry of `docs`; null when the search has no centre. */
  readonly geoSteps: Float64Array | null
  /** What filters earned, by record; null when nothing tells hits apart. */
  readonly scores: Float64Array | null
  /** Rank by the sort rules that come before relevance, by record; null when there are none. */
  readonly sortRanks: Uint32Array | null
  readonly allowed: AllowedSlots
  readonly deadline: Deadline
}

/** What a criterion compares: whole numbers from 0 up to `most`, by entry; less comes first. */
type Measure = { readonly most: number; readonly values: Uint32Array | Float64Array }

const copyOf = (values: Uint32Array | Float64Array): Float64Array => {
  const copy = scratchFloats(values.length)
  copy.set(values)
  return copy
}

/** Criteria in order of weight, packed as long as their product stays an exact integer. */
const pack = (measures: readonly Measure[], count: number): Float64Array[] => {
  const packed: Float64Array[] = []
  let room = Infinity
  for (const { most, values } of measures) {
    if (most === 0) continue
    const radix = most + 1
    const last = packed.at(-1)
    if (last && room * radix <= Number.MAX_SAFE_INTEGER) {
      for (let entry = 0; entry < count; entry += 1) last[entry] = (last[entry] ?? 0) * radix + (values[entry] ?? 0)
      room *= radix
    } else {
      packed.push(copyOf(values))
      room = radix
    }
  }
  return packed
}

const measure = (values: Uint32Array | Float64Array): Measure => {
  let most = 0
  for (let entry = 0; entry < values.length; entry += 1) {
    const value = values[entry] ?? 0
    if (value > most) most = value
  }
  return { most, values }
}

const pick = (values: Float64Array, entries: Uint32Array): Float64Array => {
  const picked = scratchFloats(entries.length)
  for (let at = 0; at < entries.length; at += 1) picked[at] = values[entries[at] ?? 0] ?? 0
  return picked
}

const docsAt = (docs: Uint32Array, entries: Uint32Array): Uint32Array => {
  const picked = scratchNumbers(entries.length)
  for (let at = 0; at < entries.length; at += 1) picked[at] = docs[entries[at] ?? 0] ?? 0
  return picked
}

const byDoc = (values: Uint32Array | Float64Array, docs: Uint32Array): Float64Array => {
  const column = scratchFloats(docs.length)
  for (let entry = 0; entry < docs.length; entry += 1) column[entry] = values[docs[entry] ?? 0] ?? 0
  return column
}

/** The best key over the words of the reading that found the record. Chosen: the best word decides, as in `firstMatchedWord`. */
export const attributeKey = (matches: Matches, doc: number): number => {
  const slots = readingOf(matches, doc)?.slots ?? []
  let key = absent
  for (let slot = 0; slot < slots.length; slot += 1) {
    const best = slots[slot]?.match.best[doc] ?? absent
    if (best !== absent) key = Math.min(key, keyIn(best))
  }
  return keyIn(key)
}

/** What makes a word exact: for a query of one word, see `exactOnSingleWordQuery`. */
const exactBit = ({ wordCount }: Matches, { exactOnSingleWordQuery }: SearchOptions): number => {
  if (wordCount > 1 || exactOnSingleWordQuery === 'word') return wholeWord
  return exactOnSingleWordQuery === 'none' ? 0 : soleWord
}

/** How many words of the query the record holds as whole words, spelt so. */
export const exactWords = (matches: Matches, doc: number, options: SearchOptions): number => {
  const bit = exactBit(matches, options)
  const slots = readingOf(matches, doc)?.slots ?? []
  let count = 0
  for (let slot = 0; slot < slots.length; slot += 1) if ((slots[slot]?.match.exact[doc] ?? 0) & bit) count += 1
  return Math.min(count, matches.wordCount)
}

/** Proximity of each of `docs` by the reading that found it. */
export const proximityOf = (
  { index, matches, allowed, deadline }: Pick<Candidates, 'index' | 'matches' | 'allowed' | 'deadline'>,
  docs: Uint32Array,
  options: SearchOptions,
): Float64Array => {
  const context = { index, floor: options.minProximity, allowed, deadline }
  const { readings, chosen } = matches
  const [only] = readings
  if (only && !chosen) return proximities(docs, only, context)
  const column = scratchFloats(docs.length)
  readings.forEach((reading, number) => {
    const entries = [...docs.keys()].filter((entry) => chosen?.[docs[entry] ?? 0] === number)
    const own = Uint32Array.from(entries, (entry) => docs[entry] ?? 0)
    const values = proximities(own, reading, context)
    entries.forEach((entry, at) => (column[entry] = values[at] ?? 0))
  })
  return column
}

/**
 * Chooses, for records that several readings find equally well, the one in which the words stand nearest: `salaris
 * middelbare school` is about `salaris in het voortgezet onderwijs` even where a school is mentioned further down.
 */
const settleReadings = (candidates: Candidates, docs: Uint32Array, options: SearchOptions): void => {
  const { index, matches, allowed, deadline } = candidates
  const { readings, chosen } = matches
  if (!chosen || readings.length < 2) return
  const context = { index, floor: options.minProximity, allowed, deadline }
  const least = proximityOf(candidates, docs, options)
  for (const [number, reading] of readings.entries()) {
    const entries = [...docs.keys()].filter(
      (entry) => !deadline.passed(entry << 4) && tiesWith(matches, reading, docs[entry] ?? 0),
    )
    const own = Uint32Array.from(entries, (entry) => docs[entry] ?? 0)
    const values = proximities(own, reading, context)
    if (deadline.passed()) return
    entries.forEach((entry, at) => {
      const value = values[at] ?? 0
      if (value >= (least[entry] ?? 0)) return
      least[entry] = value
      chosen[docs[entry] ?? 0] = number
    })
  }
}

/** Numbers of records, one reading's words at a time: much quicker than record by record. */
const column = (
  { matches, docs }: { matches: Matches; docs: Uint32Array },
  start: number,
  { add, of }: { add: (values: Uint32Array, slot: SlotMatch) => void; of: (doc: number) => number },
): Uint32Array => {
  const values = scratchNumbers(docs.length)
  const [only] = matches.readings
  if (only && !matches.chosen) {
    values.fill(start)
    for (const { match } of only.slots) add(values, match)
  } else for (let entry = 0; entry < docs.length; entry += 1) values[entry] = of(docs[entry] ?? 0)
  return values
}

const typoColumn = (matches: Matches, docs: Uint32Array): Uint32Array =>
  column({ matches, docs }, matches.readings[0]?.reading.cost ?? 0, {
    add: (values, { best }) => {
      for (let entry = 0; entry < values.length; entry += 1)
        values[entry] = (values[entry] ?? 0) + costIn(best[docs[entry] ?? 0] ?? 0)
    },
    of: (doc) => typosOf(matches, doc),
  })

const attributeColumn = (matches: Matches, docs: Uint32Array): Uint32Array =>
  column({ matches, docs }, keyIn(absent), {
    add: (values, { best }) => {
      for (let entry = 0; entry < values.length; entry += 1) {
        const key = keyIn(best[docs[entry] ?? 0] ?? absent)
        if (key < (values[entry] ?? 0)) values[entry] = key
      }
    },
    of: (doc) => attributeKey(matches, doc),
  })

/** How many words are not exact. */
const inexactColumn = (matches: Matches, docs: Uint32Array, options: SearchOptions): Uint32Array => {
  const bit = exactBit(matches, options)
  return column({ matches, docs }, matches.wordCount, {
    add: (values, { exact }) => {
      for (let entry = 0; entry < values.length; entry += 1)
        if ((exact[docs[entry] ?? 0] ?? 0) & bit) values[entry] = (values[entry] ?? 0) - 1
    },
    of: (doc) => matches.wordCount - exactWords(matches, doc, options),
  })
}

/** Whether no record can match at the price of a typing error. */
const isFaultless = ({ readings }: Matches): boolean =>
  readings.every(
    ({ reading, slots }) =>
      reading.cost === 0 && slots.every(({ alternatives }) => alternatives.every(({ cost }) => cost === 0)),
  )

/** The longest reading, in words: synonyms and compounds may have more than the query. */
const longestReading = ({ readings, wordCount }: Matches): number =>
  Math.max(wordCount, ...readings.map(({ slots }) => slots.length))

/** Criteria that matching, filters and places have settled; null for those that tell no hits apart. */
const settled = ({ matches, docs, geoSteps, scores }: Candidates, criterion: Criterion): Measure | null => {
  const { wordCount } = matches
  switch (criterion) {
    case 'typo':
      return wordCount === 0 || isFaultless(matches) ? null : measure(typoColumn(matches, docs))
    case 'geo':
      return geoSteps && measure(geoSteps)
    case 'words': {
      // Where every word is required, all hits have all of them.
      if (!matches.chosen) return null
      const missing = scratchNumbers(docs.length)
      for (let entry = 0; entry < docs.length; entry += 1)
        missing[entry] = wordCount - wordsOf(matches, docs[entry] ?? 0)
      return { most: wordCount, values: missing }
    }
    case 'filters': {
      if (!scores) return null
      const { most, values } = measure(byDoc(scores, docs))
      return { most, values: values.map((score) => most - score) }
    }
    default:
      return null
  }
}

/** Criteria that cost more to know; null for those that tell no hits apart. */
const costly = (
  candidates: Candidates,
  docs: Uint32Array,
  criterion: Criterion,
  options: SearchOptions,
): Measure | null => {
  const { matches, deadline } = candidates
  if (matches.wordCount === 0 || deadline.passed()) return null
  switch (criterion) {
    case 'proximity': {
      const words = longestReading(matches)
      const values = words < 2 ? null : proximityOf(candidates, docs, options)
      return values && !deadline.passed() ? { most: furthestProximity(words), values } : null
    }
    case 'attribute':
      return measure(attributeColumn(matches, docs))
    case 'exact':
      return { most: matches.wordCount, values: inexactColumn(matches, docs, options) }
    default:
      return null
  }
}

const isCostly = (criterion: Criterion): boolean => ['proximity', 'attribute', 'exact'].includes(criterion)

const present = (measures: readonly (Measure | null)[]): Measure[] => measures.filter((one) => one !== null)

/** The entries that may be among the first `most`: all that tie with the last of these, or beat it; null when all may. */
const sift = (columns: readonly Float64Array[], count: number, most: number): Uint32Array | null => {
  if (columns.length === 0 || most >= count) return null
  const last = lastOfFirst(count, most, columns)
  const kept = scratchNumbers(count)
  const [first, ...others] = columns
  const bound = first?.[last] ?? 0
  let length = 0
  for (let entry = 0; entry < count; entry += 1) {
    const value = first?.[entry] ?? 0
    if (value > bound || (value === bound && others.length > 0 && compareEntries(others, entry, last) > 0)) continue
    kept[length] = entry
    length += 1
  }
  return length === count ? null : kept.subarray(0, length)
}

/**
 * The first `most` hits in order, as entries of `candidates.docs`.
 * Source: typo, geo, words, filters, proximity, attribute, exact, custom: the service's documented tie-breaking.
 */
export const rank = (
  candidates: Candidates,
  ranking: readonly Criterion[],
  most: number,
  options: SearchOptions,
): Uint32Array => {
  const { docs, sortRanks } = candidates
  if (most === 0) return new Uint32Array(0)
  const costlyFrom = ranking.findIndex(isCostly)
  const [early, late] = costlyFrom < 0 ? [ranking, []] : [ranking.slice(0, costlyFrom), ranking.slice(costlyFrom)]
  const sorted = sortRanks && measure(byDoc(sortRanks, docs))
  const first = pack(present([sorted, ...early.map((criterion) => settled(candidates, criterion))]), docs.length)
  const kept = sift(first, docs.length, most)
  const keptDocs = kept ? docsAt(docs, kept) : docs
  if (late.length > 0) settleReadings(candidates, keptDocs, options)
  const geoSteps = candidates.geoSteps && kept ? pick(candidates.geoSteps, kept) : candidates.geoSteps
  const later = late.map((criterion): Measure | null => {
    const known = settled({ ...candidates, docs: keptDocs, geoSteps }, criterion)
    return known ?? costly(candidates, keptDocs, criterion, options)
  })
  const carried = first.map((values) => measure(kept ? pick(values, kept) : values))
  const best = firstOf(keptDocs.length, most, pack([...carried, ...present(later)], keptDocs.length))
  return kept ? best.map((entry) => kept[entry] ?? 0) : best
}
