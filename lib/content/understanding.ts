/** Understands queries about programmes, with the words that the catalogue has now. */
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { findPlace as findTown } from '../geo/places.ts'
import type { Travel } from '../geo/travel.ts'
import { facetLimit, programsPage } from '../search/pages.ts'
import { understoodFilters } from '../search/understand/filters.ts'
import { plainWords, type ServedUnderstanding } from '../search/understand/served.ts'
import { understand } from '../search/understand/understand.ts'
import { vocabularyOf, type Vocabulary } from '../search/understand/vocabulary.ts'
import { findPlace, ground } from './places.ts'
import { orNull, serverSearch } from './search.ts'

type Values = Readonly<Record<string, readonly string[]>>

const answer = z.object({
  results: z.array(z.object({ facets: z.record(z.string(), z.record(z.string(), z.number())).default({}) })),
})

/** The values of the finder's facets over all programmes. @throws every error of the client. */
const readValues = async (): Promise<Values> => {
  'use cache'
  cacheLife('hours')
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

const isPlace = (name: string): boolean => findTown(name) !== null

type Both = { readonly withPlaces: Vocabulary; readonly without: Vocabulary }
let made: { readonly values: string; readonly both: Both } | null = null

/** Made anew only when the values have changed: the names of institutions take a while to read. */
const vocabularies = (facets: Values): Both => {
  const values = JSON.stringify(facets)
  if (made?.values !== values)
    made = { values, both: { withPlaces: vocabularyOf({ facets, isPlace }), without: vocabularyOf({ facets }) } }
  return made.both
}

/**
 * What a query about programmes says; `literal` has keys of spans that count as plain words, `hasPlaces` says whether a
 * place may be understood, `travel` the travel time from it. When search does not answer, all of it is words.
 */
export const understandPrograms = async (
  query: string,
  literal: readonly string[],
  hasPlaces: boolean,
  travel: Travel | null = null,
): Promise<ServedUnderstanding> => {
  if (!query) return plainWords(query)
  const values = await orNull(readValues())
  if (!values) return plainWords(query)
  const { withPlaces, without } = vocabularies(values)
  const understanding = understand(query, hasPlaces ? withPlaces : without, new Set(literal))
  const { place } = understoodFilters(understanding)
  const meant = place && ((await findPlace(place.value)) ?? findTown(place.value))
  const areas = meant && ground.areasOf(meant)
  const reach = meant && travel && (await ground.planner.reach(meant, travel))
  return {
    ...understanding,
    place: meant,
    ...(areas ? { areas } : {}),
    ...(reach && travel ? { reached: { travel, reach } } : {}),
  }
}
