/** What the finder shows at first: list and map of one address, asked for once for page and title. */
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
import { readState } from '../search/state.ts'
import { readLocationFilter } from '../search/location-filter.ts'
import { findPlace } from './places.ts'
import { outcomeOf, serverSearch } from './search.ts'

/** Whether records say if a location teaches them; that changes with the catalogue, not with what is searched. */
const hasLocationMarks = async (): Promise<boolean> => {
  'use cache'
  cacheLife('hours')
  cacheTag('programs', 'locations')
  return knowsLocations(serverSearch)
}

const find = async (parameters: URLSearchParams) => {
  const { where } = await readLocationFilter(parameters, findPlace)
  const state = readState(programsPage, parameters)
  const isMarked = await hasLocationMarks()
  const [locations, matches, counted] = [
    locationRequests(where),
    matchRequests(state, where, isMarked),
    countRequests(state, placesBesideTheList(where), isMarked),
  ]
  const [list, { results }] = await Promise.all([
    firstResults(serverSearch, helperParameters(programsPage, state, locationParameters(where, isMarked))),
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
    /** What the page brings of them: of the whole country those of its list, since all would be most of its weight. */
    brought: {
      spots: isWhole ? spots : joinLocations({ spots, matching: shown.map(({ objectID }) => objectID) }),
      isWhole,
      count: joinLocations({ spots, matching }).length,
      isCut: isCut({ results: placed }),
    },
    beside: { matching, counts: readCounts({ results: results.slice(after) }), isCut: isCut({ results: matched }) },
  }
}

const byAddress = cache(async (address: string) => {
  // Search is asked for every visitor anew; the framework may not try it ahead of a request.
  await connection()
  return outcomeOf(find(new URLSearchParams(address)))
})

/** What the finder finds for an address, or why it does not. */
export const findPrograms = (parameters: URLSearchParams) => byAddress(parameters.toString())
