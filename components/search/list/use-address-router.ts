'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState, type RefObject } from 'react'
import { isPlainClick } from '#components/ui/plain-click.ts'
import { createAddressRouter } from '#lib/search/address-router.ts'
import type { SearchPage } from '#lib/search/list-pages.ts'
import { readState } from '#lib/search/state.ts'
import type { Box } from './search-state.ts'

/**
 * The path that a plain click on a link leads to on this site; null for any other click, and for a link that opens
 * something on this page instead.
 */
const pathOf = (event: MouseEvent): string | null => {
  if (event.button !== 0 || !isPlainClick(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]:not([aria-haspopup])') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return null
  return link.pathname
}

/** The router of a page, connected to the browser's history and the framework's; `box` is the search box. */
export const useAddressRouter = (page: SearchPage, action: string, box: RefObject<Box | null>) => {
  const navigation = useRouter()
  const parameters = useSearchParams()
  const [address] = useState(() =>
    createAddressRouter(page, action, readState(page, parameters), {
      place: () =>
        typeof window === 'undefined' ? { pathname: action, search: parameters.toString() } : window.location,
      push: (to) => history.pushState(null, '', to),
      replace: (to) => history.replaceState(null, '', to),
      navigate: (to, replaces) => navigation[replaces ? 'replace' : 'push'](to, { scroll: false }),
      typed: () => box.current?.query() ?? null,
    }),
  )
  // A link to this page changes the parameters without an event of the history.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => void address.follow(false), [parameters, address])
  useEffect(() => {
    const listening = new AbortController()
    // The framework updates its parameters only after rendering an address: never for one that is left again before that.
    const onMove = ({ state }: PopStateEvent) => {
      // A link to an anchor adds a history entry without a state, and changes no search.
      const moved = state === null ? null : address.follow(true)
      if (moved) box.current?.show(moved.query)
    }
    // Before anything else hears it: what was typed comes before what is chosen, and before a link that is followed.
    const onClick = (event: MouseEvent) => {
      box.current?.search()
      const path = pathOf(event)
      if (path !== null) address.leave(path)
    }
    addEventListener('popstate', onMove, { signal: listening.signal })
    document.addEventListener('click', onClick, { capture: true, signal: listening.signal })
    return () => {
      address.router.dispose()
      listening.abort()
    }
  }, [box, address])
  return address
}
