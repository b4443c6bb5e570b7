'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { SkipLink } from '#components/ui/skip-link.tsx'
import { LazyPrintMap } from './lazy-print-map.ts'
import type { MapProps } from './map-view.island.tsx'
import { systemColours } from './page-colours.ts'

/** On a wide screen the drawn map is seen meanwhile, where there is anything to draw. */
const Waiting = () => {
  const t = useTranslations('finder')
  return (
    <div className="relative size-full">
      <div className="size-full max-md:animate-pulse max-md:bg-sky-soft" />
      <p className="map-note px-3 py-1.5 font-semibold">{t('mapLoading')}</p>
    </div>
  )
}

/** The map's code is larger than the rest of the page: it comes only when the map is shown. */
const MapView = dynamic(() => import('./map-view.island.tsx').then(({ MapView: View }) => View), {
  ssr: false,
  loading: Waiting,
})

/** Whether this browser can draw the map, which needs WebGL 2: a device without a graphics driver, or a policy, may not have it. */
const canDraw = () => {
  const context = document.createElement('canvas').getContext('webgl2')
  // A browser has few contexts at once, and closes the oldest of them.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

const MapOrDrawing = (props: MapProps) => {
  const t = useTranslations('finder')
  const [isDrawable] = useState(canDraw)
  if (isDrawable) return <MapView {...props} />
  return (
    <div className="finder-still">
      <p>{t('mapUnavailable')}</p>
      <div className="finder-drawn">
        <Suspense>
          <LazyPrintMap spots={props.spots} matching={null} where={props.where} />
        </Suspense>
      </div>
    </div>
  )
}

const darkScheme = '(prefers-color-scheme: dark)'

/** Whether a media query matches; null on the server and while the page hydrates. */
const useMedia = (query: string): boolean | null =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const media = matchMedia(query)
        media.addEventListener('change', listener)
        return () => media.removeEventListener('change', listener)
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => null,
  )

const afterMap = 'na-de-kaart'

/** The map, as large as the element that it is in. Paper gets the list alone. */
export const MapPanel = (props: Omit<MapProps, 'isDark'>) => {
  const t = useTranslations('finder')
  const isDark = useMedia(darkScheme)
  const isOfSystem = useMedia(systemColours)
  return (
    // Escape leaves the map wherever the focus is in it, so that it is no keyboard trap.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      id="kaart"
      tabIndex={-1}
      data-screen=""
      data-script=""
      onKeyDown={(event) => {
        if (event.key === 'Escape') document.getElementById(afterMap)?.focus()
      }}
      className="relative size-full min-w-0"
    >
      <SkipLink href={`#${afterMap}`} className="focus:start-3 focus:top-3">
        {t('skipMap')}
      </SkipLink>
      {/* A map of the wrong theme would be built only to be replaced, and lose what was pressed meanwhile. */}
      {isDark === null ? <Waiting /> : <MapOrDrawing key={`${isDark}/${isOfSystem}`} isDark={isDark} {...props} />}
      <span id={afterMap} tabIndex={-1} className="sr-only">
        {t('afterMap')}
      </span>
    </div>
  )
}
