'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useDeferredResults, useProgress, useScope } from '#components/search/list/search-state.ts'
import { mayNamePlace, type LocationFilter } from '#lib/search/location-filter.ts'
import { locationParameters } from '#lib/search/finder.ts'
import { readOrder } from '#lib/search/order.ts'
import { understoodFilters } from '#lib/search/understand/filters.ts'
import { plainWords, readLiteral, searchedWhere, withoutTyped } from '#lib/search/understand/served.ts'
import { isAnswerFor } from '#lib/search/understand/requests.ts'
import { answeredWhere } from '#lib/search/understand/widen.ts'
import { useFinderSearch, type LocationState } from './finder-search.ts'

/** The part of the address around the list's state; the same object until the address changes. */
export const useAround = (locationFilter: LocationFilter, hasLocationFlag: boolean): LocationState => {
  const address = useSearchParams()
  return useMemo(
    () => ({
      where: locationFilter.where,
      chosen: locationFilter.chosen,
      travel: locationFilter.travel,
      mayNamePlace: mayNamePlace(locationFilter),
      order: readOrder(address),
      literal: readLiteral(new URLSearchParams(address.toString())),
      hasLocationFlag,
    }),
    [locationFilter, address, hasLocationFlag],
  )
}

/**
 * What the query of the present results means, the matches and counts, the area searched for it (`where`), and the area that the list is
 * of (`listed`), which is the former one until its results are there.
 */
export const useUnderstanding = (locationFilter: LocationFilter, hasLocationFlag: boolean) => {
  const finder = useFinderSearch()
  const { go } = useScope()
  const { refresh } = useProgress()
  const { state, results } = useDeferredResults()
  const around = useAround(locationFilter, hasLocationFlag)
  const known = useSyncExternalStore(finder.subscribe, finder.known, finder.known)
  const current = useMemo(
    () => finder.understandingOf(known, state.query, around),
    [finder, known, state.query, around],
  )
  const [shown, show] = useState(() => ({ understanding: current ?? plainWords(state.query), around }))
  // Until it is known for another address, the list is still that of the former one.
  if (current && (current !== shown.understanding || around !== shown.around)) show({ understanding: current, around })
  const { understanding } = shown
  const searched = useMemo(() => searchedWhere(shown.around.where, shown.around.chosen, shown.understanding), [shown])
  const result = results._rawResults?.[0]
  const where = useMemo(() => answeredWhere(searched, result), [searched, result])
  const [listed, list] = useState(where)
  if (listed !== where && isAnswerFor(result, where)) list(where)
  // The search parameters that `Configure` receives, and the parts of the address that change the list without changing those.
  const configured = JSON.stringify(locationParameters(around.where, hasLocationFlag, around.order))
  const more = JSON.stringify([around.literal, around.chosen, around.travel, around.order])
  const former = useRef({ configured, more })
  // Before the library's own effects search: they ask with what is said here.
  useLayoutEffect(() => finder.move(around), [finder, around])
  useEffect(() => {
    const before = former.current
    former.current = { configured, more }
    // InstantSearch searches when its parameters change. These parts of the address are not among them, so search explicitly.
    if (before.more !== more && before.configured === configured) refresh()
  }, [configured, more, refresh])
  useEffect(() => finder.onLate(refresh), [finder, refresh])
  // Kept while what is understood stays: lists of values compare it.
  const also = useMemo(
    () => ({
      values: understoodFilters(understanding).refinements,
      leave: (attribute: string, value: string) => {
        const spans = understanding.understood.filter(
          (one) => 'attribute' in one && !one.instead && one.attribute === attribute && one.value === value,
        )
        go((parameters) => withoutTyped(parameters, spans))
      },
    }),
    [understanding, go],
  )
  return { around, resultCounts: known.resultCounts, understanding, where, listed, also }
}
