/** The programme finder's queries and the join of their responses: programmes, and the locations that teach them. */
import * as v from 'valibot'
import { kilometresBetween } from '../geo/area.ts'
import { cycledKilometres, minutesTo, travelMeans } from '../geo/travel.ts'
import { searchPolygons } from '../geo/search-polygons.ts'
import { programsPage } from './pages.ts'
import { facetFilters } from './refinements.ts'
import type { SearchState } from './state.ts'
import { radii, type Where } from './where.ts'
import type { Order } from './order.ts'

/**
 * Metres from which on distance counts in steps of that width: 0 to 5 km, to 15, to 50, and beyond. Within a step what fits
 * best comes first. Source: Algolia, `aroundPrecision` as a list of ranges.
 */
export const distanceBands = [
  { from: 0, value: 5000 },
  { from: 5000, value: 10_000 },
  { from: 15_000, value: 35_000 },
  { from: 50_000, value: 1_000_000 },
] as const

/**
 * Search parameters for where a visitor looks; none for the whole country. Programmes that no location teaches are
 * neither near nor far: a distance leaves them out, and `online` finds nothing else. `hasLocationFlag`: records say by
 * `has_location` whether a location teaches them.
 * Source: docs/contract.md 4.3 (metres; `latitude,longitude`). Chosen: an area of the map goes by corners, as hosted search has it.
 */
export const locationParameters = (where: Where, hasLocationFlag: boolean, order: Order = 'afstand') => {
  const placed = { filters: hasLocationFlag ? 'has_location:true' : '' }
  switch (where.kind) {
    case 'country':
      return {}
    case 'online':
      return { filters: hasLocationFlag ? 'has_location:false' : 'objectID:"none"' }
    case 'area': {
      const { south, west, north, east } = where.box
      return { ...placed, insideBoundingBox: [[north, east, south, west]] }
    }
    case 'region':
      return { ...placed, insidePolygon: searchPolygons(where.areas) }
    case 'place':
      return {
        ...placed,
        aroundLatLng: `${where.place.lat},${where.place.lng}`,
        // Chosen: without a limit hits are ranked by distance only; hosted search would otherwise choose a radius.
        aroundRadius: where.radius === null ? ('all' as const) : Math.round(where.radius * 1000),
        getRankingInfo: true,
        ...(order === 'passend' ? { aroundPrecision: [...distanceBands] } : {}),
      }
    default:
      return where satisfies never
  }
}

/** Source: docs/contract.md 8 "Client examples cap page size at 500 hits". */
const most = 500

/** Pages of ids that one call requests; services return no more than 1,000 hits. */
const idPages = [0, 1] as const

/**
 * What the map asks for whatever is searched: the locations where the visitor looks. What has no place has none.
 * Source: docs/contract.md 4.3 "Geo behaviour"; 10.7.
 */
export const locationRequests = (where: Where) => {
  if (where.kind === 'online') return []
  const { filters: _, ...geography } = { filters: '', ...locationParameters(where, false) }
  return idPages.map((page) => ({
    indexName: 'locations',
    query: '',
    filters: 'has_programs:true',
    page,
    hitsPerPage: most,
    attributesToRetrieve: ['id', 'title', 'address', 'zip', 'city', 'location_geopoint', 'programs.id'],
    attributesToHighlight: [],
    ...geography,
  }))
}

/** What programmes are searched for, apart from where. */
export type Asked = { readonly query: string; readonly facetFilters: readonly (readonly string[])[] }

/** What a state searches for. */
export const askedOf = (state: SearchState): Asked => ({ query: state.query, facetFilters: facetFilters(state) })

const programRequest = ({ query, facetFilters: filters }: Asked, where: Where, hasLocationFlag: boolean) => ({
  indexName: programsPage.index,
  query,
  facetFilters: filters.map((group) => [...group]),
  attributesToRetrieve: [],
  attributesToHighlight: [],
  ...locationParameters(where, hasLocationFlag),
  getRankingInfo: false,
})

/** Requests for the ids of all programmes that match. */
export const idRequests = (asked: Asked, where: Where, hasLocationFlag: boolean) =>
  idPages.map((page) => ({ ...programRequest(asked, where, hasLocationFlag), page, hitsPerPage: most }))

/** Whether a query or a filter narrows the list, apart from the place. */
export const isNarrow = ({ query, facetFilters: filters }: Asked): boolean => query !== '' || filters.length > 0

/** The map's requests for the ids of all programmes that match; none when nothing narrows them. */
export const matchRequests = (asked: Asked, where: Where, hasLocationFlag: boolean) =>
  isNarrow(asked) ? idRequests(asked, where, hasLocationFlag) : []

const programHit = v.object({ objectID: v.string() })
const locationHit = v.object({
  objectID: v.string(),
  title: v.nullish(v.string()),
  address: v.nullish(v.string()),
  zip: v.nullish(v.string()),
  city: v.nullish(v.string()),
  location_geopoint: v.nullish(v.object({ coordinates: v.tuple([v.number(), v.number()]) })),
  programs: v.nullish(v.array(v.object({ id: v.string() }))),
})
const answers = v.object({
  results: v.array(v.object({ hits: v.array(v.unknown()), nbHits: v.optional(v.number()) })),
})

/** Whether there are more hits than the response has: services return no more than a thousand. */
export const isCut = (response: unknown): boolean => {
  const { results } = v.parse(answers, response)
  const count = results.reduce((sum, { hits }) => sum + hits.length, 0)
  return results.some(({ nbHits = 0 }) => nbHits > count)
}

export type Spot = {
  readonly id: string
  readonly title: string
  readonly address: string
  readonly city: string
  /** WGS 84 degrees. */
  readonly lat: number
  readonly lng: number
  /** Metres from the place; null without one, and inside borders, of which no point is the place. */
  readonly distance: number | null
  /** Estimated minutes by train and bicycle; null without such a travel time. */
  readonly minutes: number | null
  /** The programmes that are taught here. */
  readonly programs: readonly string[]
}

/** Metres from the requested place, calculated here because searches in an area of the map return no distance. */
const metresFrom = (where: Where, lat: number, lng: number): number | null => {
  const place = 'place' in where && !(where.kind === 'region' && !where.travel) ? where.place : null
  return place ? Math.round(kilometresBetween([place.lng, place.lat], [lng, lat]) * 1000) : null
}

const toSpot = (hit: unknown, where: Where): Spot[] => {
  const location = v.parse(locationHit, hit)
  const point = location.location_geopoint?.coordinates
  if (!point) return []
  const [lng, lat] = point
  return [
    {
      id: location.objectID,
      title: location.title ?? '',
      address: [location.address, [location.zip, location.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      city: location.city ?? '',
      lat,
      lng,
      distance: metresFrom(where, lat, lng),
      minutes:
        where.kind === 'region' && where.stops ? Math.max(1, Math.round(minutesTo(where.stops, [lng, lat]))) : null,
      programs: (location.programs ?? []).map(({ id }) => id),
    },
  ]
}

/** Parses the responses to `locationRequests`; a location without a point is left out. Throws when they do not have the protocol's shape. */
export const readSpots = (response: unknown, where: Where): readonly Spot[] =>
  v.parse(answers, response).results.flatMap(({ hits }) => hits.flatMap((hit) => toSpot(hit, where)))

/** Parses the responses to `matchRequests`: ids, best first; null when there were no requests. Throws when they do not have the protocol's shape. */
export const readMatches = (response: unknown): readonly string[] | null => {
  const { results } = v.parse(answers, response)
  return results.length ? results.flatMap(({ hits }) => hits.map((hit) => v.parse(programHit, hit).objectID)) : null
}

/** The locations in a page's HTML. */
export type InitialLocations = {
  readonly spots: readonly Spot[]
  /** Whether these are all locations; else only those of the list. */
  readonly isWhole: boolean
  /** The number of locations on the map. */
  readonly count: number
  /** Whether there are more locations than one response can have. */
  readonly isCut: boolean
}

export type FinderMap = {
  /** Every location in the visitor's area that teaches a programme, in the order of the response. */
  readonly spots: readonly Spot[]
  /** Ids of the programmes that match; null when all do. */
  readonly matching: readonly string[] | null
}

/**
 * The spots where at least one matching programme is taught, each with those only.
 * Source: docs/contract.md 4.3 "Location records are matched to programme hits by the programme `id` inside `programs`".
 */
export const joinLocations = ({ spots, matching }: FinderMap): readonly Spot[] => {
  if (matching === null) return spots
  const matchingIds = new Set(matching)
  return spots
    .map((spot) => ({ ...spot, programs: spot.programs.filter((id) => matchingIds.has(id)) }))
    .filter(({ programs }) => programs.length > 0)
}

export type Nearest = {
  readonly spot: Spot
  /** How many of the locations teach the programme, this one included. */
  readonly count: number
}

/** How far a location is: in minutes where a travel time counts, else in metres; infinite without a place. */
export const costOf = ({ minutes, distance }: Spot): number => minutes ?? distance ?? Infinity

/** For each programme the location nearest to the place, or the first location without a place, and the number of locations. */
export const nearestSpots = (spots: readonly Spot[]): ReadonlyMap<string, Nearest> => {
  const nearest = new Map<string, Nearest>()
  for (const spot of spots)
    for (const program of spot.programs) {
      const former = nearest.get(program)
      const closer = !former || costOf(spot) < costOf(former.spot)
      nearest.set(program, { spot: closer ? spot : former.spot, count: (former?.count ?? 0) + 1 })
    }
  return nearest
}

/** Kilometres round the middle of a region that has too little: smaller circles may lie within it. */
const roundRegion = 25

/** The location filters with a longer ride or a larger distance than this one, and the whole country; for a region circles round its middle. */
export const wider = (where: Where): readonly Extract<Where, { kind: 'place' }>[] => {
  if ((where.kind !== 'place' && where.kind !== 'region') || (where.kind === 'place' && where.radius === null))
    return []
  const { place } = where
  const isWider = (radius: number) =>
    where.kind === 'place' ? radius > (where.radius ?? Infinity) : radius >= roundRegion
  const { by, minutes: most = 0 } = (where.kind === 'place' && where.travel) || {}
  const rides = by === 'fiets' ? travelMeans.fiets.filter((minutes) => minutes > most) : []
  const longest = Math.max(0, ...rides.map(cycledKilometres))
  const further = [
    ...rides.map((minutes) => ({ radius: cycledKilometres(minutes), travel: { by: 'fiets', minutes } as const })),
    ...[...radii.filter((radius) => isWider(radius) && radius > longest), null].map((radius) => ({ radius })),
  ]
  return further.map((distance) => ({ kind: 'place', place, ...distance }))
}

/** The alternative location filters whose programmes are counted: online, and larger distances. */
export const alternativeLocations = (where: Where): readonly Where[] =>
  where.kind === 'online' ? [] : [{ kind: 'online' }, ...wider(where)]

/** The number of programmes for each of the location filters. */
export const countRequests = (asked: Asked, places: readonly Where[], hasLocationFlag: boolean) =>
  places.map((where) => ({ ...programRequest(asked, where, hasLocationFlag), hitsPerPage: 0 }))

const counts = v.object({ results: v.array(v.object({ nbHits: v.number() })) })

/** Parses the responses to `countRequests`, in their order. */
export const readCounts = (response: unknown): readonly number[] =>
  v.parse(counts, response).results.map(({ nbHits }) => nbHits)

/**
 * Requests for the ids of matching programmes and the counts for other locations; with a function that parses their
 * responses, in their order. It throws when they do not have the protocol's shape.
 */
export const mapAndCountRequests = (asked: Asked, where: Where, hasLocationFlag: boolean) => {
  const matches = matchRequests(asked, where, hasLocationFlag)
  return {
    requests: [...matches, ...countRequests(asked, alternativeLocations(where), hasLocationFlag)],
    read: (results: readonly unknown[]): ResultCounts => {
      const matched = { results: results.slice(0, matches.length) }
      return {
        matching: readMatches(matched),
        counts: readCounts({ results: results.slice(matches.length) }),
        isCut: isCut(matched),
      }
    },
  }
}

/** Results besides the list: the matching programmes, and the counts for alternative location filters. */
export type ResultCounts = {
  readonly matching: readonly string[] | null
  readonly counts: readonly number[]
  /** Whether more programmes match than the map can request. */
  readonly isCut: boolean
}
