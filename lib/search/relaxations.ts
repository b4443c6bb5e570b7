/** Alternatives for a search without results: the same search with fewer conditions, and the number of hits of each. */
import * as v from 'valibot'
import type { SearchPage } from './list-pages.ts'
import { facetFilters } from './refinements.ts'
import type { SearchState } from './state.ts'
import { exclusionFilters, searchedState, withoutSpan } from './understand/filters.ts'
import type { Understanding, Understood } from './understand/understand.ts'

export type Relaxation = {
  /** What is left out: the words, all filters, one filter, or what was understood of a span. */
  readonly without: 'query' | 'filters' | { readonly attribute: string; readonly value: string } | Understood
  /** The state of its address. */
  readonly state: SearchState
  /** What is searched for there, with what is understood of its query. */
  readonly searched: SearchState
  /** What is not wanted there, as groups of `facetFilters`. */
  readonly exclusions: readonly string[][]
  /** Whether the place that was understood is left out. */
  readonly isAnywhere: boolean
}

/** The number of alternatives per call. */
const most = 10

/** The state without one of its selected values, at its first page. */
export const withoutValue = (state: SearchState, attribute: string, value: string): SearchState => {
  const values = (state.refinements[attribute] ?? []).filter((other) => other !== value)
  const { [attribute]: _, ...others } = state.refinements
  return { query: state.query, page: 1, refinements: values.length ? { ...others, [attribute]: values } : others }
}

/** The state with a value toggled, at its first page. */
export const toggled = (state: SearchState, attribute: string, value: string): SearchState => {
  const values = state.refinements[attribute] ?? []
  if (values.includes(value)) return withoutValue(state, attribute, value)
  return { query: state.query, page: 1, refinements: { ...state.refinements, [attribute]: [...values, value] } }
}

/** A state that understands nothing of its query. */
const plainly = (state: SearchState): Understanding => ({ rest: state.query, understood: [] })

/**
 * The states with one condition, or all filters, left out that still have at least one condition: words, filters, and what was
 * understood of the query. A single condition has no alternative.
 */
export const relaxationsOf = (state: SearchState, understanding: Understanding = plainly(state)): Relaxation[] => {
  const { rest, understood } = understanding
  // The same words may exclude several values.
  const phrases = understood.filter(({ start }, at) => start !== understood[at - 1]?.start)
  const refined = Object.entries(state.refinements).flatMap(([attribute, values]) =>
    values.map((value) => ({ attribute, value })),
  )
  const conditions = (rest ? 1 : 0) + refined.length + phrases.length
  if (conditions < 2) return []
  const made = (without: Relaxation['without'], to: SearchState, left: Understanding): Relaxation => ({
    without,
    state: { query: to.query, page: 1, refinements: to.refinements },
    searched: searchedState({ query: to.query, page: 1, refinements: to.refinements }, left),
    exclusions: exclusionFilters(left),
    isAnywhere: typeof without === 'object' && 'kind' in without && without.kind === 'place',
  })
  const spans = phrases.map((one) => {
    const left = { rest, understood: understood.filter(({ start }) => start !== one.start) }
    return made(one, { ...state, query: withoutSpan(state.query, one) }, left)
  })
  const words = phrases.map(({ text }) => text).join(' ')
  return [
    ...spans,
    ...(rest ? [made('query', { ...state, query: words }, { rest: '', understood })] : []),
    ...(refined.length > 1 || (refined.length && conditions > refined.length)
      ? [made('filters', { ...state, refinements: {} }, understanding)]
      : []),
    ...(refined.length > 1
      ? refined.map((one) => made(one, withoutValue(state, one.attribute, one.value), understanding))
      : []),
  ].slice(0, most)
}

/** One request per alternative, for its count only; to be sent as one call. `placed` is the searched area. */
export const relaxationRequests = (
  page: SearchPage,
  exits: readonly Relaxation[],
  placed: Readonly<Record<string, unknown>> = {},
) =>
  exits.map(({ searched, exclusions, isAnywhere }) => ({
    ...(isAnywhere ? {} : placed),
    indexName: page.index,
    query: searched.query,
    facetFilters: [...facetFilters(searched), ...exclusions],
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
  }))

const answer = v.object({ results: v.array(v.object({ nbHits: v.number() })) })

/** The alternatives with hits, most hits first. @throws ValiError when the response does not have the protocol's shape. */
export const openRelaxations = (
  exits: readonly Relaxation[],
  response: unknown,
): (Relaxation & { readonly count: number })[] => {
  const { results } = v.parse(answer, response)
  return exits
    .map((exit, index) => ({ ...exit, count: results[index]?.nbHits ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}
