/**
 * Whether two shapes on the map meet. Positions are `[longitude, latitude]` in WGS 84 degrees, taken as a plane: shapes
 * here are as large as a province at most, where the curve of an edge is narrower than the outline is exact.
 */
import { boxesMeet, boxOf, type Position } from '#platform/geo/area.ts'
import { isList, jsonOf } from '#platform/json-object.ts'
import { invalidQuery } from '../http/errors.ts'

type Shape = {
  readonly points: readonly Position[]
  readonly lines: readonly (readonly Position[])[]
  /** Each polygon as its rings, the outer one first. */
  readonly areas: readonly (readonly (readonly Position[])[])[]
}

/** Chosen: comparing edges costs their product, and no outline of the catalogue has more. */
const maxPositions = 2000

/**
 * Whether the number is one of degrees: beyond a turn, or finer than an atom, products of differences would leave the
 * range of numbers, which PostgreSQL refuses and JavaScript does not notice.
 */
const isDegree = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= 360 && (value === 0 || Math.abs(value) >= 1e-12)

/** The shape of a GeoJSON geometry; null when it is none. */
const shapeOf = (geometry: unknown): Shape | null => {
  let positionsLeft = maxPositions
  let sound = true
  const fail = () => {
    sound = false
    return []
  }
  const position = (value: unknown): Position => {
    const [x, y]: readonly unknown[] = isList(value) ? value : []
    positionsLeft -= 1
    if (isDegree(x) && isDegree(y) && positionsLeft >= 0) return [x, y]
    sound = false
    return [0, 0]
  }
  const many = <T>(value: unknown, read: (entry: unknown) => T): T[] =>
    isList(value) && value.length > 0 && value.length <= maxPositions ? value.map(read) : fail()
  const line = (value: unknown) => many(value, position)
  const area = (value: unknown) => many(value, line)
  if (typeof geometry !== 'object' || geometry === null || !('type' in geometry) || !('coordinates' in geometry))
    return null
  const { type, coordinates } = geometry
  const none: Shape = { points: [], lines: [], areas: [] }
  const read = (): Shape | null => {
    switch (type) {
      case 'Point':
        return { ...none, points: [position(coordinates)] }
      case 'MultiPoint':
        return { ...none, points: line(coordinates) }
      case 'LineString':
        return { ...none, lines: [line(coordinates)] }
      case 'MultiLineString':
        return { ...none, lines: many(coordinates, line) }
      case 'Polygon':
        return { ...none, areas: [area(coordinates)] }
      case 'MultiPolygon':
        return { ...none, areas: many(coordinates, area) }
      default:
        return null
    }
  }
  const shape = read()
  return sound ? shape : null
}

/**
 * The geometry that a filter gives, as GeoJSON or as its text.
 * @throws ApiError INVALID_QUERY for anything that is not a geometry, or one of more than 2,000 positions.
 * Source: RFC 7946.
 */
export const parseGeometry = (input: unknown, operator: string): unknown => {
  const geometry = typeof input === 'string' ? jsonOf(input) : input
  if (!shapeOf(geometry))
    throw invalidQuery(`"${operator}" needs a GeoJSON geometry of at most ${maxPositions} positions in degrees`)
  return geometry
}

/** Whether the value is a GeoJSON geometry of that type, of at most 2,000 positions in degrees. */
export const isGeometry = (value: unknown, type: string): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === type && shapeOf(value) !== null

const linesOf = ({ lines, areas }: Shape) => [...lines, ...areas.flat()]
const verticesOf = (shape: Shape) => [...shape.points, ...linesOf(shape).flat()]

const boundsMeet = (one: Shape, other: Shape): boolean => {
  const [a, b] = [boxOf([[verticesOf(one)]]), boxOf([[verticesOf(other)]])]
  return a !== null && b !== null && boxesMeet(a, b)
}

/** Positive when `c` lies left of the line from `a` to `b`, zero on it. */
const side = (a: Position, b: Position, c: Position) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

const within = (a: Position, b: Position, c: Position) =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1])

const touches = (a: Position, b: Position, c: Position) => side(a, b, c) === 0 && within(a, b, c)

const cross = (a: Position, b: Position, c: Position, d: Position): boolean =>
  (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) ||
  touches(a, b, c) ||
  touches(a, b, d) ||
  touches(c, d, a) ||
  touches(c, d, b)

const segmentsOf = (shape: Shape): (readonly [Position, Position])[] =>
  linesOf(shape).flatMap((line) =>
    line.flatMap((to, index) => {
      const from = line[index - 1]
      return from ? [[from, to] as const] : []
    }),
  )

/**
 * Whether the point lies inside the rings by the even-odd rule, so that a hole is outside. Not `isInside` of `platform/geo`, which
 * differs from PostgreSQL where holes overlap or leave their polygon.
 */
const inside = (rings: readonly (readonly Position[])[], [x, y]: Position): boolean => {
  let odd = false
  for (const ring of rings)
    for (const [index, [bx, by]] of ring.entries()) {
      const [ax, ay] = ring[index - 1] ?? ring[ring.length - 1] ?? [bx, by]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
    }
  return odd
}

const holds = (outer: Shape, other: Shape): boolean =>
  outer.areas.some((rings) => verticesOf(other).some((point) => inside(rings, point)))

const meet = (one: Shape, other: Shape): boolean => {
  if (!boundsMeet(one, other)) return false
  if (holds(one, other) || holds(other, one)) return true
  const [a, b] = [segmentsOf(one), segmentsOf(other)]
  return (
    one.points.some((p) => other.points.some((q) => p[0] === q[0] && p[1] === q[1])) ||
    one.points.some((p) => b.some(([from, to]) => touches(from, to, p))) ||
    other.points.some((p) => a.some(([from, to]) => touches(from, to, p))) ||
    a.some(([from, to]) => b.some(([c, d]) => cross(from, to, c, d)))
  )
}

const parsed = (text: unknown): Shape | null => (typeof text === 'string' ? shapeOf(JSON.parse(text)) : null)

/** 1 when both are the GeoJSON texts of shapes that meet or touch, 0 when they do not, null when one is no shape. */
export const intersects = (one: unknown, other: unknown): 0 | 1 | null => {
  const [a, b] = [parsed(one), parsed(other)]
  return a && b ? (meet(a, b) ? 1 : 0) : null
}

/** As `intersects`, for the boxes around the shapes. */
export const boundsIntersect = (one: unknown, other: unknown): 0 | 1 | null => {
  const [a, b] = [parsed(one), parsed(other)]
  return a && b ? (boundsMeet(a, b) ? 1 : 0) : null
}
