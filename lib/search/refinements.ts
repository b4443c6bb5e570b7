/** The search parameters of a page's state besides the query: refinements, page number, and number of pages shown together. */
import type { Connector, UiState } from 'instantsearch.js'
import { facetFilter } from './facet-filter.ts'
import { facetLimit, type SearchPage } from './list-pages.ts'
import { fromUiState, toUiState } from './routing.ts'
import type { SearchState } from './state.ts'

/**
 * The helper library's parameters for a state's refinements, in the browser and on the server.
 * Chosen: every facet is disjunctive: values of one facet are combined with OR, facets with AND.
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

/** The refinements as filters of a plain request. */
export const facetFilters = ({ refinements }: SearchState): string[][] =>
  Object.entries(refinements).map(([attribute, values]) => values.map((value) => facetFilter(attribute, value)))

type Choices = {
  readonly $$type: 'lesroute.choices'
  readonly indexUiState: UiState[string]
}

/**
 * One widget for all refinements of a page: it only copies them between the page's state and the search. The library's own
 * widgets, one per facet, each sort and compare their values twice per search, which delays the hits.
 */
export const connectRefinements: Connector<Choices, { readonly page: SearchPage }> = () => (widgetParams) => ({
  $$type: 'lesroute.choices',
  // The library needs both methods to add and remove a widget.
  init: () => {},
  dispose: () => {},
  // With it the library reads the parameters, which include the server's facets, before the first rendering.
  getWidgetRenderState: () => ({ widgetParams }),
  getWidgetSearchParameters: (parameters, { uiState }) => {
    const { page } = widgetParams
    return parameters.setQueryParameters(refinementParameters(page, fromUiState(page, { [page.index]: uiState })))
  },
  getWidgetUiState: (uiState, { searchParameters }) => {
    const { page } = widgetParams
    const { page: number = 0, hitsPerPage = page.hitsPerPage, disjunctiveFacetsRefinements } = searchParameters
    const refined = Object.entries(disjunctiveFacetsRefinements).filter(([, values]) => values.length > 0)
    return {
      ...uiState,
      ...toUiState(page, {
        query: '',
        page: number + 1,
        shown: hitsPerPage / page.hitsPerPage,
        refinements: Object.fromEntries(refined),
      })[page.index],
    }
  },
})
