'use client'

import 'maplibre-gl/dist/maplibre-gl.css'
import * as maplibregl from 'maplibre-gl'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { circleAround } from '#lib/geo/groups.ts'
import type { Spot } from '#lib/search/finder.ts'
import type { Box, Where } from '#lib/search/location-filter.ts'
import { MapList } from './map-list.island.tsx'
import { applyMapStyle } from './apply-map-style.ts'
import { groupSpots, pointed, reachOf, toFeatures, type SpotGroup } from './map-layers.ts'
import { LocationCard } from './location-card.island.tsx'

maplibregl.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString())

export type MapProps = {
  readonly spots: readonly Spot[]
  /** Whether more spots are on their way. */
  readonly isLoading: boolean
  /** Numbers of the best hits, by the id of their nearest location. */
  readonly pins: ReadonlyMap<string, number>
  readonly where: Where
  /** Programmes that are pointed at. */
  readonly lit: ReadonlySet<string>
  readonly onLight: (ids: ReadonlySet<string>) => void
  readonly onArea: (box: Box) => void
  readonly isDark: boolean
  /** Address of another style than our own; null: none. */
  readonly styleUrl: string | null
}

type Bounds = [west: number, south: number, east: number, north: number]

/** The corners of the Netherlands. */
const country: Bounds = [3.2, 50.7, 7.3, 53.6]
const none: ReadonlySet<string> = new Set()
const room = { padding: 48, maxZoom: 10.5 }

const boundsOf = (spots: readonly Spot[], where: Where): Bounds => {
  if (where.kind === 'area') return [where.box.west, where.box.south, where.box.east, where.box.north]
  const reach = where.kind === 'place' ? circleAround(where.place, where.radius ?? 0) : []
  const points = [...spots.map(({ lng, lat }) => [lng, lat] as const), ...reach]
  if (!points.length) return country
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)]
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

const boxOf = (map: maplibregl.Map): Box => {
  const bounds = map.getBounds()
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
}

/** Zoom levels in halves: marks regroup at each, not at every step in between. */
const stepOf = (map: maplibregl.Map) => Math.round(map.getZoom() * 2) / 2

/** What the map shows now: where it stands decides which marks there are, and which of them are in sight. */
type Sight = { readonly step: number; readonly box: Box }

const isIn =
  ({ south, west, north, east }: Box) =>
  ({ lat, lng }: SpotGroup) =>
    lat >= south && lat <= north && lng >= west && lng <= east

/** Whether this browser can draw a map at all; where it cannot, the list says the same. */
const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null

/** The map of a finder. Nothing comes from elsewhere; what can be done by pointer can be done by key, and is in the list. */
export const MapView = ({ spots, isLoading, pins, where, lit, onLight, onArea, isDark, styleUrl }: MapProps) => {
  const t = useTranslations('finder')
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<maplibregl.Map | null>(null)
  const [sight, setSight] = useState<Sight | null>(null)
  const [follows, setFollows] = useState(false)
  // Both hold for the search in which they came about; the next one begins anew.
  const wanted = JSON.stringify(boundsOf(spots, where))
  const [movedIn, setMovedIn] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ readonly group: SpotGroup; readonly within: string } | null>(null)
  const [isDrawable] = useState(canDraw)
  const words = {
    'NavigationControl.ZoomIn': t('zoomIn'),
    'NavigationControl.ZoomOut': t('zoomOut'),
    'Map.Title': t('mapKeys'),
    'CooperativeGesturesHandler.WindowsHelpText': t('gestures'),
    'CooperativeGesturesHandler.MacHelpText': t('gesturesMac'),
    'CooperativeGesturesHandler.MobileHelpText': t('gesturesTouch'),
  }
  const first = useRef({ spots, where, words, isDark, styleUrl })

  useEffect(() => {
    const container = box.current
    if (!container) return undefined
    const { spots: firstSpots, where: start, words: locale, isDark: dark, styleUrl: url } = first.current
    const created = new maplibregl.Map({
      container,
      bounds: boundsOf(firstSpots, start),
      fitBoundsOptions: room,
      minZoom: 5,
      maxZoom: 13,
      attributionControl: { compact: false },
      cooperativeGestures: true,
      dragRotate: false,
      locale,
      pitchWithRotate: false,
    })
    created.touchZoomRotate.disableRotation()
    created.addControl(new maplibregl.NavigationControl({ showCompass: false }), 'top-right')
    // One stop for the keyboard: the keys + and − do what the buttons do.
    for (const button of container.querySelectorAll<HTMLElement>('.maplibregl-ctrl button')) button.tabIndex = -1
    created.getCanvas().setAttribute('role', 'application')
    created.on('load', () => setMap(created))
    applyMapStyle(created, url, dark)
    return () => created.remove()
  }, [])

  const step = sight?.step
  const groups = useMemo(() => (step === undefined ? [] : groupSpots(spots, pins, step)), [spots, pins, step])
  // No count of visible marks before all have loaded: an intermediate count would be wrong.
  const inSight = useMemo(
    () => (sight && !isLoading ? groups.filter(isIn(sight.box)) : null),
    [groups, sight, isLoading],
  )

  const moved = () => {
    if (!map) return
    if (follows) onArea(boxOf(map))
    else setMovedIn(wanted)
  }

  useEffect(() => {
    void map?.getSource<maplibregl.GeoJSONSource>('groups')?.setData(toFeatures(groups, lit))
  }, [map, groups, lit])

  useEffect(() => {
    if (!map) return
    void map.getSource<maplibregl.GeoJSONSource>('reach')?.setData(reachOf(where))
    // An area is where the visitor put the map.
    if (where.kind !== 'area') map.fitBounds(JSON.parse(wanted) as Bounds, { ...room, duration: 500 })
  }, [map, wanted, where])

  const choose = (group: SpotGroup) => {
    if (!map) return
    onLight(group.programs)
    const bounds = boundsOf(group.members, { kind: 'country' })
    const isOnePoint = bounds[0] === bounds[2] && bounds[1] === bounds[3]
    if (isOnePoint || map.getZoom() >= map.getMaxZoom()) setChosen({ group, within: wanted })
    else {
      map.fitBounds(bounds, { padding: 80, maxZoom: 12.5 })
      moved()
    }
  }
  const latest = useRef({ groups, choose, moved, onLight })
  useEffect(() => {
    latest.current = { groups, choose, moved, onLight }
  })

  useEffect(() => {
    if (!map) return undefined
    const look = () => setSight({ step: stepOf(map), box: boxOf(map) })
    // After the map's first drawing: the first view is reported like every other.
    const subscriptions = [
      map.on('idle', look),
      map.on('moveend', (event) => {
        look()
        // Only what the visitor did: the map's own moves carry no event.
        if ('originalEvent' in event && event.originalEvent) latest.current.moved()
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map])

  useEffect(() => {
    if (!map) return undefined
    const groupOf = ({ features }: maplibregl.MapLayerMouseEvent) =>
      latest.current.groups.find((group) => group.id === features?.[0]?.properties['id'])
    const subscriptions = pointed.flatMap((layer) => [
      map.on('click', layer, (event) => {
        const group = groupOf(event)
        if (group) latest.current.choose(group)
      }),
      map.on('mousemove', layer, (event) => {
        map.getCanvas().style.cursor = 'pointer'
        const group = groupOf(event)
        if (group) latest.current.onLight(group.programs)
      }),
      map.on('mouseleave', layer, () => {
        map.getCanvas().style.cursor = ''
        latest.current.onLight(none)
      }),
    ])
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map])

  if (!isDrawable) return <p className="rounded-lg bg-sunken p-5">{t('mapUnavailable')}</p>
  return (
    <div
      role="region"
      aria-label={isLoading ? t('mapLoading') : t('mapLabel', { count: spots.length })}
      className="space-y-3"
    >
      <div className="relative overflow-hidden rounded-xl border border-line">
        <div ref={box} aria-describedby={`${id}-sight`} className="finder-canvas" />
        {movedIn === wanted && !follows ? (
          <button
            type="button"
            onClick={() => {
              setMovedIn(null)
              if (map) onArea(boxOf(map))
            }}
            className={`${buttonClass({ size: 'sm' })} absolute inset-x-0 top-3 mx-auto w-fit shadow-card`}
          >
            {t('searchArea')}
          </button>
        ) : null}
        {chosen?.within === wanted ? (
          <LocationCard key={chosen.group.id} group={chosen.group} onClose={() => setChosen(null)} />
        ) : null}
      </div>
      <label className="flex min-h-8 w-fit items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={follows}
          onChange={(event) => setFollows(event.currentTarget.checked)}
          className="size-4.5 accent-brand"
        />
        {t('follow')}
      </label>
      <MapList id={`${id}-sight`} groups={inSight} onLight={onLight} onChoose={choose} />
    </div>
  )
}
