'use client'

import * as maplibregl from 'maplibre-gl'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Box } from '#lib/search/box.ts'
import { applyMapStyle } from './apply-map-style.ts'

maplibregl.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString())

export type Bounds = [west: number, south: number, east: number, north: number]

/** The Netherlands, from Zeeland to the Dollard and from the Wadden to South Limburg. */
export const country: Bounds = [3.36, 50.75, 7.23, 53.56]

/** What the base map has data of: none of it can be left. */
const drawn: Bounds = [-6, 47.2, 13, 57]
/** Pills are addresses here. Nearer, the base map has nothing left to show: a line of rail, and one name. */
export const maxZoom = 12

/** Pixels of a map's lower edge that are not in view; half of it at most, since a map that is hardly in view is shown as a whole. */
const belowOf = (container: HTMLElement): number =>
  Math.min(
    Number.parseFloat(getComputedStyle(container).getPropertyValue('--below')) || 0,
    Math.round(container.clientHeight / 2),
  )

/**
 * Pixels that stay free round what is shown: half a pill reaches beside its place, and controls lie on the edge. Small maps spare
 * less above and below. What is not in view of the map holds nothing.
 */
const roomIn = (container: HTMLElement) => {
  const { clientWidth, clientHeight } = container
  const [aside, above] = [Math.min(72, clientWidth * 0.18), Math.min(48, clientHeight * 0.08)].map(Math.round)
  // What is in sight is counted there.
  const foot = Math.round(Math.min(72, clientHeight * 0.12) + belowOf(container))
  return { left: aside ?? 0, right: aside ?? 0, top: above ?? 0, bottom: foot }
}

/** How a map is moved to show the area that was searched by it, as `boxOf` reads it. */
export const fittingArea = (container: HTMLElement) => ({
  padding: { top: 0, left: 0, right: 0, bottom: belowOf(container) },
})

/** How a map is moved to show all of something. */
export const fitting = (container: HTMLElement) => ({ padding: roomIn(container), maxZoom: 10.4 })

/** Moves a map to the searched area. Its events carry a mark, so that they do not count as moves of the visitor. */
export const fitSearched = (map: maplibregl.Map, bounds: Bounds, options: maplibregl.FitBoundsOptions) =>
  map.fitBounds(bounds, options, { fitsSearched: true })

/** Whether an event is of a move that `fitSearched` made. */
export const isOfFitting = (event: object): boolean => 'fitsSearched' in event

/**
 * Ends a drag where its button is released outside the map. The library does so only when the pointer moves again: until then
 * the move is not complete.
 */
const endDragsOutside = (map: maplibregl.Map, signal: AbortSignal) => {
  const release = (event: MouseEvent) => {
    const isOutside = !(event.target instanceof Node && map.getCanvasContainer().contains(event.target))
    if (isOutside && map.dragPan.isActive()) map.getCanvas().dispatchEvent(new MouseEvent('mouseup', event))
  }
  document.addEventListener('mouseup', release, { signal })
}

/** The corners of what a map shows, as far as it is in view. */
export const boxOf = (map: maplibregl.Map): Box => {
  const container = map.getContainer()
  const from = map.unproject([0, 0])
  const to = map.unproject([container.clientWidth, container.clientHeight - belowOf(container)])
  return { south: to.lat, west: from.lng, north: from.lat, east: to.lng }
}

type Start = { readonly bounds: Bounds; readonly isDark: boolean; readonly styleUrl: string | null }

/**
 * A map in that element, from when its style has come; null before. What it starts with is read once. `isBare`: the base map did
 * not come, so that locations lie on an empty map.
 */
export const useMap = (box: RefObject<HTMLDivElement | null>, start: Start) => {
  const t = useTranslations('finder')
  const [map, setMap] = useState<maplibregl.Map | null>(null)
  const [isBare, setBare] = useState(false)
  const first = useRef({
    ...start,
    locale: {
      'NavigationControl.ZoomIn': t('zoomIn'),
      'NavigationControl.ZoomOut': t('zoomOut'),
      'AttributionControl.ToggleAttribution': t('attribution'),
      'Map.Title': t('mapKeys'),
      'CooperativeGesturesHandler.WindowsHelpText': t('gestures'),
      'CooperativeGesturesHandler.MacHelpText': t('gesturesMac'),
      'CooperativeGesturesHandler.MobileHelpText': t('gesturesTouch'),
    },
  })
  useEffect(() => {
    const container = box.current
    if (!container) return undefined
    const { bounds, isDark, styleUrl, locale } = first.current
    const created = new maplibregl.Map({
      container,
      bounds,
      fitBoundsOptions: fitting(container),
      maxBounds: drawn,
      minZoom: 4,
      maxZoom,
      attributionControl: { compact: true },
      cooperativeGestures: true,
      dragRotate: false,
      // Milliseconds in which names appear: none for visitors who prefer less motion; the library itself leaves out moves alone.
      ...(matchMedia('(prefers-reduced-motion: reduce)').matches ? { fadeDuration: 0 } : {}),
      locale,
      pitchWithRotate: false,
      renderWorldCopies: false,
    })
    created.touchZoomRotate.disableRotation()
    created.addControl(new maplibregl.NavigationControl({ showCompass: false }), 'top-right')
    // One stop for the keyboard: the keys + and − do what the buttons do.
    for (const button of container.querySelectorAll<HTMLElement>('.maplibregl-ctrl-group button')) button.tabIndex = -1
    // Closed at first, although the library opens it with each source: it would lie over the count of what is in sight. The foot
    // of each page names the sources too.
    const closeSources = () => {
      const sources = container.querySelector('.maplibregl-ctrl-attrib')
      sources?.classList.remove('maplibregl-compact-show')
      sources?.removeAttribute('open')
    }
    created.on('styledata', closeSources)
    created.on('sourcedata', closeSources)
    created.once('load', () => {
      created.off('styledata', closeSources)
      created.off('sourcedata', closeSources)
      closeSources()
    })
    created.getCanvas().setAttribute('role', 'application')
    created.on('style.load', () => setMap(created))
    const listening = new AbortController()
    endDragsOutside(created, listening.signal)
    applyMapStyle(created, styleUrl, isDark, () => setBare(true))
    return () => {
      listening.abort()
      created.remove()
    }
  }, [box])
  return { map, isBare }
}
