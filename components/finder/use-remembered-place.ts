'use client'

import { useSyncExternalStore } from 'react'

/** The place that was searched from last, in this browser alone. */
const key = 'lesroute-place'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const tell = () => listeners.forEach((listener) => listener())

/** The remembered place, null when there is none, and how to remember and forget one. */
export const useRememberedPlace = () => ({
  remembered: useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  ),
  remember: (place: string) => {
    localStorage.setItem(key, place)
    tell()
  },
  forget: () => {
    localStorage.removeItem(key)
    tell()
  },
})
