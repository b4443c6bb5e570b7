/** Between InstantSearch's state and a page's own, and a router that keeps the address in step. */
import type { UiState } from 'instantsearch.js'
import history from 'instantsearch.js/es/lib/routers/history.js'
import type { SearchPage } from './pages.ts'
import { readState, writeState, type SearchState } from './state.ts'

/** InstantSearch's state as the page's. */
export const fromUiState = (page: SearchPage, ui: UiState): SearchState => {
  const state = ui[page.index] ?? {}
  return {
    query: state.query ?? '',
    page: state.page ?? 1,
    refinements: Object.fromEntries(
      Object.entries(state.refinementList ?? {}).filter(([, values]) => values.length > 0),
    ),
  }
}

/** The page's state as InstantSearch's. */
export const toUiState = (page: SearchPage, { query, page: number, refinements }: SearchState): UiState => ({
  [page.index]: {
    ...(query ? { query } : {}),
    ...(number > 1 ? { page: number } : {}),
    ...(Object.keys(refinements).length
      ? { refinementList: Object.fromEntries(Object.entries(refinements).map(([name, values]) => [name, [...values]])) }
      : {}),
  },
})

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The address of a state at a place: its path, foreign parameters and all. */
export const addressOf = (page: SearchPage, state: SearchState, { pathname, search }: Place): string => {
  const parameters = writeState(page, state, new URLSearchParams(search)).toString()
  return parameters ? `${pathname}?${parameters}` : pathname
}

/**
 * The `routing` of InstantSearch for a page; `served` is the address that the server rendered, for as long as there
 * is no window. Milliseconds of `writeDelay`: one entry of history a pause, not one a letter.
 */
export const createRouting = (page: SearchPage, served: string) => ({
  router: history<SearchState>({
    cleanUrlOnDispose: false,
    writeDelay: 300,
    getLocation: () => (typeof window === 'undefined' ? (new URL(served) as unknown as Location) : window.location),
    createURL: ({ routeState, location }) => new URL(addressOf(page, routeState, location), location.href).href,
    parseURL: ({ location }) => readState(page, new URLSearchParams(location.search)),
  }),
  stateMapping: {
    stateToRoute: (ui: UiState) => fromUiState(page, ui),
    routeToState: (state: SearchState) => toUiState(page, state),
  },
})
