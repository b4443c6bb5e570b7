/** The first list and map of the finder for an address, requested once for both the page and its title. */
import { cacheLife, cacheTag } from 'next/cache'
import { connection } from 'next/server'
import { cache } from 'react'
import {
  placesBesideTheList,
  countRequests,
  isCut,
  joinLocations,
  locationRequests,
  matchRequests,
  readCounts,
  readMatches,
  readSpots,
  locationParameters,
} from '../search/finder.ts'
import { answerOf, firstResults, helperParameters } from '../search/first-results.ts'
import { knowsLocations } from '../search/has-location.ts'
import { programsPage } from '../search/pages.ts'
import { readState, type SearchState } from '../search/state.ts'
import { readLocationFilter, type LocationFilter } from '../search/location-filter.ts'
import { findPlace, placesLike } from './places.ts'
import { outcomeOf, named, serverSearch } from './search.ts'

/** Whether search records name the locations of programmes; this depends on the catalogue, not on the query. */
const hasLocationMarks = async (): Promise<boolean> => {
  'use cache'
  cacheLife('hours')
  cacheTag('programs', 'locations')
  return knowsLocations(serverSearch)
}

/** What a visitor looks for, and where. */
export type FinderState = { readonly search: SearchState; readonly location: LocationFilter }

const stateAt = cache(async (address: string): Promise<FinderState> => {
  const parameters = new URLSearchParams(address)
  return {
    search: readState(programsPage, parameters),
    location: await readLocationFilter(parameters, findPlace, placesLike),
  }
})

/** The finder's state in an address: parsed once a request, for the page, its title and its results. */
export const readFinder = (parameters: URLSearchParams) => stateAt(parameters.toString())

const find = async ({ search: state, location: { where } }: FinderState) => {
  const isMarked = await hasLocationMarks()
  const [locations, matches, counted] = [
    locationRequests(where),
    matchRequests(state, where, isMarked),
    countRequests(state, placesBesideTheList(where), isMarked),
  ]
  const [list, { results }] = await Promise.all([
    firstResults(
      serverSearch,
      helperParameters(programsPage, state, { ...locationParameters(where, isMarked), ...named }),
    ),
    serverSearch.search([...locations, ...matches, ...counted]),
  ])
  const after = locations.length + matches.length
  const spots = readSpots({ results: results.slice(0, locations.length) }, where)
  const [placed, matched] = [results.slice(0, locations.length), results.slice(locations.length, after)]
  const matching = readMatches({ results: matched })
  const shown = answerOf(list)?.hits ?? []
  const isWhole = where.kind !== 'country'
  return {
    list,
    isMarked,
    spots,
    /** The spots in the page's HTML. Without a place only those of the list: all of them would be most of the page's size. */
    brought: {
      spots: isWhole ? spots : joinLocations({ spots, matching: shown.map(({ objectID }) => objectID) }),
      isWhole,
      count: joinLocations({ spots, matching }).length,
      isCut: isCut({ results: placed }),
    },
    beside: { matching, counts: readCounts({ results: results.slice(after) }), isCut: isCut({ results: matched }) },
  }
}

const resultsAt = cache(async (address: string) => {
  // Search runs at every request; the framework may not run it while it prerenders.
  await connection()
  return outcomeOf(stateAt(address).then(find))
})

/** The finder's results for an address, or the reason why there are none. */
export const findPrograms = (parameters: URLSearchParams) => resultsAt(parameters.toString())
