/** The values that the facets of programmes have now. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { facetLimit, programsPage } from '../search/list-pages.ts'
import { serverSearch } from './search.ts'

export type Values = Readonly<Record<string, readonly string[]>>

const answer = z.object({
  results: z.array(z.object({ facets: z.record(z.string(), z.record(z.string(), z.number())).default({}) })),
})

/** The values of the finder's facets over all programmes. @throws every error of the client. */
export const readValues = async (): Promise<Values> => {
  'use cache'
  cacheTag('programs')
  const request = {
    indexName: programsPage.index,
    query: '',
    hitsPerPage: 0,
    facets: programsPage.facets.map(({ attribute }) => attribute),
    maxValuesPerFacet: facetLimit,
    attributesToHighlight: [],
  }
  const { results } = answer.parse(await serverSearch.search([request]))
  return Object.fromEntries(
    Object.entries(results[0]?.facets ?? {}).map(([attribute, counts]) => [attribute, Object.keys(counts)]),
  )
}
