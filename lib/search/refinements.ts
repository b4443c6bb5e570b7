/** What a page's state asks of a search besides words: facets and their values, which page, and how many together. */
import type { Connector, UiState } from 'instantsearch.js'
import { facetLimit, type SearchPage } from './pages.ts'
import { fromUiState, toUiState } from './routing.ts'
import type { SearchState } from './state.ts'

/**
 * The helper's parameters of a state's choices, in the browser and on the server.
 * Chosen: every facet is disjunctive: values of one facet widen, facets together narrow.
 */
export const refinementParameters = (page: SearchPage, { page: number, shown = 1, refinements }: SearchState) => ({
  page: number - 1,
  hitsPerPage: page.hitsPerPage * shown,
  maxValuesPerFacet: facetLimit,
  disjunctiveFacets: page.facets.map(({ attribute }) => attribute),
  disjunctiveFacetsRefinements: Object.fromEntries(
    Object.entries(refinements).map(([attribute, values]) => [attribute, [...values]]),
  ),
})

type Choices = {
  readonly $$type: 'lesroute.choices'
  readonly indexUiState: UiState[string]
}

/**
 * One widget for all choices of a page: it only carries them between the page's state and the search. The library's own
 * would be one a facet, each sorting and comparing its values twice a search, before anybody sees a hit.
 */
export const connectRefinements: Connector<Choices, { readonly page: SearchPage }> = () => (widgetParams) => ({
  $$type: 'lesroute.choices',
  // Without both the library takes no widget, and lets none go.
  init: () => {},
  dispose: () => {},
  // With it the library asks for the parameters before the first rendering, of which the server's facets are part.
  getWidgetRenderState: () => ({ widgetParams }),
  getWidgetSearchParameters: (parameters, { uiState }) => {
    const { page } = widgetParams
    return parameters.setQueryParameters(refinementParameters(page, fromUiState(page, { [page.index]: uiState })))
  },
  getWidgetUiState: (uiState, { searchParameters }) => {
    const { page } = widgetParams
    const { page: number = 0, hitsPerPage = page.hitsPerPage, disjunctiveFacetsRefinements } = searchParameters
    const chosen = Object.entries(disjunctiveFacetsRefinements).filter(([, values]) => values.length > 0)
    return {
      ...uiState,
      ...toUiState(page, {
        query: '',
        page: number + 1,
        shown: hitsPerPage / page.hitsPerPage,
        refinements: Object.fromEntries(chosen),
      })[page.index],
    }
  },
})
