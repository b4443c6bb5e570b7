/** The programme finder's two queries and the join of their answers: programmes, and the locations that teach them. */
import * as z from 'zod/mini'
import type { Place } from '../geo/places.ts'
import { programsPage } from './pages.ts'
import type { SearchState } from './state.ts'

export type Around = {
  readonly place: Place
  /** Kilometres; null: no limit. */
  readonly radius: number | null
}

/** Search parameters for a place; none for the whole country. Source: spec 4.3 (metres; `latitude,longitude`). */
export const geoParameters = (around: Around | null) =>
  around
    ? {
        aroundLatLng: `${around.place.lat},${around.place.lng}`,
        // Chosen: without a limit hits are ranked by distance only; hosted search would guess a radius instead.
        aroundRadius: around.radius === null ? ('all' as const) : around.radius * 1000,
        getRankingInfo: true,
      }
    : {}

/** A leading `-` would turn a value into its opposite. */
const escaped = (value: string) => (value.startsWith('-') ? `\\${value}` : value)

/** Source: spec 8 "Client examples cap page size at 500 hits". */
const most = 500

/** Pages of ids that are asked for at once; services page no further than 1,000 hits. */
const idPages = [0, 1] as const

const isNarrowed = ({ query, refinements }: SearchState) => query !== '' || Object.keys(refinements).length > 0

/**
 * What the map asks beside the list: the locations round the place, and the ids of all programmes that match, when
 * the state narrows them at all. Locations depend on the place only.
 * Source: spec 4.3 "Geo behaviour"; service-facts "Finder".
 */
export const mapRequests = (state: SearchState, around: Around | null) => [
  {
    indexName: 'locations',
    query: '',
    filters: 'has_programs:true',
    hitsPerPage: most,
    attributesToRetrieve: ['id', 'title', 'address', 'zip', 'city', 'location_geopoint', 'programs'],
    attributesToHighlight: [],
    ...geoParameters(around),
  },
  ...(isNarrowed(state) ? idPages : []).map((page) => ({
    indexName: programsPage.index,
    query: state.query,
    facetFilters: Object.entries(state.refinements).map(([attribute, values]) =>
      values.map((value) => `${attribute}:${escaped(value)}`),
    ),
    page,
    hitsPerPage: most,
    attributesToRetrieve: ['id'],
    attributesToHighlight: [],
    ...geoParameters(around),
  })),
]

const programHit = z.object({ objectID: z.string() })
const locationHit = z.object({
  objectID: z.string(),
  title: z.nullish(z.string()),
  city: z.nullish(z.string()),
  location_geopoint: z.nullish(z.object({ coordinates: z.tuple([z.number(), z.number()]) })),
  programs: z.nullish(z.array(z.object({ id: z.string() }))),
  _rankingInfo: z.nullish(z.object({ geoDistance: z.optional(z.number()) })),
})
const hits = z.object({ hits: z.array(z.unknown()) })
const answers = z.object({ results: z.array(hits) })

export type Spot = {
  readonly id: string
  readonly title: string
  readonly city: string
  /** WGS 84 degrees. */
  readonly lat: number
  readonly lng: number
  /** Metres from the place; null without one. */
  readonly distance: number | null
  /** The programmes that are taught here. */
  readonly programs: readonly string[]
}

export type FinderMap = {
  /** Every location round the place that teaches anything, in the order of the answer. */
  readonly spots: readonly Spot[]
  /** Ids of the programmes that match; null when all do. */
  readonly matching: readonly string[] | null
}

const toSpot = (hit: unknown): Spot[] => {
  const location = locationHit.parse(hit)
  const point = location.location_geopoint?.coordinates
  if (!point) return []
  const [lng, lat] = point
  return [
    {
      id: location.objectID,
      title: location.title ?? '',
      city: location.city ?? '',
      lat,
      lng,
      distance: location._rankingInfo?.geoDistance ?? null,
      programs: (location.programs ?? []).map(({ id }) => id),
    },
  ]
}

/** The answers to `mapRequests`; a location without a point is left out. Throws when they do not have the protocol's shape. */
export const readMap = (response: unknown): FinderMap => {
  const [locations, ...pages] = answers.parse(response).results
  if (!locations) throw new Error('search answered without locations')
  return {
    spots: locations.hits.flatMap(toSpot),
    matching: pages.length ? pages.flatMap((page) => page.hits.map((hit) => programHit.parse(hit).objectID)) : null,
  }
}

/**
 * The spots where at least one matching programme is taught, each with those only.
 * Source: spec 4.3 "Location records are matched to programme hits by the programme `id` inside `programs`".
 */
export const joinLocations = ({ spots, matching }: FinderMap): readonly Spot[] => {
  if (matching === null) return spots
  const wanted = new Set(matching)
  return spots
    .map((spot) => ({ ...spot, programs: spot.programs.filter((id) => wanted.has(id)) }))
    .filter(({ programs }) => programs.length > 0)
}

export type Nearest = {
  readonly spot: Spot
  /** How many locations teach the programme, this one included. */
  readonly count: number
}

/** For each programme the location nearest to the place, or the first without one, and how many there are. */
export const nearestSpots = (spots: readonly Spot[]): ReadonlyMap<string, Nearest> => {
  const nearest = new Map<string, Nearest>()
  for (const spot of spots)
    for (const program of spot.programs) {
      const former = nearest.get(program)
      const closer = !former || (spot.distance ?? Infinity) < (former.spot.distance ?? Infinity)
      nearest.set(program, { spot: closer ? spot : former.spot, count: (former?.count ?? 0) + 1 })
    }
  return nearest
}
