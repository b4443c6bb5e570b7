'use client'

import 'maplibre-gl/dist/maplibre-gl.css'
import type { FeatureCollection, Point } from 'geojson'
import * as maplibregl from 'maplibre-gl'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { mapStyle } from '#lib/geo/map-style.ts'
import type { Around, Spot } from '#lib/search/finder.ts'

maplibregl.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString())

type Props = { readonly spots: readonly Spot[]; readonly around: Around | null; readonly active: string | null }

/** Longitude and latitude of the south-west and north-east corners of the Netherlands. */
const country: [number, number, number, number] = [3.2, 50.7, 7.3, 53.6]
const accent = '#c8461b'
const darkScheme = '(prefers-color-scheme: dark)'

const toFeatures = (spots: readonly Spot[]): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: spots.map(({ id, title, lat, lng, programs }) => ({
    type: 'Feature',
    properties: { id, title, count: programs.length, programs: programs.join(' ') },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})

const boundsOf = (spots: readonly Spot[], around: Around | null): [number, number, number, number] => {
  const points = [
    ...spots.map(({ lat, lng }) => [lng, lat] as const),
    ...(around ? [[around.place.lng, around.place.lat] as const] : []),
  ]
  if (!points.length) return country
  const lngs = points.map(([lng]) => lng)
  const lats = points.map(([, lat]) => lat)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

const addSpots = (map: maplibregl.Map, spots: readonly Spot[], isDark: boolean) => {
  map.addSource('spots', {
    type: 'geojson',
    data: toFeatures(spots),
    cluster: true,
    clusterRadius: 36,
    clusterMaxZoom: 10,
  })
  map.addLayer({
    id: 'clusters',
    type: 'circle',
    source: 'spots',
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': isDark ? '#7fd6b2' : '#0e5b45',
      'circle-radius': ['step', ['get', 'point_count'], 15, 5, 19, 15, 24],
      'circle-stroke-width': 3,
      'circle-stroke-color': isDark ? '#0f1c17' : '#fbf8f1',
    },
  })
  map.addLayer({
    id: 'cluster-counts',
    type: 'symbol',
    source: 'spots',
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': ['sans-serif'],
      'text-size': 13,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': isDark ? '#0b1f18' : '#ffffff' },
  })
  map.addLayer({
    id: 'spots',
    type: 'circle',
    source: 'spots',
    filter: ['!', ['has', 'point_count']],
    paint: {
      'circle-color': accent,
      'circle-radius': 8,
      'circle-stroke-width': 3,
      'circle-stroke-color': isDark ? '#0f1c17' : '#fbf8f1',
    },
  })
}

/** Fits the map to its spots; milliseconds of the move, none for those who want no motion. */
const fit = (map: maplibregl.Map, spots: readonly Spot[], around: Around | null, duration: number) => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  map.fitBounds(boundsOf(spots, around), { padding: 56, maxZoom: 10.5, duration: still ? 0 : duration })
}

/** Whether this browser can draw a map at all; where it cannot, the list says the same. */
const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null

/** The map of a finder: clustered spots, a note on each, the place that was searched. Nothing comes from elsewhere. */
export const MapView = ({ spots, around, active }: Props) => {
  const t = useTranslations('finder')
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<maplibregl.Map | null>(null)
  const [isDrawable] = useState(canDraw)
  const words = {
    'NavigationControl.ZoomIn': t('zoomIn'),
    'NavigationControl.ZoomOut': t('zoomOut'),
    'Popup.Close': t('close'),
    'Map.Title': t('map'),
    'CooperativeGesturesHandler.WindowsHelpText': t('gestures'),
    'CooperativeGesturesHandler.MacHelpText': t('gesturesMac'),
    'CooperativeGesturesHandler.MobileHelpText': t('gesturesTouch'),
  }
  const first = useRef({ spots, around, words })

  useEffect(() => {
    const container = box.current
    if (!container) return undefined
    const isDark = matchMedia(darkScheme).matches
    const font = getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? 'sans-serif'
    const created = new maplibregl.Map({
      container,
      style: mapStyle(isDark, font),
      bounds: boundsOf(first.current.spots, first.current.around),
      fitBoundsOptions: { padding: 56, maxZoom: 10.5 },
      minZoom: 5,
      maxZoom: 12,
      attributionControl: { compact: false },
      cooperativeGestures: true,
      dragRotate: false,
      locale: first.current.words,
      pitchWithRotate: false,
    })
    created.touchZoomRotate.disableRotation()
    created.addControl(new maplibregl.NavigationControl({ showCompass: false }), 'top-right')
    created.on('load', () => {
      addSpots(created, first.current.spots, isDark)
      setMap(created)
    })
    return () => created.remove()
  }, [])

  useEffect(() => {
    if (!map) return
    const source = map.getSource<maplibregl.GeoJSONSource>('spots')
    void source?.setData(toFeatures(spots))
    fit(map, spots, around, 500)
  }, [map, spots, around])

  useEffect(() => {
    if (!map) return
    const lit = ['in', active ?? '-', ['get', 'programs']] as never
    map.setPaintProperty('spots', 'circle-radius', ['case', lit, 13, 8] as never)
    map.setPaintProperty('spots', 'circle-color', ['case', lit, '#f5b83d', accent] as never)
  }, [map, active])

  useEffect(() => {
    if (!map) return undefined
    const popup = new maplibregl.Popup({ closeButton: true, maxWidth: '16rem' })
    const open = ({ features }: maplibregl.MapLayerMouseEvent) => {
      const feature = features?.[0]
      if (feature?.geometry.type !== 'Point') return
      const note = document.createElement('div')
      const title = document.createElement('strong')
      title.textContent = String(feature.properties['title'])
      const count = document.createElement('p')
      count.textContent = t('programsHere', { count: Number(feature.properties['count']) })
      note.append(title, count)
      popup
        .setLngLat(feature.geometry.coordinates as [number, number])
        .setDOMContent(note)
        .addTo(map)
    }
    const zoom = ({ lngLat }: maplibregl.MapLayerMouseEvent) => map.easeTo({ center: lngLat, zoom: map.getZoom() + 2 })
    const subscriptions = [map.on('click', 'spots', open), map.on('click', 'clusters', zoom)]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      popup.remove()
    }
  }, [map, t])

  if (!isDrawable) return <p className="rounded-lg bg-sunken p-5">{t('mapUnavailable')}</p>
  return (
    <div
      ref={box}
      role="region"
      aria-label={t('mapLabel', { count: spots.length })}
      className="h-[26rem] overflow-hidden rounded-xl border border-line xl:h-[calc(100dvh-10rem)] xl:max-h-[46rem]"
    />
  )
}
