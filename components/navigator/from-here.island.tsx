'use client'

import type { ReactNode } from 'react'
import { useRememberedPlace } from '#components/finder/use-remembered-place.ts'

type Props = {
  /** The town from which the distance is measured; null where it is not known. */
  readonly town: string | null
  readonly children: ReactNode
}

/** A distance from a place of the page's own; nothing for who lives elsewhere, to whom it says nothing. */
export const FromHere = ({ town, children }: Props) => {
  const { remembered } = useRememberedPlace()
  return remembered === null || remembered === town ? children : null
}
