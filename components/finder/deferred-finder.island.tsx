'use client'

import './styles/finder.css'
import type { ComponentProps } from 'react'
import { deferred } from '#components/ui/deferred.island.tsx'
import { readView } from '#lib/search/view.ts'
import { comparedKey } from '#lib/visitor/comparison.ts'
import { readStored } from '#lib/visitor/storage.ts'
import type { Finder } from './finder.island.tsx'
import { wide } from './wide-screen.ts'

/** Whether this screen shows the map before any interaction. */
const showsMap = (): boolean => {
  const view = readView(new URLSearchParams(location.search))
  return view === 'kaart' || (view === null && matchMedia(wide).matches)
}

/** Whether something is ticked to be compared, which the server does not know. */
const hasCompared = (): boolean => Boolean(readStored(comparedKey))

/** The finder, whose code loads at the first interaction with the page, or immediately when it shows the map or what is ticked. */
export const DeferredFinder = deferred<ComponentProps<typeof Finder>>({
  until: () => (showsMap() || hasCompared() ? 'load' : 'interaction'),
  load: async () => (await import('./finder.island.tsx')).Finder,
})
