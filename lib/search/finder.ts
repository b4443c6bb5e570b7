/** The requests of the programme finder: programmes, the locations that teach them, and counts for other places. */
import * as v from 'valibot'
import { cycledKilometres, travelMeans } from '../geo/travel.ts'
import { searchPolygons } from '../geo/search-polygons.ts'
import { programsPage } from './list-pages.ts'
import { radii, type Where } from './where.ts'
import type { Order } from './order.ts'
import { isCut, readMatches } from './spots.ts'

/**
 * Metres from which on distance counts in steps of that width: 0 to 5 km, to 15, 25, 35, 50, and from there by 25. Within a step what fits
 * best comes first; in wider steps a programme of the same name 15 km farther came first. Source: Algolia, `aroundPrecision` as a list of ranges.
 */
export const distanceBands = [
  { from: 0, value: 5000 },
  { from: 5000, value: 10_000 },
  { from: 15_000, value: 10_000 },
  { from: 25_000, value: 10_000 },
  { from: 35_000, value: 15_000 },
  { from: 50_000, value: 25_000 },
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
      if (where.outline) return { ...placed, insidePolygon: searchPolygons(where.outline) }
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
/** Programmes that are put in order here at most. */
export const mostIds = most * idPages.length

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
export type ProgramQuery = { readonly query: string; readonly facetFilters: readonly (readonly string[])[] }

const programRequest = ({ query, facetFilters: filters }: ProgramQuery, where: Where, hasLocationFlag: boolean) => ({
  indexName: programsPage.index,
  query,
  facetFilters: filters.map((group) => [...group]),
  attributesToRetrieve: [],
  attributesToHighlight: [],
  ...locationParameters(where, hasLocationFlag),
  getRankingInfo: false,
})

/** Requests for the ids of all programmes that match. */
export const idRequests = (programQuery: ProgramQuery, where: Where, hasLocationFlag: boolean) =>
  idPages.map((page) => ({ ...programRequest(programQuery, where, hasLocationFlag), page, hitsPerPage: most }))

/** The requests for the ids of all programmes that match, with their titles. */
export const titleRequests = (...of: Parameters<typeof idRequests>) =>
  idRequests(...of).map((request) => ({ ...request, attributesToRetrieve: ['title'] }))

/** Whether a query or a filter narrows the list, apart from the place. */
export const isNarrow = ({ query, facetFilters: filters }: ProgramQuery): boolean => query !== '' || filters.length > 0

/** The map's requests for the ids of all programmes that match; none when nothing narrows them. */
export const matchRequests = (programQuery: ProgramQuery, where: Where, hasLocationFlag: boolean) =>
  isNarrow(programQuery) ? idRequests(programQuery, where, hasLocationFlag) : []

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

/** Whether none of the larger distances around that place has a programme, of which the last is the whole country. `counts`: as `wider` orders them. */
export const hasNothingWider = (where: Where, counts: readonly number[]): boolean => {
  const { length } = wider(where)
  return length > 0 && counts.length === length && counts.every((count) => count === 0)
}

/** The alternative location filters whose programmes are counted: online, and larger distances. */
export const alternativeLocations = (where: Where): readonly Where[] =>
  where.kind === 'online' ? [] : [{ kind: 'online' }, ...wider(where)]

/** The number of programmes for each of the location filters. */
export const countRequests = (programQuery: ProgramQuery, places: readonly Where[], hasLocationFlag: boolean) =>
  places.map((where) => ({ ...programRequest(programQuery, where, hasLocationFlag), hitsPerPage: 0 }))

const counts = v.object({ results: v.array(v.object({ nbHits: v.number() })) })

/** Parses the responses to `countRequests`, in their order. */
export const readCounts = (response: unknown): readonly number[] =>
  v.parse(counts, response).results.map(({ nbHits }) => nbHits)

/**
 * Requests for the ids of matching programmes and the counts for other locations; with a function that parses their
 * responses, in their order. It throws when they do not have the protocol's shape.
 */
export const mapAndCountRequests = (programQuery: ProgramQuery, where: Where, hasLocationFlag: boolean) => {
  const matches = matchRequests(programQuery, where, hasLocationFlag)
  return {
    requests: [...matches, ...countRequests(programQuery, alternativeLocations(where), hasLocationFlag)],
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
