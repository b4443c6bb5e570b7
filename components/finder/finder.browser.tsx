'use client'

import { lazy } from 'react'
import { firstInteraction, orPlain } from '#components/search/list/first-interaction.ts'
import { readView } from '#lib/search/location-filter.ts'
import { wide } from './wide-screen.ts'

/** Whether this screen shows the map before anything is touched. */
const showsMap = (): boolean => {
  const asked = readView(new URLSearchParams(location.search))
  return asked === 'kaart' || (asked === null && matchMedia(wide).matches)
}

/** The finder, whose code comes once somebody touches the page, or at once for a map. */
export const Finder = lazy(async () => {
  const touched = firstInteraction()
  if (!showsMap()) await touched
  const { Finder: Loaded } = await orPlain(import('./finder.island.tsx'))
  return { default: Loaded }
})
