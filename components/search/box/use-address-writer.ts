'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, type RefObject } from 'react'
import { createAddressWriter } from '#lib/search/address-writer.ts'
import type { SearchPage } from '#lib/search/pages.ts'
import type { SearchState } from '#lib/search/state.ts'
import type { Box } from '../list/search-state.ts'

/**
 * The path that a plain click on a link leads to on this site; null for any other click, and for a link that opens
 * something on this page instead.
 */
const pathOf = (event: MouseEvent): string | null => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]:not([aria-haspopup])') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return null
  return link.pathname
}

/** The address writer of a page, while the page is shown; `box` is the search box. */
export const useAddressWriter = (page: SearchPage, action: string, start: SearchState, box: RefObject<Box | null>) => {
  const router = useRouter()
  const [writer] = useState(() =>
    createAddressWriter(page, action, start, {
      place: () => location,
      push: (address) => history.pushState(null, '', address),
      replace: (address) => history.replaceState(null, '', address),
      navigate: (address) => router.push(address, { scroll: false }),
    }),
  )
  useEffect(() => {
    // Before the link is followed, so that navigating back restores the current state.
    const leave = (event: MouseEvent) => {
      const path = pathOf(event)
      if (path === null) return
      if (path !== action) box.current?.search()
      writer.follow(path)
    }
    document.addEventListener('click', leave, { capture: true })
    return () => {
      writer.stop()
      document.removeEventListener('click', leave, { capture: true })
    }
  }, [action, box, writer])
  return writer
}
