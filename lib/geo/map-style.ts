/** The MapLibre style of the embedded map: local shapes and labels, without external tiles, glyphs or sprites. */
import type { StyleSpecification } from 'maplibre-gl'

type Palette = {
  readonly water: string
  readonly land: string
  readonly river: string
  readonly border: string
  readonly label: string
  readonly halo: string
}

const light: Palette = {
  water: '#cfe3e8',
  land: '#f6f0e3',
  river: '#b4d3dc',
  border: '#b9ae98',
  label: '#4d5d55',
  halo: '#f6f0e3',
}
const dark: Palette = {
  water: '#0c2027',
  land: '#1b2c25',
  river: '#123039',
  border: '#44594f',
  label: '#aebfb5',
  halo: '#1b2c25',
}

/** A line width in pixels for a width in metres at 52° north: it doubles with each zoom level. */
const metres = (width: number) =>
  ['interpolate', ['exponential', 2], ['zoom'], 5, (width / 2984) * 1, 12, (width / 2984) * 128] as never

const of = (kind: string) => ['==', ['get', 'kind'], kind] as never

/** Labels that fit at a zoom level: the largest places first. */
const labels = [
  { rank: 12, from: 5.5, size: 13 },
  { rank: 60, from: 7.5, size: 12.5 },
  { rank: 160, from: 8.7, size: 12 },
  { rank: 420, from: 9.6, size: 11.5 },
] as const

/** A MapLibre style of the Netherlands, for light or dark surroundings; `font` is a CSS font family that is loaded. */
export const mapStyle = (isDark: boolean, font: string): StyleSpecification => {
  const color = isDark ? dark : light
  return {
    version: 8,
    sources: {
      base: { type: 'geojson', data: '/map/netherlands.json', attribution: 'GSHHG (LGPL) · GeoNames (CC BY 4.0)' },
      places: { type: 'geojson', data: '/map/places.json' },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': color.water } },
      { id: 'land', type: 'fill', source: 'base', filter: of('land'), paint: { 'fill-color': color.land } },
      {
        id: 'lake',
        type: 'line',
        source: 'base',
        filter: of('lake'),
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': color.water, 'line-width': metres(1300) },
      },
      {
        id: 'river',
        type: 'line',
        source: 'base',
        filter: of('river'),
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': color.river, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.7, 11, 3] },
      },
      {
        id: 'province',
        type: 'line',
        source: 'base',
        filter: of('province'),
        maxzoom: 9,
        paint: { 'line-color': color.border, 'line-width': 0.8, 'line-dasharray': [3, 3] },
      },
      {
        id: 'border',
        type: 'line',
        source: 'base',
        filter: of('border'),
        paint: { 'line-color': color.border, 'line-width': 1.4 },
      },
      ...labels.map(({ rank, from, size }, index) => ({
        id: `places-${rank}`,
        type: 'symbol' as const,
        source: 'places',
        minzoom: from,
        filter: ['all', ['<', ['get', 'rank'], rank], ['>=', ['get', 'rank'], labels[index - 1]?.rank ?? 0]] as never,
        layout: { 'text-field': ['get', 'name'] as never, 'text-font': [font], 'text-size': size, 'text-padding': 4 },
        paint: { 'text-color': color.label, 'text-halo-color': color.halo, 'text-halo-width': 1.6 },
      })),
    ],
  }
}
