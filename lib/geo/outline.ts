/** The SVG file of the Netherlands that pages refer to, in the units of `drawing.ts`. Data: CBS/Kadaster (CC BY 4.0), GSHHG (LGPL). */
import { z } from 'zod'
import type { Position } from '#platform/geo/area.ts'
import { shapesOf } from './base-map/shapes.ts'
import { areaPath, country, drawn, linePath } from './drawing.ts'

const position = z.tuple([z.number(), z.number()])
const line = z.array(position)
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line)) }),
])
const kinds = ['abroad', 'land', 'river', 'province'] as const
const baseMap = z.object({
  features: z.array(z.object({ properties: z.object({ kind: z.enum(kinds) }), geometry })),
})

/** Kilometres by which a drawn line may differ from the true one: less than a pixel on a screen. */
const tolerance = 0.3

/** The distance from the point to the line through both ends. */
const offset = ([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number => {
  const length = Math.hypot(bx - ax, by - ay)
  return length ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length : Math.hypot(x - ax, y - ay)
}

/** Simplifies a line. Source: Douglas and Peucker, 1973. */
const simplified = (points: readonly Position[]): readonly Position[] => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const offsets = points.map((point) => offset(point, first, last))
  const farthest = Math.max(...offsets)
  // Degrees of latitude: the smaller error of the two directions.
  if (farthest < tolerance / 111.32) return [first, last]
  const middle = offsets.indexOf(farthest)
  return [...simplified(points.slice(0, middle + 1)), ...simplified(points.slice(middle)).slice(1)]
}

type Geometry = z.output<typeof geometry>

/** Whether any part of the line lies near the country; the base map includes neighbouring countries. */
const isNear = (part: readonly Position[]): boolean => {
  const points = part.map(drawn)
  const { x, y, width, height } = country
  return (
    points.some(([east]) => east > x) &&
    points.some(([east]) => east < x + width) &&
    points.some(([, south]) => south > y) &&
    points.some(([, south]) => south < y + height)
  )
}

const pathOf = (shape: Geometry): string => {
  switch (shape.type) {
    case 'LineString':
      return isNear(shape.coordinates) ? linePath(simplified(shape.coordinates)) : ''
    case 'MultiLineString':
      return shape.coordinates
        .filter(isNear)
        .map((part) => linePath(simplified(part)))
        .join('')
    case 'MultiPolygon':
      return shape.coordinates.map((area) => areaPath(area.filter(isNear).map(simplified))).join('')
    default:
      return shape satisfies never
  }
}

/**
 * The base map as an SVG file, each kind of feature a path with its name as id, for `<use href="…#land">`: it takes the
 * colours of the page that refers to it.
 * @throws TypeError or ZodError when the base map is invalid.
 */
export const outlineFile = (base: unknown): string => {
  const { features } = baseMap.parse(shapesOf(base, kinds))
  const paths = kinds.map((kind) => {
    const data = features
      .filter(({ properties }) => properties.kind === kind)
      .map((feature) => pathOf(feature.geometry))
    return `<path id="${kind}" d="${data.join('')}"/>`
  })
  const { x, y, width, height } = country
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${paths.join('')}</svg>`
}
