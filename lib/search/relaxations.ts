/** Ways out of a list that came out empty: the same search with less asked of it, and how much each finds. */
import * as v from 'valibot'
import type { SearchPage } from './pages.ts'
import type { SearchState } from './state.ts'

export type Relaxation = {
  /** What is left out: the words, all filters, or one of them. */
  readonly without: 'query' | 'filters' | { readonly attribute: string; readonly value: string }
  readonly state: SearchState
}

/** Exits that are tried at once. */
const most = 10

/** The state without one of its chosen values, from its first page. */
export const withoutValue = (state: SearchState, attribute: string, value: string): SearchState => {
  const values = (state.refinements[attribute] ?? []).filter((other) => other !== value)
  const { [attribute]: _, ...others } = state.refinements
  return { query: state.query, page: 1, refinements: values.length ? { ...others, [attribute]: values } : others }
}

/** The state with a value chosen that was not, or without one that was, from its first page. */
export const toggled = (state: SearchState, attribute: string, value: string): SearchState => {
  const values = state.refinements[attribute] ?? []
  if (values.includes(value)) return withoutValue(state, attribute, value)
  return { query: state.query, page: 1, refinements: { ...state.refinements, [attribute]: [...values, value] } }
}

/** Everything that can be left out of a state so that something is still asked; what was asked alone has no such exit. */
export const relaxationsOf = (state: SearchState): Relaxation[] => {
  const chosen = Object.entries(state.refinements).flatMap(([attribute, values]) =>
    values.map((value) => ({ attribute, value })),
  )
  const one = chosen.map((without): Relaxation => ({
    without,
    state: withoutValue(state, without.attribute, without.value),
  }))
  return [
    ...(state.query && chosen.length ? [{ without: 'query' as const, state: { ...state, query: '', page: 1 } }] : []),
    ...(chosen.length > 1 || (chosen.length && state.query)
      ? [{ without: 'filters' as const, state: { query: state.query, page: 1, refinements: {} } }]
      : []),
    ...(chosen.length > 1 ? one : []),
  ].slice(0, most)
}

/** A leading `-` would turn a value into its opposite. */
const escaped = (value: string) => (value.startsWith('-') ? `\\${value}` : value)

/** One request an exit, for its count alone; to be sent as one call. */
export const relaxationRequests = (page: SearchPage, exits: readonly Relaxation[]) =>
  exits.map(({ state }) => ({
    indexName: page.index,
    query: state.query,
    facetFilters: Object.entries(state.refinements).map(([attribute, values]) =>
      values.map((value) => `${attribute}:${escaped(value)}`),
    ),
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
  }))

const answer = v.object({ results: v.array(v.object({ nbHits: v.number() })) })

/** Those of the exits that find something, the most first. @throws ValiError for an answer of another shape. */
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
