'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, type MouseEvent } from 'react'
import { isPlainClick } from '#components/ui/plain-click.ts'
import { useScope } from '#components/search/list/search-state.ts'
import { changeLocation, type LocationChange } from '#lib/search/change-location.ts'

/** A link's properties, whose `onClick` also goes there by itself. */
type LinkProperties = { readonly href: string; readonly onClick: (event?: MouseEvent) => void }

/** Links that change the address of the finder: a real address, and with script a navigation with what is typed by then. */
export const useParameterLinks = () => {
  const { action, go } = useScope()
  const address = useSearchParams().toString()
  return useCallback(
    (change: (parameters: URLSearchParams) => URLSearchParams): LinkProperties => ({
      href: `${action}?${change(new URLSearchParams(address)).toString()}`,
      onClick: (event) => {
        if (event && !isPlainClick(event)) return
        event?.preventDefault()
        go(change)
      },
    }),
    [action, address, go],
  )
}

export type LinkToLocation = (change: LocationChange) => LinkProperties

/** Links to other places of the finder. */
export const useLocationLinks = (): LinkToLocation => {
  const linkTo = useParameterLinks()
  return useCallback((change) => linkTo((parameters) => changeLocation(parameters, change)), [linkTo])
}
