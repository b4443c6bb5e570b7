/** Orders the hits of all segments, and limits the hits that share a value (`distinct`). */
import type { SegmentMatches } from './find.ts'
import { typosOf, wordsOf } from './match.ts'
import { compareByRules, sortValues } from '../index/order.ts'
import { attributeKey, exactWords, irrelevance, proximityOf, rank } from './rank.ts'
import type { SearchOptions } from '../query/search-params.ts'
import type { CompiledSettings, RankingStep } from '../index/settings.ts'

/** A hit: an entry of the candidates that a segment has for the request. */
export type Placed = {
  readonly segment: SegmentMatches
  readonly entry: number
  /** Its place among the hits that share its value, where `distinct` shows several. */
  readonly sequence?: number
}

/** The number of the record in its segment. */
export const docOf = ({ segment, entry }: Placed): number => segment.candidates.docs[entry] ?? 0

/** What a criterion compares, less before more, for some hits of a segment. */
const measured = (
  { candidates, query }: SegmentMatches,
  entries: Uint32Array,
  criterion: RankingStep,
  options: SearchOptions,
): ArrayLike<number> => {
  const { matches, docs, geoSteps, scores } = candidates
  const entryDocs = entries.map((entry) => docs[entry] ?? 0)
  const each = (value: (doc: number, entry: number) => number) =>
    Float64Array.from(entryDocs, (doc, at) => value(doc, entries[at] ?? 0))
  if (query.words.length === 0 && criterion !== 'geo' && criterion !== 'filters')
    return new Float64Array(entryDocs.length)
  switch (criterion) {
    case 'typo':
      return each((doc) => typosOf(matches, doc))
    case 'geo':
      return each((_doc, entry) => geoSteps?.[entry] ?? 0)
    case 'words':
      return each((doc) => -wordsOf(matches, doc))
    case 'filters':
      return each((doc) => -(scores?.[doc] ?? 0))
    case 'proximity':
      return proximityOf(candidates, entryDocs, options)
    case 'attribute':
      return each((doc) => attributeKey(matches, doc))
    case 'exact':
      return each((doc) => -exactWords(matches, doc, options))
    case 'relevance':
      return each((doc, entry) => irrelevance(candidates, doc, entry))
    default:
      return new Float64Array(entryDocs.length)
  }
}

type Judged = {
  readonly hit: Placed
  readonly measures: readonly number[]
  /** What the lists of sort rules compare, and what the index's own order does. */
  readonly sorts: readonly (readonly unknown[])[]
  readonly own: readonly unknown[]
}

const judge = (
  segment: SegmentMatches,
  entries: Uint32Array,
  settings: CompiledSettings,
  options: SearchOptions,
): Judged[] => {
  const columns = settings.ranking.map((criterion) => measured(segment, entries, criterion, options))
  // Parsing a record costs far more than comparing two: it is done where a rule compares what it holds.
  const isSorted = settings.order.length > 0 || settings.sortLists.length > 0
  return Array.from(entries, (entry, at) => {
    const record = isSorted ? segment.view.record(segment.candidates.docs[entry] ?? 0) : null
    return {
      hit: { segment, entry },
      measures: columns.map((column) => column[at] ?? 0),
      sorts: record ? settings.sortLists.map((rules) => sortValues(record, rules)) : [],
      own: record ? sortValues(record, settings.order) : [],
    }
  })
}

const compareJudged =
  ({ ranking, sortLists, order }: CompiledSettings) =>
  (a: Judged, b: Judged): number => {
    for (const [at, step] of ranking.entries()) {
      const difference =
        typeof step === 'number'
          ? compareByRules(sortLists[step] ?? [], a.sorts[step] ?? [], b.sorts[step] ?? [])
          : (a.measures[at] ?? 0) - (b.measures[at] ?? 0)
      if (difference !== 0) return difference
    }
    return compareByRules(order, a.own, b.own)
  }

/** The first `most` hits in order. Where all rules tie, records of older segments come before those of newer ones. */
export const orderedHits = (
  segments: readonly SegmentMatches[],
  most: number,
  settings: CompiledSettings,
  options: SearchOptions,
): Placed[] => {
  const present = segments.filter(({ candidates }) => candidates.docs.length > 0)
  const ranked = present.map((part) => ({ part, entries: rank(part.candidates, settings.ranking, most, options) }))
  const [only] = ranked
  if (only && ranked.length === 1) return Array.from(only.entries, (entry) => ({ segment: only.part, entry }))
  return ranked
    .flatMap(({ part, entries }) => judge(part, entries, settings, options))
    .sort(compareJudged(settings))
    .slice(0, most)
    .map(({ hit }) => hit)
}

/** The value by which `distinct` groups a hit; null when it has none, so that the hit forms a group by itself. */
const groupOf = (hit: Placed): string | null => {
  const column = hit.segment.view.segment.groups
  const doc = docOf(hit)
  const [from, to] = [column?.starts[doc] ?? 0, column?.starts[doc + 1] ?? 0]
  return column && from < to ? (column.values[column.entries[from] ?? 0] ?? null) : null
}

/** At most `each` hits of those that share a value, group by group, in the order of the best of each. */
export const distinctHits = (ordered: readonly Placed[], each: number): Placed[][] => {
  const groups = new Map<unknown, Placed[]>()
  for (const hit of ordered) {
    const key = groupOf(hit) ?? hit
    const group = groups.get(key)
    if (!group) groups.set(key, [hit])
    else if (group.length < each) group.push(hit)
  }
  return [...groups.values()].map((group) => group.map((hit, sequence) => ({ ...hit, sequence })))
}
