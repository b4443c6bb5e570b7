/** Counts of attribute values over the records that match, and search among those values. */
import type { Deadline } from '../deadline.ts'
import type { FacetColumn, NumberColumn } from '../index/columns.ts'
import { mostWords } from '../query/query-words.ts'
import { withMarks } from './highlight.ts'
import type { SearchOptions } from '../query/search-params.ts'
import { spansOf, unfoldedLength, type Span } from '../index/text.ts'
import { typoCost } from '../match/typos.ts'

export type FacetStats = { readonly min: number; readonly max: number; readonly avg: number; readonly sum: number }
export type FacetHit = { readonly value: string; readonly highlighted: string; readonly count: number }

/** How many of `docs` hold each value, by number of the value; `single` says that every record has exactly one. */
export const countValues = (
  { values, starts, entries }: FacetColumn,
  docs: Uint32Array,
  single: boolean,
): Uint32Array => {
  const counts = new Uint32Array(values.length)
  if (single) {
    for (let index = 0; index < docs.length; index += 1) {
      const value = entries[docs[index] ?? 0] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
    return counts
  }
  for (let index = 0; index < docs.length; index += 1) {
    const doc = docs[index] ?? 0
    const end = starts[doc + 1] ?? 0
    for (let at = starts[doc] ?? 0; at < end; at += 1) {
      const value = entries[at] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  return counts
}

export type Counted = readonly [value: string, count: number]

const alphabetical = ([a]: Counted, [b]: Counted): number => (a < b ? -1 : a > b ? 1 : 0)
const byCount = (a: Counted, b: Counted): number => b[1] - a[1] || alphabetical(a, b)

const sorted = (counted: readonly Counted[], { sortFacetValuesBy }: SearchOptions): Counted[] =>
  counted.toSorted(sortFacetValuesBy === 'alpha' ? alphabetical : byCount)

/**
 * Value → count: the most frequent or alphabetically first values, at most `maxValuesPerFacet`, in that order but for values that are
 * whole numbers, which JavaScript puts first.
 */
export const facetCounts = (counted: readonly Counted[], options: SearchOptions): Record<string, number> => {
  // In one go: an object that grew name by name is slow to write as JSON, and `__proto__` would be no name of it.
  return Object.fromEntries(sorted(counted, options).slice(0, options.maxValuesPerFacet))
}

/** Bounds, mean and total of the numbers that records hold; null when they hold none. */
export const statsOf = (
  parts: readonly { readonly column: NumberColumn; readonly docs: Uint32Array }[],
): FacetStats | null => {
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0]
  for (const { column, docs } of parts)
    for (const doc of docs)
      for (let at = column.starts[doc] ?? 0; at < (column.starts[doc + 1] ?? 0); at += 1) {
        const value = column.entries[at] ?? 0
        min = Math.min(min, value)
        max = Math.max(max, value)
        sum += value
        count += 1
      }
  return count === 0 ? null : { min, max, avg: sum / count, sum }
}

/** How a word of a value answers a word of the query: at how many errors, and how much of it to mark; null when not. */
const answers = (
  span: Span,
  queryWord: string,
  isLast: boolean,
  options: SearchOptions,
): { cost: number; marked: number | null } | null => {
  if (span.term === queryWord) return { cost: 0, marked: null }
  if (isLast && span.term.startsWith(queryWord)) return { cost: 0, marked: queryWord.length }
  const allowed =
    queryWord.length < options.minWordSizefor1Typo ? 0 : queryWord.length < options.minWordSizefor2Typos ? 1 : 2
  if (options.typoTolerance === 'false' || allowed === 0) return null
  const beginnings = isLast ? [-1, 0, 1].map((more) => span.term.slice(0, queryWord.length + more)) : [span.term]
  const cost = Math.min(...beginnings.map((beginning) => typoCost(queryWord, beginning)))
  return cost <= allowed ? { cost, marked: null } : null
}

type Mark = { readonly start: number; readonly end: number }

/** Where the value answers all words of the query; null when it does not. */
const marksOf = (
  value: string,
  queryWords: readonly string[],
  options: SearchOptions,
): { cost: number; marks: Mark[] } | null => {
  const spans = spansOf(value)
  const marks: Mark[] = []
  let total = 0
  for (const [index, word] of queryWords.entries()) {
    const matches = spans
      .map((span) => ({ span, answer: answers(span, word, index === queryWords.length - 1, options) }))
      .flatMap(({ span, answer }) => (answer ? [{ span, ...answer }] : []))
    const best = matches.reduce((least, { cost }) => Math.min(least, cost), Infinity)
    if (matches.length === 0) return null
    total += best
    for (const { span, cost, marked } of matches) {
      if (cost > best) continue
      const length = marked === null ? span.end - span.start : unfoldedLength(value.slice(span.start, span.end), marked)
      marks.push({ start: span.start, end: span.start + length })
    }
  }
  return { cost: total, marks: marks.sort((a, b) => a.start - b.start || b.end - a.end) }
}

/**
 * The facet values that match `query` by words or prefixes, most frequent first, at most `most`; when `deadline`
 * passes, those matched so far.
 * Chosen: values match whether or not the attribute is declared `searchable(x)`.
 */
export const searchValues = (
  counted: readonly Counted[],
  { query, most, options, deadline }: { query: string; most: number; options: SearchOptions; deadline: Deadline },
): FacetHit[] => {
  const tags = [options.highlightPreTag, options.highlightPostTag] as const
  const queryWords = spansOf(query)
    .filter((span) => span.width === 1)
    .map((span) => span.term)
    .slice(0, mostWords)
  const values = sorted(counted, options)
  if (queryWords.length === 0)
    return values.slice(0, most).map(([value, count]) => ({ value, highlighted: value, count }))
  const hits: FacetHit[] = []
  for (const [at, [value, count]] of values.entries()) {
    // A value may have many words, each of which is compared to each of the query.
    if (deadline.passed(at << 10)) break
    const match = marksOf(value, queryWords, options)
    if (!match) continue
    const highlighted = withMarks(value, match.marks, tags)
    deadline.take(Buffer.byteLength(value) + Buffer.byteLength(JSON.stringify(highlighted)))
    hits.push({ value, highlighted, count })
    if (hits.length === most) break
  }
  return hits
}
