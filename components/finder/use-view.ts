'use client'

import { useSearchParams } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { useScope } from '#components/search/list/search-state.ts'
import { useBrowserValue } from '#components/ui/use-browser-value.ts'
import { readView, viewKey, type View } from '#lib/search/view.ts'
import { wide } from './wide-screen.ts'

const key = 'lesroute-map'

let query: MediaQueryList | undefined
/** One media query for the page, because it is read at every step of a search. */
const room = () => (query ??= matchMedia(wide))

const onWidth = (listener: () => void) => {
  room().addEventListener('change', listener)
  return () => room().removeEventListener('change', listener)
}

/** Whether the visitor switched the map off before, in this browser. */
const isOff = () => localStorage.getItem(key) === 'off'

/**
 * The view of the results: that of the address, else list and map on wide screens unless the map was
 * switched off. Choosing a view changes the address without a request. The server does not know the screen: its page
 * shows the list, and reserves space for the map on wide screens.
 */
export const useView = () => {
  const { go, isGoing } = useScope()
  const addressView = readView(useSearchParams())
  const isWide = useSyncExternalStore(
    onWidth,
    () => room().matches,
    () => false,
  )
  // Null on the server, which does not know.
  const wasOff = useBrowserValue<boolean | null>(isOff, null)
  const view: View = addressView ?? (isWide && wasOff === false ? 'kaart' : 'lijst')
  const show = (next: View) => {
    if (next === 'kaart') localStorage.removeItem(key)
    // The table is another look at the list, and says nothing about the map.
    else if (next === 'lijst') localStorage.setItem(key, 'off')
    const change = (parameters: URLSearchParams) => {
      parameters.set(viewKey, next)
      return parameters
    }
    if (isGoing()) go(change)
    else history.pushState(null, '', `${location.pathname}?${change(new URLSearchParams(location.search)).toString()}`)
  }
  return { view, show, isWide, isChosen: addressView !== null, isUndecided: addressView === null && wasOff === null }
}
