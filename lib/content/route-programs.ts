/** The programmes for the steps of a route, nearest to a place first. */
import { connection } from 'next/server'
import { z } from 'zod'
import type { Place } from '../geo/places.ts'
import { facetFilters, type ProgramFilter } from '../routes/step-programs.ts'
import { outcomeOf, serverSearch } from './search.ts'

const hit = z.object({
  objectID: z.string(),
  title: z.string(),
  slug: z.string().optional(),
  path: z.string().optional(),
  educational_institutions: z.array(z.object({ title: z.string() })).optional(),
  _rankingInfo: z.object({ geoDistance: z.number().optional() }).optional(),
})
const answer = z.object({ results: z.array(z.object({ hits: z.array(hit), nbHits: z.number() })) })

export type NearProgram = {
  readonly id: string
  readonly title: string
  readonly slug: string | undefined
  readonly path: string | undefined
  readonly institutions: string
  /** Metres from the place. */
  readonly distance: number | null
}
export type StepPrograms = { readonly count: number; readonly programs: readonly NearProgram[] }

/** Programmes listed per step; the finder lists the rest. */
const most = 3

const find = async (filters: readonly ProgramFilter[], place: Place): Promise<StepPrograms[]> => {
  if (!filters.length) return []
  const response = await serverSearch.search({
    requests: filters.map((filter) => ({
      indexName: 'programs',
      query: filter.query ?? '',
      facetFilters: facetFilters(filter),
      aroundLatLng: `${place.lat},${place.lng}`,
      aroundRadius: 'all' as const,
      getRankingInfo: true,
      hitsPerPage: most,
      attributesToRetrieve: ['title', 'slug', 'path', 'educational_institutions.title'],
      attributesToHighlight: [],
    })),
  })
  return answer.parse(response).results.map(({ hits, nbHits }) => ({
    count: nbHits,
    programs: hits.map(({ objectID, title, slug, path, educational_institutions, _rankingInfo }) => ({
      id: objectID,
      title,
      slug,
      path,
      institutions: (educational_institutions ?? []).map((institution) => institution.title).join(', '),
      distance: _rankingInfo?.geoDistance ?? null,
    })),
  }))
}

/** For each filter its programmes, nearest first, and how many there are in all; or why search did not respond. */
export const findStepPrograms = async (filters: readonly ProgramFilter[], place: Place) => {
  // Search runs at every request; the framework may not run it while it prerenders.
  await connection()
  return outcomeOf(find(filters, place))
}
