'use client'

import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { useScope } from '#components/search/list/search-state.ts'
import { locationRequests } from '#lib/search/finder.ts'
import { joinLocations, nearestSpots, readSpots, type InitialLocations, type Spot } from '#lib/search/spots.ts'
import type { Where } from '#lib/search/where.ts'

type Given = {
  readonly initialLocations: InitialLocations
  readonly where: Where
  /** Ids of the programmes that match; null when all do. */
  readonly matching: readonly string[] | null
}

/** The locations of the map: locations in the searched area, those of matching programmes and the nearest of each. */
export const useSpots = ({ initialLocations, where, matching }: Given) => {
  const { client } = useScope()
  const isServed = initialLocations.isWhole && JSON.stringify(where) === JSON.stringify(initialLocations.where)
  const { data: fetched, isLoading: areSpotsLoading } = useSWR<readonly Spot[]>(
    isServed ? null : ['locations', where],
    async () => readSpots(await client.search(locationRequests(where)), where),
    // The former spots stay meanwhile: a map that is moved would be empty after each move.
    { keepPreviousData: true, revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  // Prefer the server's locations: SWR would keep the previous ones.
  const newest = isServed ? initialLocations.spots : fetched
  const [allSpots, keep] = useState(newest ?? initialLocations.spots)
  // Until those of a new area are there, the former ones stay: the server's may already be of another.
  if (newest && newest !== allSpots) keep(newest)
  // Kept while the answer stays: pointing at a card renders anew, and new spots would move the map under the visitor.
  const spots = useMemo(() => joinLocations({ spots: allSpots, matching }), [allSpots, matching])
  const nearest = useMemo(() => nearestSpots(allSpots), [allSpots])
  return { allSpots, spots, nearest, areSpotsLoading }
}
