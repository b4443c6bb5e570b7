/** The first list of a search page, requested on the server with the same helper library as the browser's widgets. */
import algoliasearchHelper, { type PlainSearchParameters } from 'algoliasearch-helper'
import type { InitialResults } from 'instantsearch.js'
import { refinementParameters } from './refinements.ts'
import type { SearchClient } from './client.ts'
import { marks } from './highlighted.ts'
import type { SearchPage } from './list-pages.ts'
import { fixedParameters } from './parameters.ts'
import type { SearchState } from './state.ts'

/** The helper's parameters for a page in that state, with further ones (geography) on top. */
export const helperParameters = (
  page: SearchPage,
  state: SearchState,
  more: PlainSearchParameters = {},
): PlainSearchParameters & { index: string } => ({
  index: page.index,
  query: state.query,
  ...refinementParameters(page, state),
  ...fixedParameters(page),
  ...marks,
  ...more,
})

/**
 * The results in the form that the browser hydrates without another request: parameters and raw responses, plain data.
 * @throws every error of the client.
 */
export const firstResults = async (
  client: SearchClient,
  parameters: PlainSearchParameters & { index: string },
): Promise<InitialResults> => {
  const helper = algoliasearchHelper(client, parameters.index, parameters)
  const { content } = await helper.searchOnce({})
  const results: unknown = Reflect.get(content, '_rawResults')
  return JSON.parse(JSON.stringify({ [parameters.index]: { state: helper.state, results } })) as InitialResults
}

/** The raw response in the first results; undefined where there is none. */
export const answerOf = (results: InitialResults) => Object.values(results)[0]?.results?.[0]

/** The total number of items, not only those on the page. */
export const countOf = (results: InitialResults): number => answerOf(results)?.nbHits ?? 0
