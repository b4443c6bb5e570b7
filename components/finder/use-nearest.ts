'use client'

import { useState } from 'react'
import { useCurrentResults } from '#components/search/list/search-state.ts'
import type { Nearest } from '#lib/search/spots.ts'
import { isAnswerFor } from '#lib/search/understand/requests.ts'
import { isSameWhere, type Where } from '#lib/search/where.ts'

export type NearestFrom = {
  /** The nearest location of each programme, by id, and where they are measured from. */
  readonly nearest: { readonly byProgram: ReadonlyMap<string, Nearest>; readonly from: Where }
  /** Where the list searches. */
  readonly where: Where
}

/**
 * What is nearest, for the list that is shown: while another place is searched, its programmes keep their distances. Null while
 * the locations of its place are not there.
 */
export const useNearest = ({ nearest, where }: NearestFrom): NearestFrom['nearest']['byProgram'] | null => {
  const { results } = useCurrentResults()
  const isOfPlace = isAnswerFor(results._rawResults?.[0], where)
  const known = isSameWhere(nearest.from, where) ? nearest.byProgram : null
  const [shown, show] = useState(known)
  if (isOfPlace && shown !== known) show(known)
  return isOfPlace ? known : shown
}
