/** Filters in an address that are none, for the page to explain. */
import { facetLimit, type Facet } from './pages.ts'
import type { SearchState } from './state.ts'

export type UnknownChoice = { readonly attribute: string; readonly value: string }

const fold = (text: string): string => text.toLowerCase()

/** The chosen values that nothing in the catalogue has; `values` are those that it has. */
export const unknownChoices = (
  { refinements }: Pick<SearchState, 'refinements'>,
  values: Readonly<Record<string, readonly string[]>>,
): readonly UnknownChoice[] =>
  Object.entries(refinements).flatMap(([attribute, chosen]) => {
    const known = values[attribute] ?? []
    // A list that is cut says nothing about what is not in it.
    if (known.length >= facetLimit) return []
    const folded = new Set(known.map(fold))
    return chosen.filter((value) => !folded.has(fold(value))).map((value) => ({ attribute, value }))
  })

/**
 * The parameters that have the name of a filter as people read it (`nameOf`), while the address has another key for it: `vorm=duaal`
 * as it would be written.
 */
export const misnamedChoices = (
  facets: readonly Facet[],
  nameOf: (attribute: string) => string,
  parameters: Pick<URLSearchParams, 'get'>,
): readonly string[] =>
  facets.flatMap(({ attribute }) => {
    const name = fold(nameOf(attribute))
    const value = parameters.get(name)
    return value && facets.every(({ key }) => key !== name) ? [`${name}=${value.slice(0, 80)}`] : []
  })
