/** The values that the facets of a page have now. */
import { cacheLife, cacheTag } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { facetLimit, searchPages, type SearchPageName } from '../search/list-pages.ts'
import { speltParameters, unknownChoices, type UnknownChoice } from '../search/unknown-choices.ts'
import type { SearchState } from '../search/state.ts'
import { orNull, serverSearch } from './search.ts'

/**
 * How long data read from search is cached, in seconds. Its tags are renewed with an edit, and search shows the edit about two
 * seconds later: what is read in between is still the old data. `settling` of `server/cache/reply-cache.ts` is as long.
 */
export const lifeOfSearch = { stale: 300, revalidate: 10, expire: 3600 } as const

export type Values = Readonly<Record<string, readonly string[]>>

const answer = z.object({
  results: z.array(z.object({ facets: z.record(z.string(), z.record(z.string(), z.number())).default({}) })),
})

/** The values of a page's facets over all that it lists. @throws every error of the client. */
export const readValues = async (name: SearchPageName): Promise<Values> => {
  'use cache'
  cacheLife(lifeOfSearch)
  const page = searchPages[name]
  cacheTag(page.index)
  const request = {
    indexName: page.index,
    query: '',
    hitsPerPage: 0,
    facets: page.facets.map(({ attribute }) => attribute),
    maxValuesPerFacet: facetLimit,
    attributesToHighlight: [],
  }
  const { results } = answer.parse(await serverSearch.search([request]))
  return Object.fromEntries(
    Object.entries(results[0]?.facets ?? {}).map(([attribute, counts]) => [attribute, Object.keys(counts)]),
  )
}

/** The chosen values that nothing on a page has; none while search does not answer. */
export const findUnknown = async (name: SearchPageName, state: SearchState): Promise<readonly UnknownChoice[]> => {
  const values = Object.keys(state.refinements).length ? await orNull(readValues(name)) : null
  return values ? unknownChoices(state, values) : []
}

/**
 * Redirects to the same list with its values as the catalogue spells them, where the address has them in other upper and lower case.
 * `action` is the path of the page. @throws the framework's redirect.
 */
export const redirectToSpelling = (
  name: SearchPageName,
  action: string,
  parameters: URLSearchParams,
  unknown: readonly UnknownChoice[],
): void => {
  const spelt = speltParameters(searchPages[name].facets, parameters, unknown).toString()
  if (spelt !== parameters.toString()) redirect(`${action}?${spelt}`)
}
