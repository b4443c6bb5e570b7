'use client'

import type { GeoJSONSource, Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import type { Spot } from '#lib/search/spots.ts'
import { isBoxWithin, isInBox, widenedBox, type Box } from '#platform/geo/area.ts'
import { pageFont, pillWeight } from './apply-map-style.ts'
import { toFeatures } from './map-layers.ts'
import { gather, levelAt, pillSize, pillsOf, type Level, type SpotPill } from './spot-pills.ts'
import { boxOf, type Bounds } from './use-map.ts'

/** Zoom levels in quarters, rounded down: between two of them pills only move apart, so that none comes to overlap. */
const stepOf = (map: MapLibre) => Math.floor(map.getZoom() * 4 + 1e-6) / 4

/** What the map shows now: where it stands decides which pills there are, and which of them are in the viewport. */
type Viewport = {
  readonly step: number
  readonly box: Box
  /** What is laid out: more than the box, so that pills stay as they are while the map is moved by as much. */
  readonly around: Box
}

const isIn = (box: Box, { lat, lng }: Pick<Spot, 'lat' | 'lng'>) => isInBox([lng, lat], box)

const lookAt = (map: MapLibre, former: Viewport | null): Viewport => {
  const [step, box] = [stepOf(map), boxOf(map)]
  return {
    step,
    box,
    around: former?.step === step && isBoxWithin(box, former.around) ? former.around : widenedBox(box, 1),
  }
}

const measure = () => {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = `${pillWeight} ${pillSize.text}px ${pageFont()}`
  // The map rounds the width of each letter.
  return (text: string) => Math.ceil((pen?.measureText(text).width ?? text.length * 8) + text.length * 0.25)
}

/** The pill at a point of the map; a finger is wider than a pointer. */
export const pillAt = (map: MapLibre, pills: readonly SpotPill[], { x, y }: { x: number; y: number }, slack: number) =>
  pills.find((pill) => {
    const at = map.project([pill.lng, pill.lat])
    return Math.abs(at.x - x) <= pill.width / 2 + slack && Math.abs(at.y - y) <= pillSize.height / 2 + slack
  })

/** Pixels by which a press may miss its pill. */
export const slackOf = ({ originalEvent }: MapMouseEvent): number =>
  'pointerType' in originalEvent && originalEvent.pointerType === 'mouse' ? 2 : 9

/**
 * Lays out the pills of those spots and draws them on `map`; those in the viewport are null until all spots are loaded, since a count of
 * some of them would be wrong. `bounds`: what the map fits for this search.
 */
export const usePills = (map: MapLibre | null, spots: readonly Spot[], isLoading: boolean, bounds: Bounds) => {
  const t = useTranslations('finder')
  const [viewport, setViewport] = useState<Viewport | null>(null)
  const [widthOf] = useState(measure)
  const [west, , east] = bounds
  const { step, around } = viewport ?? {}
  const level = step === undefined ? null : levelAt(step)
  const gathered = useMemo(() => (level ? gather(spots, level) : []), [spots, level])
  const pills = useMemo(() => {
    if (step === undefined || !around) return []
    const near = gathered.filter(({ members }) => members.some((spot) => isIn(around, spot)))
    const withMore = (name: string, of: Level) => t(of === 'town' ? 'pillAround' : 'pillOthers', { name })
    return pillsOf(near, step, { widthOf, withMore }, [west, east])
  }, [gathered, step, around, widthOf, t, west, east])
  const inSight = useMemo(
    () =>
      viewport && !isLoading
        ? pills.filter((pill) => isIn(viewport.box, pill) || pill.members.some((spot) => isIn(viewport.box, spot)))
        : null,
    [pills, viewport, isLoading],
  )
  useEffect(() => {
    if (!map) return undefined
    const look = () => setViewport((former) => lookAt(map, former))
    // With the map's first drawing: the first view is reported like every other.
    map.once('render', look)
    const subscriptions = [
      map.on('idle', look),
      map.on('moveend', look),
      map.on('zoom', () => setViewport((former) => (former?.step === stepOf(map) ? former : lookAt(map, former)))),
    ]
    // What of the map is in view changes with the page too.
    addEventListener('scrollend', look)
    return () => {
      removeEventListener('scrollend', look)
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map])
  useEffect(() => {
    void map?.getSource<GeoJSONSource>('pills')?.setData(toFeatures(pills))
  }, [map, pills])
  return { pills, inSight }
}
