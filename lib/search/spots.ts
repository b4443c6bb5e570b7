/** The locations of the finder's map: parsed from responses, joined with the programmes that match, and the nearest of each. */
import * as v from 'valibot'
import { kilometresBetween } from '#platform/geo/area.ts'
import { addressLine } from '../address-line.ts'
import { minutesTo } from '../geo/travel.ts'
import type { Where } from './where.ts'

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
      address: addressLine(location),
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
  /** Where they are: the area of the list. */
  readonly where: Where
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
