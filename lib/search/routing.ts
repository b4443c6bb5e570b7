/** Between InstantSearch's state and a page's own, and the address of a state. */
import type { UiState } from 'instantsearch.js'
import type { SearchPage } from './pages.ts'
import { writeState, type SearchState } from './state.ts'

/** InstantSearch's state as the page's. */
export const fromUiState = (page: SearchPage, ui: UiState): SearchState => {
  const state = ui[page.index] ?? {}
  const chosen = state.refinementList ?? {}
  const shown = Math.round((state.hitsPerPage ?? page.hitsPerPage) / page.hitsPerPage)
  return {
    query: state.query ?? '',
    page: state.page ?? 1,
    ...(shown > 1 && (state.page ?? 1) === 1 ? { shown } : {}),
    // In the order of the page's facets, so that equal states are equal as text too.
    refinements: Object.fromEntries(
      page.facets.flatMap(({ attribute }) => {
        const values = chosen[attribute]
        return values?.length ? [[attribute, values]] : []
      }),
    ),
  }
}

/** The page's state as InstantSearch's. */
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

/** The address of a state at a place: its path, foreign parameters and all. */
export const addressOf = (page: SearchPage, state: SearchState, { pathname, search }: Place): string => {
  const parameters = writeState(page, state, new URLSearchParams(search)).toString()
  return parameters ? `${pathname}?${parameters}` : pathname
}

/** Whether two states are the same state. */
export const sameState = (a: SearchState, b: SearchState): boolean => JSON.stringify(a) === JSON.stringify(b)

const choiceOf = ({ query, refinements }: SearchState) => JSON.stringify([query, refinements])

/** The state that follows on a former one: other words or other choices begin with one page again. */
export const following = (former: SearchState, { shown, ...next }: SearchState): SearchState =>
  shown && choiceOf(former) === choiceOf(next) ? { ...next, shown } : next

/**
 * A state that was asked for, with what was changed meanwhile: `base` held when it was made, `now` holds at present. What
 * it asks for itself stays.
 */
export const rebased = (page: SearchPage, asked: SearchState, base: SearchState, now: SearchState): SearchState => ({
  ...asked,
  query: asked.query === base.query ? now.query : asked.query,
  refinements: Object.fromEntries(
    page.facets.flatMap(({ attribute }) => {
      const [wanted, former, present] = [asked, base, now].map(({ refinements }) => refinements[attribute] ?? [])
      const values = JSON.stringify(wanted) === JSON.stringify(former) ? present : wanted
      return values?.length ? [[attribute, values]] : []
    }),
  ),
})
