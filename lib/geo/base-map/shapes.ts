/** The shapes of the base map: TopoJSON in the file, GeoJSON for what draws it. Made by `scripts/base-map.ts`. */
import type { FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** What there is to draw, lowest first. */
export const kinds = [
  'abroad',
  'land',
  'urban',
  'river',
  'municipality',
  'province',
  'rail',
  'station',
  'town',
] as const
export type Kind = (typeof kinds)[number]

type BaseMap = Topology<Readonly<Record<Kind, GeometryCollection>>>

const isBaseMap = (value: unknown): value is BaseMap => {
  const objects: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'objects') : null
  return typeof objects === 'object' && objects !== null && kinds.every((kind) => kind in objects)
}

/**
 * The shapes of those kinds, each with its `kind` as a property.
 * @throws TypeError when the value is not the base map: a file of our own, of which only the kinds are checked.
 */
export const shapesOf = (baseMap: unknown, wanted: readonly Kind[] = kinds): FeatureCollection => {
  if (!isBaseMap(baseMap)) throw new TypeError('this is not the base map')
  return {
    type: 'FeatureCollection',
    features: wanted.flatMap((kind) =>
      feature(baseMap, baseMap.objects[kind]).features.map((shape) => ({
        ...shape,
        properties: { ...shape.properties, kind },
      })),
    ),
  }
}
