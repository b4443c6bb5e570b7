'use client'

import { useState } from 'react'
import { useCurrentResults } from '#components/search/list/search-state.ts'
import type { Nearest } from '#lib/search/spots.ts'
import { isAnswerFor } from '#lib/search/understand/requests.ts'
import type { Where } from '#lib/search/where.ts'

/** The nearest location of each programme, by id, and the place that they are measured from. */
export type NearestFrom = { readonly nearest: ReadonlyMap<string, Nearest>; readonly where: Where }

/** What is nearest, for the list that is shown: while another place is searched, its programmes keep their distances. */
export const useNearest = ({ nearest, where }: NearestFrom): NearestFrom['nearest'] => {
  const { results } = useCurrentResults()
  const [shown, show] = useState(nearest)
  const isOfPlace = isAnswerFor(results._rawResults?.[0], where)
  if (isOfPlace && shown !== nearest) show(nearest)
  return isOfPlace ? nearest : shown
}
