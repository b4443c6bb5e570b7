import algoliasearchHelper from 'algoliasearch-helper'
import { expect, test } from 'vitest'
import { refinementParameters, connectRefinements } from './refinements.ts'
import { helperParameters } from './first-results.ts'
import { articlesPage } from './list-pages.ts'
import { fromUiState, toUiState } from './routing.ts'
import type { SearchState } from './state.ts'

const widget = connectRefinements(() => {})({ page: articlesPage })

/** Parameters as the library makes them of a state for this widget. */
const parametersOf = (state: SearchState) =>
  widget.getWidgetSearchParameters?.(new algoliasearchHelper.SearchParameters({ query: state.query }), {
    uiState: toUiState(articlesPage, state).articles ?? {},
  })

test.each<[string, SearchState]>([
  ['nothing', { query: '', page: 1, refinements: {} }],
  ['words and a page', { query: 'pabo', page: 3, refinements: {} }],
  ['several pages together', { query: '', page: 1, shown: 3, refinements: {} }],
  [
    'values of two facets',
    { query: '', page: 1, refinements: { 'topics.name': ['Salaris', 'Lonen'], english: ['true'] } },
  ],
])('a search carries %s and gives it back', (_, state) => {
  const parameters = parametersOf(state)
  expect(parameters).toMatchObject(refinementParameters(articlesPage, state))
  if (!parameters) throw new Error('no parameters')
  const query = state.query ? { query: state.query } : {}
  const ui = widget.getWidgetUiState?.(query, { searchParameters: parameters } as never)
  expect(fromUiState(articlesPage, { articles: ui ?? {} })).toEqual(state)
})

test('the browser sends the same parameters as the server', () => {
  const state = { query: 'pabo', page: 2, refinements: { 'topics.name': ['Salaris'] } }
  const { page, hitsPerPage, maxValuesPerFacet, disjunctiveFacets, disjunctiveFacetsRefinements } = helperParameters(
    articlesPage,
    state,
  )
  expect(parametersOf(state)).toMatchObject({
    page,
    hitsPerPage,
    maxValuesPerFacet,
    disjunctiveFacets,
    disjunctiveFacetsRefinements,
  })
})
