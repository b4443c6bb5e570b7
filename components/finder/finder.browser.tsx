'use client'

import { lazy } from 'react'
import { firstInteraction, orPlain } from '#components/search/list/first-interaction.ts'
import { readView } from '#lib/search/location-filter.ts'
import { wide } from './wide-screen.ts'

/** Whether this screen shows the map before any interaction. */
const showsMap = (): boolean => {
  const view = readView(new URLSearchParams(location.search))
  return view === 'kaart' || (view === null && matchMedia(wide).matches)
}

/** The finder, whose code loads at the first interaction with the page, or immediately when it shows the map. */
export const Finder = lazy(async () => {
  const touched = firstInteraction()
  if (!showsMap()) await touched
  const { Finder: Loaded } = await orPlain(import('./finder.island.tsx'))
  return { default: Loaded }
})
