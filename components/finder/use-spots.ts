'use client'

import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { useScope } from '#components/search/list/search-state.ts'
import { locationRequests } from '#lib/search/finder.ts'
import { isCut, joinLocations, nearestSpots, readSpots, type InitialLocations } from '#lib/search/spots.ts'
import { isSameWhere, type Where } from '#lib/search/where.ts'

type Given = {
  readonly initialLocations: InitialLocations
  readonly where: Where
  /** Ids of the programmes that match; null when all do. */
  readonly matching: readonly string[] | null
}

/** Locations, the area that they are in, and whether there are more. */
type Located = Pick<InitialLocations, 'spots' | 'where' | 'isCut'>

/** The locations of the map: locations in the searched area, those of matching programmes and the nearest of each. */
export const useSpots = ({ initialLocations, where, matching }: Given) => {
  const { client } = useScope()
  const isServed = initialLocations.isWhole && isSameWhere(where, initialLocations.where)
  const {
    data: fetched,
    isLoading: areSpotsLoading,
    error,
    mutate,
  } = useSWR<Located, unknown>(
    isServed ? null : ['locations', where],
    async () => {
      const response = await client.search(locationRequests(where))
      return { spots: readSpots(response, where), where, isCut: isCut(response) }
    },
    // The former spots stay meanwhile: a map that is moved would be empty after each move.
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateIfStale: false,
      errorRetryCount: 3,
      errorRetryInterval: 3000,
    },
  )
  // Prefer the server's locations: SWR would keep the previous ones.
  const newest: Located | undefined = isServed ? initialLocations : fetched
  const [located, keep] = useState(newest ?? initialLocations)
  // Until those of a new area are there, the former ones stay: the server's may already be of another.
  if (newest && newest !== located) keep(newest)
  const { spots: allSpots } = located
  // Kept while the answer stays: pointing at a card renders anew, and new spots would move the map under the visitor.
  const spots = useMemo(() => joinLocations({ spots: allSpots, matching }), [allSpots, matching])
  const nearest = useMemo(() => ({ byProgram: nearestSpots(allSpots), from: located.where }), [allSpots, located])
  return {
    allSpots,
    spots,
    nearest,
    areSpotsLoading,
    haveSpotsFailed: error !== undefined,
    retrySpots: () => void mutate(),
    isCut: located.isCut,
  }
}
