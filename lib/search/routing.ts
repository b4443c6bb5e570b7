/** Converts between InstantSearch's state, a page's state, and the address of a state. */
import type { UiState } from 'instantsearch.js'
import type { SearchPage } from './list-pages.ts'
import { writeState, type SearchState } from './state.ts'

/** Converts InstantSearch's state to the page's state. */
export const fromUiState = (page: SearchPage, ui: UiState): SearchState => {
  const state = ui[page.index] ?? {}
  const refined = state.refinementList ?? {}
  const shown = Math.round((state.hitsPerPage ?? page.hitsPerPage) / page.hitsPerPage)
  return {
    query: state.query ?? '',
    page: state.page ?? 1,
    ...(shown > 1 && (state.page ?? 1) === 1 ? { shown } : {}),
    // In the order of the page's facets, so that equal states are equal as text too.
    refinements: Object.fromEntries(
      page.facets.flatMap(({ attribute }) => {
        const values = refined[attribute]
        return values?.length ? [[attribute, values]] : []
      }),
    ),
  }
}

/** Converts the page's state to InstantSearch's state. */
export const toUiState = (page: SearchPage, { query, page: number, shown = 1, refinements }: SearchState): UiState => ({
  [page.index]: {
    ...(shown > 1 ? { hitsPerPage: page.hitsPerPage * shown } : {}),
    ...(query ? { query } : {}),
    ...(number > 1 ? { page: number } : {}),
    ...(Object.keys(refinements).length
      ? { refinementList: Object.fromEntries(Object.entries(refinements).map(([name, values]) => [name, [...values]])) }
      : {}),
  },
})

/** A path and its query string, as `location` has them. */
export type Place = { readonly pathname: string; readonly search: string }

/** The address of a state at a location, with its path and its unrelated parameters. */
export const addressOf = (page: SearchPage, state: SearchState, { pathname, search }: Place): string => {
  const parameters = writeState(page, state, new URLSearchParams(search)).toString()
  return parameters ? `${pathname}?${parameters}` : pathname
}

/** A state as text, whatever the order of its fields. */
const textOf = ({ query, page, shown, refinements }: SearchState): string =>
  JSON.stringify([query, page, shown, refinements])

/** Whether two states are equal. */
export const sameState = (a: SearchState, b: SearchState): boolean => textOf(a) === textOf(b)

const listOf = ({ query, refinements }: SearchState): string => JSON.stringify([query, refinements])

/** Whether two states are of one list, be it of other pages of it. */
export const isSameList = (one: SearchState, other: SearchState): boolean => listOf(one) === listOf(other)

/** The next state after a former one: a changed query or changed refinements return to one page. */
export const following = (former: SearchState, { shown, ...next }: SearchState): SearchState =>
  shown && isSameList(former, next) ? { ...next, shown } : next
