/** Whether programme records say if a location teaches them. */
import * as v from 'valibot'
import type { SearchClient } from './client.ts'

const answers = v.object({
  results: v.array(v.object({ facets: v.optional(v.record(v.string(), v.record(v.string(), v.number()))) })),
})

const requests = [
  { indexName: 'programs', query: '', hitsPerPage: 0, facets: ['has_location'], attributesToHighlight: [] },
]

/**
 * True when `has_location` can be filtered by: our own records have it, and those that `publish algolia` sends. Records of
 * another maker may lack it; then a distance relies on `_geoloc` alone, and nothing is listed as taught without a place.
 * @throws what the client throws; ValiError when the answer does not have the protocol's shape.
 */
export const knowsLocations = async ({ search }: SearchClient): Promise<boolean> => {
  const { results } = v.parse(answers, await search(requests))
  return Object.keys(results[0]?.facets?.['has_location'] ?? {}).length > 0
}
