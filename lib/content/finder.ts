/** What the finder shows at first: list and map of one address, asked for once for page and title. */
import { cacheLife, cacheTag } from 'next/cache'
import { connection } from 'next/server'
import { cache } from 'react'
import {
  besidePlaces,
  countRequests,
  joinLocations,
  locationRequests,
  matchRequests,
  readCounts,
  readMatches,
  readSpots,
  whereParameters,
} from '../search/finder.ts'
import { answerOf, firstResults, helperParameters } from '../search/first-results.ts'
import { programsPage } from '../search/pages.ts'
import { findPlaceless } from '../search/placeless.ts'
import { readState } from '../search/state.ts'
import { readWhereabouts } from '../search/whereabouts.ts'
import { findPlace } from './places.ts'
import { outcomeOf, serverSearch } from './search.ts'

/** Ids of programmes that no location teaches; they change with the catalogue, not with what is searched. */
const getPlaceless = async (): Promise<readonly string[]> => {
  'use cache'
  cacheLife('hours')
  cacheTag('programs', 'locations')
  return findPlaceless(serverSearch)
}

const find = async (parameters: URLSearchParams) => {
  const { where } = await readWhereabouts(parameters, findPlace)
  const state = readState(programsPage, parameters)
  const placeless = await getPlaceless()
  const [locations, matches, counted] = [
    locationRequests(where),
    matchRequests(state, where, placeless),
    countRequests(state, besidePlaces(where), placeless),
  ]
  const [list, { results }] = await Promise.all([
    firstResults(serverSearch, helperParameters(programsPage, state, whereParameters(where, placeless))),
    serverSearch.search([...locations, ...matches, ...counted]),
  ])
  const after = locations.length + matches.length
  const spots = readSpots({ results: results.slice(0, locations.length) }, where)
  const matching = readMatches({ results: results.slice(locations.length, after) })
  const shown = answerOf(list)?.hits ?? []
  const isWhole = where.kind !== 'country'
  return {
    list,
    placeless,
    spots,
    /** What the page brings of them: of the whole country those of its list, since all would be most of its weight. */
    brought: {
      spots: isWhole ? spots : joinLocations({ spots, matching: shown.map(({ objectID }) => objectID) }),
      isWhole,
      count: joinLocations({ spots, matching }).length,
    },
    beside: { matching, counts: readCounts({ results: results.slice(after) }) },
  }
}

const byAddress = cache(async (address: string) => {
  // Search is asked for every visitor anew; the framework may not try it ahead of a request.
  await connection()
  return outcomeOf(find(new URLSearchParams(address)))
})

/** What the finder finds for an address, or why it does not. */
export const findPrograms = (parameters: URLSearchParams) => byAddress(parameters.toString())
