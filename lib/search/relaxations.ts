/** Alternatives for a search without results: the same search with fewer conditions, and the number of hits of each. */
import * as v from 'valibot'
import type { SearchPage } from './pages.ts'
import { facetFilters } from './refinements.ts'
import type { SearchState } from './state.ts'

export type Relaxation = {
  /** What is left out: the query, all filters, or one filter. */
  readonly without: 'query' | 'filters' | { readonly attribute: string; readonly value: string }
  readonly state: SearchState
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

/** The states with conditions left out that still have at least one condition; a single condition has no alternative. */
export const relaxationsOf = (state: SearchState): Relaxation[] => {
  const refined = Object.entries(state.refinements).flatMap(([attribute, values]) =>
    values.map((value) => ({ attribute, value })),
  )
  const one = refined.map((without): Relaxation => ({
    without,
    state: withoutValue(state, without.attribute, without.value),
  }))
  return [
    ...(state.query && refined.length ? [{ without: 'query' as const, state: { ...state, query: '', page: 1 } }] : []),
    ...(refined.length > 1 || (refined.length && state.query)
      ? [{ without: 'filters' as const, state: { query: state.query, page: 1, refinements: {} } }]
      : []),
    ...(refined.length > 1 ? one : []),
  ].slice(0, most)
}

/** One request per alternative, for its count only; to be sent as one call. */
export const relaxationRequests = (page: SearchPage, exits: readonly Relaxation[]) =>
  exits.map(({ state }) => ({
    indexName: page.index,
    query: state.query,
    facetFilters: facetFilters(state),
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
