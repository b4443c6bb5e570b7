/**
 * The order of hits: one criterion after the other, each only deciding between hits that tie in all before it; the
 * last tie-break is the number of the record, which follows the index's own ranking.
 *
 * Criteria that are known from matching come first and sift out what cannot reach the page; proximity, which reads
 * positions, is worked out for the rest only.
 */
import { soleWord, wholeWord, type AllowedSlots, type Matches } from './match.ts'
import { proximities } from './proximity.ts'
import type { Criterion } from './settings.ts'
import type { SearchOptions } from './search-params.ts'
import { leastOf, type Compare } from './select.ts'
import type { TextIndex } from './text-index.ts'

export type Candidates = {
  readonly index: TextIndex
  readonly matches: Matches
  /** Words in the query. */
  readonly wordCount: number
  /** Ascending; what is left of the matches after filters. */
  readonly docs: Uint32Array
  /** Steps of distance by entry of `docs`; null when the search has no centre. */
  readonly geoSteps: Float64Array | null
  /** What filters earned, by record; null when nothing tells hits apart. */
  readonly scores: Float64Array | null
  /** Rank by the sort rules that come before relevance, by record; null when there are none. */
  readonly sortRanks: Uint32Array | null
  readonly allowed: AllowedSlots
}

type Column = Float64Array

const bounds = (column: Column): { least: number; most: number } => {
  let least = Infinity
  let most = 0
  for (let index = 0; index < column.length; index += 1) {
    const value = column[index] ?? 0
    if (value > most) most = value
    if (value < least) least = value
  }
  return { least, most }
}

/** Columns in order of weight, packed into as few numbers per entry as hold them exactly; columns of one value drop out. */
const pack = (columns: readonly Column[]): Column[] => {
  const packed: Column[] = []
  let room = 0
  for (const column of columns) {
    const { least, most } = bounds(column)
    if (most <= least) continue
    const radix = most - least + 1
    const last = packed.at(-1)
    if (last && room * radix <= Number.MAX_SAFE_INTEGER) {
      for (let index = 0; index < last.length; index += 1)
        last[index] = (last[index] ?? 0) * radix + (column[index] ?? 0) - least
      room *= radix
    } else {
      packed.push(column.map((value) => value - least))
      room = radix
    }
  }
  return packed
}

/** Compares entries by the columns, and by their number where these tie. */
const byColumns = (columns: readonly Column[]): Compare => {
  const [only] = columns
  if (only && columns.length === 1) return (a, b) => (only[a] ?? 0) - (only[b] ?? 0) || a - b
  return (a, b) => {
    for (const column of columns) {
      const difference = (column[a] ?? 0) - (column[b] ?? 0)
      if (difference !== 0) return difference
    }
    return a - b
  }
}

const fill = (docs: Uint32Array, value: (doc: number, index: number) => number): Column => {
  const column = new Float64Array(docs.length)
  for (let index = 0; index < docs.length; index += 1) column[index] = value(docs[index] ?? 0, index)
  return column
}

/** The best key over the words of the reading that found the record. Chosen: the best word decides, as in `firstMatchedWord`. */
export const attributeKey = ({ readings, chosen }: Matches, doc: number): number => {
  const slots = readings[chosen[doc] ?? 0]?.slots ?? []
  let key = 0xffffffff
  for (let slot = 0; slot < slots.length; slot += 1) key = Math.min(key, slots[slot]?.match.keys[doc] ?? key)
  return key
}

/** How many words of the query the record holds as whole words, spelt so; for one word, see `exactOnSingleWordQuery`. */
export const exactWords = (
  { readings, chosen }: Matches,
  doc: number,
  wordCount: number,
  options: SearchOptions,
): number => {
  if (wordCount === 1 && options.exactOnSingleWordQuery === 'none') return 0
  const bit = wordCount > 1 || options.exactOnSingleWordQuery === 'word' ? wholeWord : soleWord
  const slots = readings[chosen[doc] ?? 0]?.slots ?? []
  let count = 0
  for (let slot = 0; slot < slots.length; slot += 1) if ((slots[slot]?.match.exact[doc] ?? 0) & bit) count += 1
  return count
}

/** Proximity of each of `docs` by the reading that found it. */
export const proximityOf = (
  { index, matches, allowed }: Candidates,
  docs: Uint32Array,
  options: SearchOptions,
): Column => {
  const context = { index, floor: options.minProximity, allowed }
  const [only] = matches.readings
  if (only && matches.readings.length === 1) return proximities(docs, only, context)
  const column = new Float64Array(docs.length)
  matches.readings.forEach((reading, number) => {
    const indices = [...docs.keys()].filter((index) => matches.chosen[docs[index] ?? 0] === number)
    const values = proximities(
      Uint32Array.from(indices, (index) => docs[index] ?? 0),
      reading,
      context,
    )
    indices.forEach((index, at) => (column[index] = values[at] ?? 0))
  })
  return column
}

const known = (candidates: Candidates, criterion: Criterion): Column | null => {
  const { matches, docs, geoSteps, scores, wordCount } = candidates
  switch (criterion) {
    case 'typo':
      return wordCount > 0 ? fill(docs, (doc) => matches.typos[doc] ?? 0) : null
    case 'geo':
      return geoSteps
    case 'words':
      return wordCount > 1 ? fill(docs, (doc) => wordCount - (matches.words[doc] ?? 0)) : null
    case 'filters': {
      if (!scores) return null
      const { most } = bounds(scores)
      return fill(docs, (doc) => most - (scores[doc] ?? 0))
    }
    default:
      return null
  }
}

const derived = (
  candidates: Candidates,
  docs: Uint32Array,
  criterion: Criterion,
  options: SearchOptions,
): Column | null => {
  const { matches, wordCount } = candidates
  switch (criterion) {
    case 'proximity':
      return wordCount > 1 ? proximityOf(candidates, docs, options) : null
    case 'attribute':
      return fill(docs, (doc) => attributeKey(matches, doc))
    case 'exact':
      return fill(docs, (doc) => wordCount + 1 - exactWords(matches, doc, wordCount, options))
    default:
      return null
  }
}

/** The indices into `docs` that may be among the first `most`: all that are no worse than the last of these. */
const sift = (columns: readonly Column[], count: number, most: number): Uint32Array | null => {
  if (columns.length === 0 || most >= count) return null
  const compare = byColumns(columns)
  const last = leastOf(count, most, compare).at(-1) ?? 0
  const kept = new Uint32Array(count)
  let length = 0
  for (let index = 0; index < count; index += 1) {
    // Of what ties with the last, later criteria choose: only their order by number is not yet decided.
    if (compare(index, last) > 0 && columns.some((column) => column[index] !== column[last])) continue
    kept[length] = index
    length += 1
  }
  return length === count ? null : kept.subarray(0, length)
}

const pickFrom = (column: Column, kept: Uint32Array | null): Column => {
  if (!kept) return column
  const picked = new Float64Array(kept.length)
  for (let index = 0; index < kept.length; index += 1) picked[index] = column[kept[index] ?? 0] ?? 0
  return picked
}

const isLazy = (criterion: Criterion): boolean => ['proximity', 'attribute', 'exact'].includes(criterion)

/**
 * The first `most` hits in order, as indices into `candidates.docs`.
 * Source: typo, geo, words, filters, proximity, attribute, exact, custom: the service's documented tie-breaking.
 */
export const rank = (
  candidates: Candidates,
  ranking: readonly Criterion[],
  most: number,
  options: SearchOptions,
): Uint32Array => {
  const { docs, sortRanks, wordCount } = candidates
  if (most === 0) return new Uint32Array(0)
  const lazyFrom = ranking.findIndex(isLazy)
  const [early, late] = lazyFrom < 0 ? [ranking, []] : [ranking.slice(0, lazyFrom), ranking.slice(lazyFrom)]
  const sorted = sortRanks ? [fill(docs, (doc) => sortRanks[doc] ?? 0)] : []
  const first = pack([
    ...sorted,
    ...early.map((criterion) => known(candidates, criterion)).filter((column) => column !== null),
  ])
  const kept = sift(first, docs.length, most)
  const keptDocs = kept ? kept.map((index) => docs[index] ?? 0) : docs
  const later = late
    .map((criterion) => {
      const column = known(candidates, criterion)
      if (column) return pickFrom(column, kept)
      return wordCount > 0 ? derived(candidates, keptDocs, criterion, options) : null
    })
    .filter((column) => column !== null)
  const columns = pack([...first.map((column) => pickFrom(column, kept)), ...later])
  // Entries are ascending by record, so with nothing to compare the first ones are the answer.
  const best =
    columns.length === 0
      ? Uint32Array.from({ length: Math.min(most, keptDocs.length) }, (_, index) => index)
      : leastOf(keptDocs.length, most, byColumns(columns))
  return kept ? best.map((index) => kept[index] ?? 0) : best
}
