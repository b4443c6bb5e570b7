/** The MapLibre style of the embedded map: our own shapes and labels, without external tiles, glyphs or sprites. */
import type { FeatureCollection } from 'geojson'
import type {
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'

const light = {
  water: '#cfe3e8',
  land: '#f8f3e8',
  abroad: '#ebe9e0',
  urban: '#ece1cf',
  dense: '#e3d4be',
  river: '#a9cdd8',
  coast: '#a7b6b1',
  border: '#b6a98d',
  rail: '#9c8f7a',
  label: '#46564e',
  quiet: '#6b766f',
  halo: '#f8f3e8',
}
const dark: typeof light = {
  water: '#0b1d24',
  land: '#1c2d26',
  abroad: '#152220',
  urban: '#263a31',
  dense: '#2f463b',
  river: '#17404b',
  coast: '#3b554c',
  border: '#4c6257',
  rail: '#5d7167',
  label: '#c2d0c7',
  quiet: '#93a69b',
  halo: '#16251f',
}

/** A value that goes from one to another between two zoom levels. */
const between = (from: number, low: number, to: number, high: number) =>
  ['interpolate', ['linear'], ['zoom'], from, low, to, high] as never

const of = (kind: string) => ['==', ['get', 'kind'], kind] as never
const round = { 'line-cap': 'round', 'line-join': 'round' } as const

/** Labels that fit at a zoom level: the largest places first. */
const labels = [
  { rank: 6, from: 5, size: 13.5 },
  { rank: 30, from: 6.6, size: 13 },
  { rank: 90, from: 7.8, size: 12.5 },
  { rank: 260, from: 8.8, size: 12 },
  { rank: 1000, from: 9.8, size: 11.5 },
] as const

/** Stations are told apart from a zoom level on at which their tracks are. */
const stationsFrom = 9

/**
 * A MapLibre style of the Netherlands, for light or dark surroundings; `font` is a CSS font family that is loaded, `shapes`
 * come from `base-map/shapes.ts`.
 */
export const mapStyle = (isDark: boolean, font: string, shapes: FeatureCollection): StyleSpecification => {
  const color = isDark ? dark : light
  const fill = (kind: string, paint: NonNullable<FillLayerSpecification['paint']>) => ({
    id: kind,
    type: 'fill' as const,
    source: 'base',
    filter: of(kind),
    paint,
  })
  const line = (
    kind: string,
    paint: NonNullable<LineLayerSpecification['paint']>,
    more: Partial<Pick<LineLayerSpecification, 'id' | 'layout' | 'minzoom'>> = {},
  ) => ({ id: kind, type: 'line' as const, source: 'base', filter: of(kind), paint, ...more })
  const halo = { 'text-halo-color': color.halo, 'text-halo-width': 1.6 }
  const layers: LayerSpecification[] = [
    { id: 'water', type: 'background', paint: { 'background-color': color.water } },
    fill('abroad', { 'fill-color': color.abroad }),
    fill('land', { 'fill-color': color.land }),
    fill('urban', {
      'fill-color': ['match', ['get', 'k'], 2, color.dense, color.urban] as never,
      'fill-antialias': false,
    }),
    line('river', { 'line-color': color.river, 'line-width': between(6, 0.8, 12, 4) }, { layout: round }),
    line(
      'municipality',
      { 'line-color': color.border, 'line-width': 0.6, 'line-opacity': between(8.6, 0, 9.6, 0.75) },
      { minzoom: 8.6 },
    ),
    line('province', {
      'line-color': color.border,
      'line-width': between(6, 0.8, 11, 1.6),
      'line-dasharray': [3, 2],
    }),
    line('land', { 'line-color': color.coast, 'line-width': between(6, 0.9, 11, 1.6) }, { id: 'coast' }),
    line(
      'rail',
      {
        'line-color': color.rail,
        'line-width': between(7.5, 0.5, 12, 1.8),
        'line-opacity': between(7.4, 0, 8.4, 0.85),
      },
      { layout: round, minzoom: 7.4 },
    ),
    {
      id: 'stations',
      type: 'circle',
      source: 'places',
      filter: of('station'),
      minzoom: stationsFrom,
      paint: {
        'circle-color': color.land,
        'circle-radius': between(stationsFrom, 1.6, 13, 4),
        'circle-stroke-color': color.rail,
        'circle-stroke-width': 1.4,
      },
    },
    ...labels.map(({ rank, from, size }, index) => ({
      id: `places-${rank}`,
      type: 'symbol' as const,
      source: 'places',
      minzoom: from,
      filter: [
        'all',
        of('town'),
        ['<', ['get', 'rank'], rank],
        ['>=', ['get', 'rank'], labels[index - 1]?.rank ?? 0],
      ] as never,
      layout: {
        'text-field': ['get', 'name'] as never,
        'text-font': [font],
        'text-size': between(from, size, from + 4, size + 2),
        'text-padding': 4,
        // Above or below the place where something else stands on it.
        'text-variable-anchor': ['center' as const, 'bottom' as const, 'top' as const],
        'text-radial-offset': 0.8,
        'symbol-sort-key': ['get', 'rank'] as never,
      },
      paint: { 'text-color': color.label, ...halo },
    })),
    {
      id: 'station-names',
      type: 'symbol',
      source: 'places',
      filter: of('station'),
      minzoom: 11.2,
      layout: {
        'text-field': ['get', 'name'] as never,
        'text-font': [font],
        'text-size': 11,
        'text-anchor': 'top',
        'text-offset': [0, 0.5],
      },
      paint: { 'text-color': color.quiet, ...halo },
    },
  ]
  const isPoint = ({ geometry }: (typeof shapes.features)[number]) => geometry.type === 'Point'
  return {
    version: 8,
    sources: {
      base: {
        type: 'geojson',
        data: { ...shapes, features: shapes.features.filter((shape) => !isPoint(shape)) },
        // Its points stand 15 m apart at least: deeper tiles would show no more.
        maxzoom: 11,
        attribution: attribution.join(' · '),
      },
      places: { type: 'geojson', data: { ...shapes, features: shapes.features.filter(isPoint) }, maxzoom: 11 },
    },
    layers,
  }
}

/** Who made what the map shows, as the licences ask. */
export const attribution = [
  '© CBS/Kadaster (CC BY 4.0)',
  'GeoNames (CC BY 4.0)',
  'Rijden de Treinen',
  'NDOV/OVapi',
  'GSHHG (LGPL)',
] as const
