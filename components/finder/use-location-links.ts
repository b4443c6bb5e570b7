'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'
import { useScope } from '#components/search/list/search-state.ts'
import { changeLocation, type LocationChange } from '#lib/search/change-location.ts'

/** A link's properties, whose `onClick` also goes there by itself. */
export type LinkToLocation = (change: LocationChange) => {
  readonly href: string
  readonly onClick: (event?: { preventDefault: () => void }) => void
}

/** Links to other places of the finder: a real address, and with script a navigation with what is typed by then. */
export const useLocationLinks = (): LinkToLocation => {
  const { action, go } = useScope()
  const address = useSearchParams().toString()
  return useCallback(
    (change) => ({
      href: `${action}?${changeLocation(new URLSearchParams(address), change).toString()}`,
      onClick: (event) => {
        event?.preventDefault()
        go((parameters) => changeLocation(parameters, change))
      },
    }),
    [action, address, go],
  )
}
