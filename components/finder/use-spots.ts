'use client'

import { useMemo } from 'react'
import useSWR from 'swr'
import { useDeferredResults, useScope } from '#components/search/list/search-state.ts'
import {
  joinLocations,
  locationRequests,
  nearestSpots,
  readSpots,
  type InitialLocations,
  type Spot,
} from '#lib/search/finder.ts'
import type { Where } from '#lib/search/location-filter.ts'
import { numbered } from './program-hits.island.tsx'

/** Programmes that get a numbered pin; the rest are dots. */
const mostPins = 40

type Given = {
  readonly initialLocations: InitialLocations
  /** Where the initial locations are. */
  readonly servedWhere: Where
  readonly where: Where
  /** Ids of the programmes that match; null when all do. */
  readonly matching: readonly string[] | null
}

/** The locations of the map: those where is looked, those of matching programmes, the nearest of each, and their pins. */
export const useSpots = ({ initialLocations, servedWhere, where, matching }: Given) => {
  const { client } = useScope()
  const deferred = useDeferredResults()
  const isServed = initialLocations.isWhole && JSON.stringify(where) === JSON.stringify(servedWhere)
  const { data: everywhere = initialLocations.spots, isLoading: areSpotsLoading } = useSWR<readonly Spot[]>(
    isServed ? null : ['locations', where],
    async () => readSpots(await client.search(locationRequests(where)), where),
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  // Kept while the answer stays: pointing at a card renders anew, and new spots would move the map under the visitor.
  const spots = useMemo(() => joinLocations({ spots: everywhere, matching }), [everywhere, matching])
  const nearest = useMemo(() => nearestSpots(everywhere), [everywhere])
  const pins = useMemo(() => {
    const numbers = new Map<string, number>()
    for (const { hit, number } of numbered(deferred).slice(0, mostPins)) {
      const spot = nearest.get(hit.objectID)?.spot
      if (spot && !numbers.has(spot.id)) numbers.set(spot.id, number)
    }
    return numbers
  }, [deferred, nearest])
  return { everywhere, spots, nearest, pins, areSpotsLoading }
}
