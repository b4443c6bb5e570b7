'use client'

import { forget, keep, readStored } from '#lib/visitor/storage.ts'

const key = 'lesroute-shortcuts'

/** Whether the keys that open search are on. Users of speech input must be able to turn them off. Source: WCAG 2.1.4. */
export const shortcutsAreOn = (): boolean => readStored(key) !== 'off'

/** Turns them on or off, in this browser. */
export const setShortcuts = (on: boolean): void => {
  if (on) forget(key)
  else keep(key, 'off')
}
