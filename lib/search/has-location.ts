/** Whether programme records have the field `has_location`. */
import * as v from 'valibot'
import type { SearchClient } from './client.ts'

const answers = v.object({
  results: v.array(v.object({ facets: v.optional(v.record(v.string(), v.record(v.string(), v.number()))) })),
})

const requests = [
  { indexName: 'programs', query: '', hitsPerPage: 0, facets: ['has_location'], attributesToHighlight: [] },
]

/**
 * True when `has_location` is available as a filter: records of this service and of `publish algolia` have it. Records
 * from another source may lack it; a distance then relies on `_geoloc` alone, and no programme is listed as online.
 * @throws every error of the client; ValiError when the response does not have the protocol's shape.
 */
export const knowsLocations = async ({ search }: SearchClient): Promise<boolean> => {
  const { results } = v.parse(answers, await search(requests))
  return Object.keys(results[0]?.facets?.['has_location'] ?? {}).length > 0
}
