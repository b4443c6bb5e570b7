'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useScope } from '#components/search/list/search-state.ts'
import { useBrowserValue } from '#components/ui/use-browser-value.ts'
import { readView, withView, type View } from '#lib/search/view.ts'
import { forget, keep, readStored } from '#lib/visitor/storage.ts'
import { wide } from './wide-screen.ts'

const key = 'lesroute-map'

let query: MediaQueryList | undefined
/** One media query for the page, because it is read at every step of a search. */
const wideScreen = () => (query ??= matchMedia(wide))

const onWidth = (listener: () => void) => {
  wideScreen().addEventListener('change', listener)
  return () => wideScreen().removeEventListener('change', listener)
}

const addressOf = (view: View): string =>
  `${location.pathname}?${withView(new URLSearchParams(location.search), view).toString()}`

/** Whether the visitor switched the map off before, in this browser. */
const isOff = () => readStored(key) === 'off'

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
    () => wideScreen().matches,
    () => false,
  )
  // Null on the server, which does not know.
  const wasOff = useBrowserValue<boolean | null>(isOff, null)
  const view: View = addressView ?? (isWide && wasOff === false ? 'kaart' : 'lijst')
  /** The view in which the list is to be brought into sight; null: none. */
  const wanted = useRef<View | null>(null)
  useEffect(() => {
    if (wanted.current !== view) return
    wanted.current = null
    document.getElementById('resultaten')?.scrollIntoView()
  })
  /** `toList`: the list is brought into sight once that view is there, since it stands elsewhere in each. */
  const show = (next: View, { toList } = { toList: false }) => {
    wanted.current = toList ? next : null
    if (next === 'kaart') forget(key)
    // The table is another look at the list, and says nothing about the map.
    else if (next === 'lijst') keep(key, 'off')
    if (isGoing()) return go((parameters) => withView(parameters, next))
    // Without its view the former address would show what was chosen after it, and Back would do nothing.
    if (addressView === null) history.replaceState(null, '', addressOf(view))
    history.pushState(null, '', addressOf(next))
  }
  return { view, show, isWide, isChosen: addressView !== null, isUndecided: addressView === null && wasOff === null }
}
