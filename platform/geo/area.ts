/** Shapes of areas on the map, and whether a point lies in one. Positions are `[longitude, latitude]`, WGS 84 degrees. */

export type Position = readonly [longitude: number, latitude: number]
/** A closed ring: its last position equals its first. */
export type Ring = readonly Position[]
/** The outer ring, then holes. Source: RFC 7946, section 3.1.6. */
export type Area = readonly Ring[]

/** In degrees. */
export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number }

/** The bounding box of all areas; null when there are none. */
export const boxOf = (areas: readonly Area[]): Box | null => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const area of areas)
    for (const ring of area)
      for (const [x, y] of ring) {
        west = Math.min(west, x)
        south = Math.min(south, y)
        east = Math.max(east, x)
        north = Math.max(north, y)
      }
  return west <= east ? { west, south, east, north } : null
}

/** Whether one box is all in the other. */
export const isBoxWithin = (inner: Box, outer: Box): boolean =>
  inner.west >= outer.west && inner.south >= outer.south && inner.east <= outer.east && inner.north <= outer.north

/** The box round the same middle that has so many times its height and width more on each side. */
export const widenedBox = ({ west, south, east, north }: Box, times: number): Box => {
  const [aside, up] = [(east - west) * times, (north - south) * times]
  return { west: west - aside, south: south - up, east: east + aside, north: north + up }
}

/** Whether two boxes have a point in common. */
export const boxesMeet = (one: Box, other: Box): boolean =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north

/** Whether the point lies in the box, or not so many degrees beside it. */
export const isInBox = ([x, y]: Position, { west, south, east, north }: Box, margin = 0): boolean =>
  x >= west - margin && x <= east + margin && y >= south - margin && y <= north + margin

/** Twice the surface of a ring, negative when it is clockwise. */
export const twiceSurfaceOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], index) => {
    const former = ring[index - 1]
    return former ? sum + former[0] * y - x * former[1] : sum
  }, 0)

/** Whether an edge from a to b is crossed by the ray from the point to the east. */
const crosses = ([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): boolean =>
  ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax

const isInRing = (point: Position, ring: Ring): boolean => {
  let inside = false
  let start = ring[0]
  for (const end of ring) {
    if (start && crosses(point, start, end)) inside = !inside
    start = end
  }
  return inside
}

/**
 * Whether the point lies in the area and in none of its holes. On an edge either result is possible: outlines are not that exact.
 * Chosen: degrees taken as a plane; an area is as large as a few provinces, where the curve of an edge is narrower than
 * its outline is exact.
 */
export const isInside = (point: Position, area: Area): boolean =>
  area.length > 0 && area.every((ring, at) => isInRing(point, ring) === (at === 0))

const [radius, radian] = [6371, Math.PI / 180]
/** Kilometres of a degree of latitude, on a sphere of 6,371 km. */
export const degree = radius * radian

/** Kilometres between two points as the crow flies. Source: the haversine formula, on that sphere. */
export const kilometresBetween = ([x, y]: Position, [otherX, otherY]: Position): number => {
  const chord =
    Math.sin(((otherY - y) * radian) / 2) ** 2 +
    Math.cos(y * radian) * Math.cos(otherY * radian) * Math.sin(((otherX - x) * radian) / 2) ** 2
  return 2 * radius * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Kilometres from the point to an edge of the area; infinite when it has none. Chosen: the surroundings taken as a plane. */
export const kilometresToEdge = ([x, y]: Position, area: Area): number => {
  const narrowing = Math.cos((y * Math.PI) / 180)
  const relative = ([otherX, otherY]: Position) => [(otherX - x) * narrowing * degree, (otherY - y) * degree] as const
  const distances = area.flatMap((ring) =>
    ring.slice(1).map((end, index) => {
      const [ax, ay] = relative(ring[index] ?? end)
      const [bx, by] = relative(end)
      const [dx, dy] = [bx - ax, by - ay]
      const along = dx || dy ? Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy))) : 0
      return Math.hypot(ax + along * dx, ay + along * dy)
    }),
  )
  return Math.min(Infinity, ...distances)
}
