'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef } from 'react'
import type { SearchPage } from '#lib/search/pages.ts'
import { addressOf, sameState } from '#lib/search/routing.ts'
import type { SearchState } from '#lib/search/state.ts'

/** Milliseconds of rest after which a state becomes an entry of the history. */
const rest = 300

/** The path that a plain click on a link leads to on this site; null for any other click. */
const pathOf = (event: MouseEvent): string | null => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return null
  return link.pathname
}

/**
 * Writes states into the address, which bears `start` at first: one entry a pause, and none once the visitor has left or
 * is leaving. A write while the framework is on its way to another page would call it back.
 */
export const useAddressWriter = (page: SearchPage, action: string, start: SearchState) => {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<SearchState | null>(null)
  /** The state that the address bears, as far as was told here; an address that says it again is no news. */
  const known = useRef(start)
  const leaving = useRef(false)

  const drop = useCallback(() => {
    clearTimeout(timer.current)
    pending.current = null
  }, [])

  const flush = useCallback(() => {
    const state = pending.current
    drop()
    const { pathname, search } = location
    if (!state || pathname !== action || leaving.current) return
    const address = addressOf(page, state, { pathname, search })
    if (address === `${pathname}${search}`) return
    known.current = state
    history.pushState(null, '', address)
  }, [page, action, drop])

  useEffect(() => {
    // Before the link itself is followed, so that coming back finds what was left.
    const leave = (event: MouseEvent) => {
      const path = pathOf(event)
      if (path === null) return
      flush()
      leaving.current = path !== action
    }
    document.addEventListener('click', leave, { capture: true })
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('click', leave, { capture: true })
    }
  }, [action, flush])

  return {
    /** Takes the state down, to be written after a rest; one that the address bears already is no news to it. */
    write: (state: SearchState) => {
      drop()
      const { pathname, search } = location
      if (addressOf(page, state, { pathname, search }) === `${pathname}${search}`) return
      pending.current = state
      timer.current = setTimeout(flush, rest)
    },
    /** Goes to another address of this page. */
    go: (address: string) => {
      drop()
      if (address === `${location.pathname}${location.search}`) return
      leaving.current = true
      router.push(address, { scroll: false })
    },
    /**
     * The address is there, so writes count again; whether its state is news. News outdates what waits to be written: it
     * would turn the visitor back.
     */
    landed: useCallback(
      (state: SearchState): boolean => {
        leaving.current = false
        if (sameState(state, known.current)) return false
        known.current = state
        drop()
        return true
      },
      [drop],
    ),
  }
}
