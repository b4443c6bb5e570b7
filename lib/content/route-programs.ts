/** The programmes for the steps of a route: inside an area, or nearest to a place first. */
import { connection } from 'next/server'
import { z } from 'zod'
import type { Place } from '../geo/places.ts'
import { facetFilters, type ProgramFilter } from '../routes/step-programs.ts'
import { locationParameters } from '../search/finder.ts'
import type { Where } from '../search/where.ts'
import { ground } from './places.ts'
import { outcomeOf, serverSearch } from './search.ts'

const hit = z.object({
  objectID: z.string(),
  title: z.string(),
  slug: z.string().optional(),
  path: z.string().optional(),
  derived: z.boolean().nullish(),
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
  /** Whether it follows from a rule, and stands in no register. */
  readonly derived: boolean
  /** Metres from the place. */
  readonly distance: number | null
}
export type StepPrograms = {
  readonly count: number
  readonly programs: readonly NearProgram[]
  /** Whether all of them are inside the borders of the place, rather than nearest to it. */
  readonly isInside: boolean
}

const toProgram = ({
  objectID,
  title,
  slug,
  path,
  derived,
  educational_institutions,
  _rankingInfo,
}: z.output<typeof hit>): NearProgram => ({
  id: objectID,
  title,
  slug,
  path,
  derived: derived ?? false,
  institutions: (educational_institutions ?? []).map((institution) => institution.title).join(', '),
  distance: _rankingInfo?.geoDistance ?? null,
})

/** Programmes listed per step; the finder lists the rest. */
const most = 3

const find = async (filters: readonly ProgramFilter[], place: Place): Promise<StepPrograms[]> => {
  if (!filters.length) return []
  const areas = ground.areasOf(place)
  const nearest: Where = { kind: 'place', place, radius: null }
  const places: readonly Where[] = areas ? [{ kind: 'region', place, areas }, nearest] : [nearest]
  const response = await serverSearch.search({
    requests: filters.flatMap((filter) =>
      places.map((where) => ({
        indexName: 'programs',
        query: filter.query ?? '',
        facetFilters: facetFilters(filter),
        ...locationParameters(where, false),
        hitsPerPage: most,
        attributesToRetrieve: ['title', 'slug', 'path', 'derived', 'educational_institutions.title'],
        attributesToHighlight: [],
      })),
    ),
  })
  const { results } = answer.parse(response)
  return filters.flatMap((_, at) => {
    const own = results.slice(at * places.length, (at + 1) * places.length)
    // An area without such a programme has those nearest to it.
    const index = Math.max(
      0,
      own.findIndex(({ nbHits }) => nbHits > 0),
    )
    const { hits, nbHits } = own[index] ?? { hits: [], nbHits: 0 }
    return { count: nbHits, programs: hits.map(toProgram), isInside: places[index]?.kind === 'region' }
  })
}

/** For each filter its programmes, inside the area or nearest first, and how many there are in all; or why search did not respond. */
export const findStepPrograms = async (filters: readonly ProgramFilter[], place: Place) => {
  // Search runs at every request; the framework may not run it while it prerenders.
  await connection()
  return outcomeOf(find(filters, place))
}
