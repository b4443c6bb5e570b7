'use client'

import type { GeoJSONSource, Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import type { Spot } from '#lib/search/finder.ts'
import type { Box } from '#lib/search/location-filter.ts'
import { pageFont, pillWeight } from './apply-map-style.ts'
import { toFeatures } from './map-layers.ts'
import { pillSize, pillsOf, type SpotPill } from './spot-pills.ts'
import { boxOf } from './use-map.ts'

/** Zoom levels in quarters, rounded down: between two of them pills only move apart, so that none comes to overlap. */
const stepOf = (map: MapLibre) => Math.floor(map.getZoom() * 4 + 1e-6) / 4

/** What the map shows now: where it stands decides which pills there are, and which of them are in sight. */
type Sight = { readonly step: number; readonly box: Box }

const isIn = ({ south, west, north, east }: Box, { lat, lng }: { readonly lat: number; readonly lng: number }) =>
  lat >= south && lat <= north && lng >= west && lng <= east

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
 * The pills of those spots on the map, which they are drawn on, and those in sight: null before all spots have come, since
 * a count of some of them would be wrong.
 */
export const usePills = (map: MapLibre | null, spots: readonly Spot[], isLoading: boolean) => {
  const t = useTranslations('finder')
  const [sight, setSight] = useState<Sight | null>(null)
  const [widthOf] = useState(measure)
  const step = sight?.step
  const pills = useMemo(
    () =>
      step === undefined
        ? []
        : pillsOf(spots, step, {
            widthOf,
            withMore: (name, level) => t(level === 'town' ? 'pillAround' : 'pillOthers', { name }),
          }),
    [spots, step, widthOf, t],
  )
  const inSight = useMemo(
    () =>
      sight && !isLoading
        ? pills.filter((pill) => isIn(sight.box, pill) || pill.members.some((spot) => isIn(sight.box, spot)))
        : null,
    [pills, sight, isLoading],
  )
  useEffect(() => {
    if (!map) return undefined
    const look = () => setSight({ step: stepOf(map), box: boxOf(map) })
    const subscriptions = [
      // After the map's first drawing: the first view is reported like every other.
      map.on('idle', look),
      map.on('moveend', look),
      map.on('zoom', () =>
        setSight((former) => (former && former.step === stepOf(map) ? former : { step: stepOf(map), box: boxOf(map) })),
      ),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map])
  useEffect(() => {
    void map?.getSource<GeoJSONSource>('pills')?.setData(toFeatures(pills))
  }, [map, pills])
  return { pills, inSight }
}
