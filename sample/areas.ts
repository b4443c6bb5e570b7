/** The areas in which desks work: the borders of their municipalities together, and points inside them. */
import type { MultiPoint, MultiPolygon, Point, Polygon } from '#schema/index.ts'
import { isInside, kilometresToEdge, type Area } from '#platform/geo/area.ts'
import { areaOf, municipalities } from '#platform/geo/municipalities.ts'
import type { Region } from './regions.ts'

type Position = [longitude: number, latitude: number]

/** About 5 km, in degrees at the latitude of the Netherlands. */
const step = { longitude: 0.07, latitude: 0.045 }

const codes = new Map(municipalities.map(({ code, name }) => [name, code]))

const codeOf = (name: string): string => {
  const code = codes.get(name)
  if (!code) throw new Error(`no municipality is called ${name}`)
  return code
}

const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4

/** Multiples of the step from the least value to the greatest. */
const multiples = (values: readonly number[], size: number): number[] => {
  const [first, last] = [Math.ceil(Math.min(...values) / size), Math.floor(Math.max(...values) / size)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => rounded((first + index) * size))
}

/** The points of a grid over the whole country that lie in the areas. */
const gridIn = (areas: readonly Area[], part: number): Position[] => {
  const positions = areas.flat(2)
  const latitudes = multiples(
    positions.map(([, latitude]) => latitude),
    step.latitude / part,
  )
  const longitudes = multiples(
    positions.map(([longitude]) => longitude),
    step.longitude / part,
  )
  return latitudes
    .flatMap((latitude) => longitudes.map((longitude): Position => [longitude, latitude]))
    .filter((point) => areas.some((area) => isInside(point, area)))
}

/** The points in a municipality; where it lies between those of the grid, the point farthest from its border. */
const pointsIn = (name: string): Position[] => {
  const areas = areaOf([codeOf(name)])
  const points = gridIn(areas, 1)
  if (points.length) return points
  const toEdge = (point: Position) => Math.min(...areas.map((area) => kilometresToEdge(point, area)))
  const inner = gridIn(areas, 10).reduce<Position | null>(
    (best, point) => (best && toEdge(best) >= toEdge(point) ? best : point),
    null,
  )
  if (!inner) throw new Error(`${name} has no point inside its border`)
  return [inner]
}

const mutable = (area: Area): Position[][] =>
  area.map((ring) => ring.map(([longitude, latitude]) => [longitude, latitude]))

/** The point of the grid that is nearest to the middle of all, so that it lies in the area, whatever its shape. */
const centreOf = (grid: readonly Position[]): Position => {
  const mean = (axis: 0 | 1) => grid.reduce((sum, point) => sum + point[axis], 0) / grid.length
  const [east, north] = [mean(0), mean(1)]
  const distance = ([longitude, latitude]: Position) => Math.hypot((longitude - east) * 0.62, latitude - north)
  return grid.reduce((best, point) => (distance(point) < distance(best) ? point : best))
}

type Shapes = { area_center: Point; area_bounds: Polygon | MultiPolygon; area_inner: MultiPoint }

/**
 * Returns the shapes of the area that the regions cover together. Every municipality has at least one of the inner points, so that a
 * search by distance finds the area from each. Throws an Error for a municipality that there is not.
 */
export const areaShapes = (regions: readonly Region[]): Shapes => {
  const names = regions.flatMap((region) => region.municipalities)
  const parts = areaOf(names.map(codeOf)).map(mutable)
  const [only] = parts
  const grid = names.flatMap(pointsIn)
  return {
    area_center: { type: 'Point', coordinates: centreOf(grid) },
    area_bounds:
      only && parts.length === 1
        ? { type: 'Polygon', coordinates: only }
        : { type: 'MultiPolygon', coordinates: parts },
    area_inner: { type: 'MultiPoint', coordinates: grid },
  }
}

const everyday: Readonly<Record<string, string>> = { "'s-Gravenhage": 'Den Haag' }
const suffix = / \(.+\)$/
const bare = (name: string) => name.replace(suffix, '')

/** Returns the everyday name of a municipality: without the suffix where no other has the name, `Den Haag` for `'s-Gravenhage`. */
export const everydayName = (name: string): string => {
  const isShared = municipalities.filter((one) => bare(one.name) === bare(name)).length > 1
  return everyday[name] ?? (isShared ? name : bare(name))
}
