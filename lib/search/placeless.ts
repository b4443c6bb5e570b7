/** Which programmes no location teaches: online, or at a place that nobody named. */
import * as v from 'valibot'
import { levels } from '#schema/families/navigator.ts'
import type { SearchClient } from './client.ts'

const hit = v.object({ objectID: v.string(), programs: v.nullish(v.array(v.object({ id: v.string() }))) })
const answers = v.object({ results: v.array(v.object({ hits: v.array(hit) })) })

const ids = { attributesToHighlight: [], query: '', hitsPerPage: 500 }
/** Services page no further than a thousand hits, so that programmes are asked for level by level. */
const requests = [
  ...[0, 1].map((page) => ({
    ...ids,
    indexName: 'locations',
    filters: 'has_programs:true',
    attributesToRetrieve: ['programs.id'],
    page,
  })),
  ...levels.flatMap((level) =>
    [0, 1].map((page) => ({
      ...ids,
      indexName: 'programs',
      facetFilters: [`level:${level}`],
      attributesToRetrieve: ['id'],
      page,
    })),
  ),
]

/**
 * Ids of the programmes that no location teaches, in an order that stays.
 * @throws what the client throws; ValiError when the answer does not have the protocol's shape.
 * Source: spec 4.3: a programme's places are the locations whose `programs` name it.
 */
export const findPlaceless = async ({ search }: SearchClient): Promise<readonly string[]> => {
  const { results } = v.parse(answers, await search(requests))
  const hits = results.flatMap((result) => result.hits)
  const placed = new Set(hits.flatMap(({ programs }) => (programs ?? []).map(({ id }) => id)))
  return hits
    .filter(({ objectID, programs }) => !programs && !placed.has(objectID))
    .map(({ objectID }) => objectID)
    .toSorted()
}
