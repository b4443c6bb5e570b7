/** What the finder adds to the base map: the reach of a search, and groups of locations as clusters, pins and dots. */
import type { FeatureCollection } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import { circleAround, groupPoints, type Group } from '#lib/geo/groups.ts'
import type { Spot } from '#lib/search/finder.ts'
import type { Where } from '#lib/search/location-filter.ts'

export type SpotGroup = Group<Spot> & {
  readonly id: string
  /** Distinct programmes that are taught in any of its locations. */
  readonly programs: ReadonlySet<string>
  /** The number of the best hit here; null for the rest. */
  readonly pin: number | null
}

/** Pixels within which marks would cover one another. */
const apart = { pins: 24, rest: 38 } as const

const toGroup = (group: Group<Spot>, pins: ReadonlyMap<string, number>): SpotGroup => ({
  ...group,
  id: group.members[0]?.id ?? '',
  programs: new Set(group.members.flatMap(({ programs }) => programs)),
  pin: group.members.map(({ id }) => pins.get(id)).find((number) => number !== undefined) ?? null,
})

/** The spots as marks at a zoom level: those with a number by themselves, the best first, the rest taken together. */
export const groupSpots = (
  spots: readonly Spot[],
  pins: ReadonlyMap<string, number>,
  zoom: number,
): readonly SpotGroup[] => {
  const numberOf = ({ id }: Spot) => pins.get(id) ?? Infinity
  const numbered = spots.filter(({ id }) => pins.has(id)).toSorted((a, b) => numberOf(a) - numberOf(b))
  const rest = spots.filter(({ id }) => !pins.has(id))
  return [...groupPoints(rest, zoom, apart.rest), ...groupPoints(numbered, zoom, apart.pins)].map((group) =>
    toGroup(group, pins),
  )
}

/** The marks as the map's own data; what is pointed at lies on top. */
export const toFeatures = (groups: readonly SpotGroup[], lit: ReadonlySet<string>): FeatureCollection => ({
  type: 'FeatureCollection',
  features: groups.map(({ id, lat, lng, members, programs, pin }) => {
    const isLit = [...lit].some((program) => programs.has(program))
    return {
      type: 'Feature',
      properties: {
        id,
        kind: pin !== null ? 'pin' : members.length > 1 ? 'cluster' : 'dot',
        label: pin !== null ? String(pin) : members.length > 1 ? String(programs.size) : '',
        size: programs.size,
        lit: isLit,
        order: (isLit ? 2000 : 0) + (pin === null ? 0 : 1000 - pin),
      },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    }
  }),
})

/** The distance that is searched within, and the place itself. */
export const reachOf = (where: Where): FeatureCollection => {
  const place = where.kind === 'place' || where.kind === 'area' ? where.place : null
  if (!place) return { type: 'FeatureCollection', features: [] }
  const { lat, lng } = place
  const circle = where.kind === 'place' && where.radius !== null ? [circleAround(place, where.radius)] : []
  return {
    type: 'FeatureCollection',
    features: [
      ...circle.map((line) => ({
        type: 'Feature' as const,
        properties: {},
        geometry: { type: 'LineString' as const, coordinates: line },
      })),
      { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [lng, lat] } },
    ],
  }
}

const is = (kind: string) => ['==', ['get', 'kind'], kind] as never
const either = (lit: unknown, other: unknown) => ['case', ['get', 'lit'], lit, other] as never

/** The layers, lowest first. */
export const layersFor = (isDark: boolean, font: string): readonly LayerSpecification[] => {
  const [paper, brand, onBrand, accent, onAccent] = isDark
    ? ['#0f1c17', '#7fd6b2', '#0b1f18', '#ff9f73', '#0f1c17']
    : ['#fbf8f1', '#0e5b45', '#ffffff', '#b83d12', '#ffffff']
  const sun = '#f5b83d'
  const sorted = { 'circle-sort-key': ['get', 'order'] as never }
  const text = { 'text-field': ['get', 'label'] as never, 'text-font': [font], 'text-allow-overlap': true }
  return [
    {
      id: 'reach',
      type: 'line',
      source: 'reach',
      filter: ['==', ['geometry-type'], 'LineString'] as never,
      paint: { 'line-color': accent, 'line-width': 1.5, 'line-dasharray': [3, 2] },
    },
    {
      id: 'place',
      type: 'circle',
      source: 'reach',
      filter: ['==', ['geometry-type'], 'Point'] as never,
      paint: { 'circle-radius': 5, 'circle-color': paper, 'circle-stroke-color': accent, 'circle-stroke-width': 2.5 },
    },
    {
      id: 'dots',
      type: 'circle',
      source: 'groups',
      filter: is('dot'),
      layout: sorted,
      paint: {
        'circle-color': either(sun, brand),
        'circle-radius': either(10, 6),
        'circle-stroke-width': 2,
        'circle-stroke-color': paper,
      },
    },
    {
      id: 'clusters',
      type: 'circle',
      source: 'groups',
      filter: is('cluster'),
      layout: sorted,
      paint: {
        'circle-color': either(sun, brand),
        'circle-radius': ['step', ['get', 'size'], 13, 20, 16, 100, 20] as never,
        'circle-stroke-width': 2.5,
        'circle-stroke-color': paper,
      },
    },
    {
      id: 'cluster-counts',
      type: 'symbol',
      source: 'groups',
      filter: is('cluster'),
      layout: { ...text, 'text-size': 12 },
      paint: { 'text-color': either('#14261f', onBrand) },
    },
    {
      id: 'pins',
      type: 'circle',
      source: 'groups',
      filter: is('pin'),
      layout: sorted,
      paint: {
        'circle-color': either(sun, accent),
        'circle-radius': either(17, 13),
        'circle-stroke-width': 2.5,
        'circle-stroke-color': paper,
      },
    },
    {
      id: 'pin-numbers',
      type: 'symbol',
      source: 'groups',
      filter: is('pin'),
      layout: { ...text, 'text-size': 13, 'symbol-sort-key': ['get', 'order'] as never },
      paint: { 'text-color': either('#14261f', onAccent) },
    },
  ]
}

/** Layers whose marks can be pointed at. */
export const pointed = ['dots', 'clusters', 'pins'] as const
