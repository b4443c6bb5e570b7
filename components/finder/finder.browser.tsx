'use client'

import { lazy } from 'react'
import { firstTouch, orPlain } from '#components/search/first-touch.ts'
import { readView } from '#lib/search/whereabouts.ts'
import { wide } from './wide.ts'

/** Whether this screen shows the map before anything is touched. */
const showsMap = (): boolean => {
  const asked = readView(new URLSearchParams(location.search))
  return asked === 'kaart' || (asked === null && matchMedia(wide).matches)
}

/** The finder, whose code comes once somebody touches the page, or at once for a map. */
export const Finder = lazy(async () => {
  const touched = firstTouch()
  if (!showsMap()) await touched
  const { Finder: Loaded } = await orPlain(import('./finder.island.tsx'))
  return { default: Loaded }
})
