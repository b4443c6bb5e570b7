/** The first list and map of the finder for an address, requested once for both the page and its title. */
import { cacheTag } from 'next/cache'
import { connection } from 'next/server'
import { cache } from 'react'
import type { Area } from '#platform/geo/area.ts'
import { locationRequests, locationParameters, type ResultCounts } from '../search/finder.ts'
import { isCut, joinLocations, readSpots } from '../search/spots.ts'
import { answerOf, countOf, firstResults, helperParameters } from '../search/first-results.ts'
import { knowsLocations } from '../search/has-location.ts'
import { programsPage } from '../search/list-pages.ts'
import { readState, type SearchState } from '../search/state.ts'
import { mayNamePlace, readLocationFilter, type LocationFilter } from '../search/location-filter.ts'
import type { Where } from '../search/where.ts'
import { readOrder, type Order } from '../search/order.ts'
import type { SearchClient } from '../search/client.ts'
import { understandingClient } from '../search/understand/client.ts'
import { readLiteral, searchedWhere, type ServedUnderstanding } from '../search/understand/served.ts'
import type { UnknownChoice } from '../search/unknown-choices.ts'
import { answeredWhere } from '../search/understand/widen.ts'
import { understandPrograms } from './understanding.ts'
import { lookUpPlace, ground, placesLike } from './places.ts'
import { findUnknown } from './facet-values.ts'
import { outcomeOf, clickTracking, serverSearch } from './search.ts'

/** Whether search records name the locations of programmes; this depends on the catalogue, not on the query. */
const readLocationFlag = async (): Promise<boolean> => {
  'use cache'
  cacheTag('programs', 'locations')
  return knowsLocations(serverSearch)
}

/** What a visitor looks for, and where. */
export type FinderState = {
  /** As the address has it. */
  readonly search: SearchState
  readonly location: LocationFilter
  readonly order: Order
  /** What the query says. */
  readonly understanding: ServedUnderstanding
  /** The searched area: the chosen place, or the one that the query names. */
  readonly where: Where
  /** Chosen values that no programme has. */
  readonly unknown: readonly UnknownChoice[]
}

const stateAt = cache(async (address: string, outline?: readonly Area[]): Promise<FinderState> => {
  const parameters = new URLSearchParams(address)
  const search = readState(programsPage, parameters)
  const [read, unknown] = await Promise.all([
    readLocationFilter(parameters, lookUpPlace, placesLike, ground),
    findUnknown('programs', search),
  ])
  const location = outline && read.where.kind === 'area' ? { ...read, where: { ...read.where, outline } } : read
  const understanding = await understandPrograms(
    search.query,
    readLiteral(parameters),
    mayNamePlace(location),
    location.travel,
  )
  const where = searchedWhere(location.where, location.chosen, understanding)
  return { search, location, order: readOrder(parameters), understanding, where, unknown }
})

/** The finder's state in an address: parsed once a request, for the page, its title and its results. */
export const readFinder = (parameters: URLSearchParams) => stateAt(parameters.toString())

const find = async (state: FinderState) => {
  const { search, where: searched, order, understanding } = state
  const hasLocationFlag = await readLocationFlag()
  let resultCounts: ResultCounts = { matching: null, counts: [], isCut: false }
  const client: SearchClient = understandingClient(serverSearch, async () => ({
    searched: { understanding, where: searched, hasLocationFlag, order },
    includesCounts: true,
    onCounts: (counts) => {
      resultCounts = counts
    },
  }))
  const geography = locationParameters(state.location.where, hasLocationFlag, order)
  const [list, near] = await Promise.all([
    firstResults(client, helperParameters(programsPage, search, { ...geography, ...clickTracking })),
    serverSearch.search(locationRequests(searched)),
  ])
  const where = answeredWhere(searched, list[programsPage.index]?.results?.[0])
  const { results: placed } = where === searched ? near : await serverSearch.search(locationRequests(where))
  const spots = readSpots({ results: placed }, where)
  const { matching } = resultCounts
  const shown = answerOf(list)?.hits ?? []
  const isWhole = where.kind !== 'country' && !(where.kind === 'place' && where.radius === null)
  return {
    list,
    /** Where the list is of: what is searched, or farther where that had no results. */
    where,
    hasLocationFlag,
    spots,
    /** The spots in the page's HTML. Without a distance only those of the list: all of them would be most of the page's size. */
    brought: {
      spots: isWhole ? spots : joinLocations({ spots, matching: shown.map(({ objectID }) => objectID) }),
      where,
      isWhole,
      count: joinLocations({ spots, matching }).length,
      isCut: isCut({ results: placed }),
    },
    resultCounts,
  }
}

/**
 * How many programmes the finder lists for an address: one search without hits, which counts for no statistics.
 * @throws every error of the search client and of the content API.
 */
export const countPrograms = async (parameters: URLSearchParams): Promise<number> => {
  const { search, location, where, order, understanding } = await readFinder(parameters)
  const hasLocationFlag = await readLocationFlag()
  const client = understandingClient(serverSearch, () =>
    Promise.resolve({ searched: { understanding, where, hasLocationFlag, order }, includesCounts: false }),
  )
  const geography = locationParameters(location.where, hasLocationFlag, order)
  const noHits = { hitsPerPage: 0, facets: [], analytics: false }
  return countOf(await firstResults(client, helperParameters(programsPage, search, { ...geography, ...noHits })))
}

const resultsAt = cache(async (address: string, outline?: readonly Area[]) => {
  // Search runs at every request; the framework may not run it while it prerenders.
  await connection()
  return outcomeOf(stateAt(address, outline).then(find))
})

/** The finder's results for an address, or the reason why there are none. `outline`: of the address's area of the map, only what lies within it. */
export const findPrograms = (parameters: URLSearchParams, outline?: readonly Area[]) =>
  resultsAt(parameters.toString(), outline)
