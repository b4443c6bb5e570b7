/** Orders the hits of all segments, and limits the hits that share a value (`distinct`). */
import type { Deadline } from '../deadline.ts'
import type { SegmentMatches } from './find.ts'
import { typosOf, wordsOf } from './match.ts'
import { compareByRules, sortValues } from '../index/order.ts'
import { attributeKey, exactWords, irrelevance, proximityOf, rank } from './rank.ts'
import type { SearchOptions } from '../query/search-params.ts'
import type { CompiledSettings, RankingStep, SortRule } from '../index/settings.ts'

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

type Judged = { readonly hit: Placed; readonly measures: readonly number[] }

const judge = (
  segment: SegmentMatches,
  entries: Uint32Array,
  settings: CompiledSettings,
  options: SearchOptions,
): Judged[] => {
  const columns = settings.ranking.map((criterion) => measured(segment, entries, criterion, options))
  return Array.from(entries, (entry, at) => ({
    hit: { segment, entry },
    measures: columns.map((column) => column[at] ?? 0),
  }))
}

const compareJudged = ({ ranking, sortLists, order }: CompiledSettings) => {
  // Parsing a record costs far more than comparing two: it is done where a rule compares what it holds.
  const byRules = (rules: readonly SortRule[], a: Judged, b: Judged) => {
    const [one = [], other = []] = rules.length
      ? [a, b].map(({ hit }) => sortValues(hit.segment.view.record(docOf(hit)), rules))
      : []
    return compareByRules(rules, one, other)
  }
  return (a: Judged, b: Judged): number => {
    for (const [at, step] of ranking.entries()) {
      const difference =
        typeof step === 'number' ? byRules(sortLists[step] ?? [], a, b) : (a.measures[at] ?? 0) - (b.measures[at] ?? 0)
      if (difference !== 0) return difference
    }
    return byRules(order, a, b)
  }
}

/** Two lists in order as one. Each of the few others looks up its place, so that not all records of the first are compared. */
const merged = (
  first: readonly Judged[],
  others: readonly Judged[],
  compare: (a: Judged, b: Judged) => number,
  deadline: Deadline,
): Judged[] => {
  const all: Judged[] = []
  let from = 0
  for (const [number, other] of others.entries()) {
    let [low, high] = [from, first.length]
    // Out of time, what is left of the first comes before what is left of the others.
    if (deadline.passed(number << 6)) low = high
    while (low < high) {
      const middle = (low + high) >>> 1
      const judged = first[middle]
      if (judged && compare(judged, other) <= 0) low = middle + 1
      else high = middle
    }
    for (const judged of first.slice(from, low)) all.push(judged)
    from = low
    all.push(other)
  }
  return [...all, ...first.slice(from)]
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
  const compare = compareJudged(settings)
  return ranked
    .map(({ part, entries }) => ({
      judged: judge(part, entries, settings, options),
      deadline: part.candidates.deadline,
    }))
    .reduce<Judged[]>((all, { judged, deadline }) => merged(all, judged, compare, deadline), [])
    .slice(0, most)
    .map(({ hit }) => hit)
}

/** The value by which `distinct` groups a record; null when it has none, so that it forms a group by itself. */
const valueOf = ({ view }: SegmentMatches, doc: number): string | null => {
  const column = view.segment.groups
  const [from, to] = [column?.starts[doc] ?? 0, column?.starts[doc + 1] ?? 0]
  return column && from < to ? (column.values[column.entries[from] ?? 0] ?? null) : null
}

/** How many groups `distinct` makes of the candidates. */
export const groupCount = (segments: readonly SegmentMatches[]): number => {
  const values = new Set<string>()
  let single = 0
  for (const segment of segments)
    for (const doc of segment.candidates.docs) {
      const value = valueOf(segment, doc)
      if (value === null) single += 1
      else values.add(value)
    }
  return values.size + single
}

/** At most `each` hits of those that share a value, group by group, in the order of the best of each. */
export const distinctHits = (ordered: readonly Placed[], each: number): Placed[][] => {
  const groups = new Map<unknown, Placed[]>()
  for (const hit of ordered) {
    const key = valueOf(hit.segment, docOf(hit)) ?? hit
    const group = groups.get(key)
    if (!group) groups.set(key, [hit])
    else if (group.length < each) group.push(hit)
  }
  return [...groups.values()].map((group) => group.map((hit, sequence) => ({ ...hit, sequence })))
}
