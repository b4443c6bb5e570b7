'use client'

import { useSearchParams } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { readView, viewKey, type View } from '#lib/search/location-filter.ts'
import { wide } from './wide-screen.ts'

const key = 'lesroute-map'

let query: MediaQueryList | undefined
/** One for the page: whether there is room is asked at every step of a search. */
const room = () => (query ??= matchMedia(wide))

const onWidth = (listener: () => void) => {
  room().addEventListener('change', listener)
  return () => room().removeEventListener('change', listener)
}
const never = () => () => {}

/** Whether the visitor switched the map off before, in this browser. */
const isOff = () => localStorage.getItem(key) === 'off'

/**
 * The view of the results: what the address asks for, else list and map where there is room and the map was never
 * switched off. Choosing changes the address, without asking anybody for anything. The server cannot decide: its page
 * shows the list, and keeps room for the map where there is any.
 */
export const useView = () => {
  const asked = readView(useSearchParams())
  const isWide = useSyncExternalStore(
    onWidth,
    () => room().matches,
    () => false,
  )
  // Null on the server, which does not know.
  const wasOff = useSyncExternalStore<boolean | null>(never, isOff, () => null)
  const view: View = asked ?? (isWide && wasOff === false ? 'kaart' : 'lijst')
  const show = (next: View) => {
    if (next === 'kaart') localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
    const parameters = new URLSearchParams(location.search)
    parameters.set(viewKey, next)
    history.pushState(null, '', `${location.pathname}?${parameters.toString()}`)
  }
  return { view, show, isChosen: asked !== null, isUndecided: asked === null && wasOff === null }
}
