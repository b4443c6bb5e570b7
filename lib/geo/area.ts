/** Geometry of points and areas: whether a point lies in an area, and distances. Positions are `[longitude, latitude]`, WGS 84 degrees. */

export type Position = readonly [longitude: number, latitude: number]
/** A closed ring: its last position equals its first. */
export type Ring = readonly Position[]
/** The outer ring, then holes. Source: RFC 7946, section 3.1.6. */
export type Area = readonly Ring[]

/** Whether an edge from a to b is crossed by the ray from the point to the east. */
const crosses = ([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): boolean =>
  ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax

const isInRing = (point: Position, ring: Ring): boolean =>
  ring.reduce((inside, end, index) => {
    const start = ring[index - 1]
    return start && crosses(point, start, end) ? !inside : inside
  }, false)

/**
 * Whether the point lies in the area and in none of its holes. On an edge either result is possible: outlines are not that exact.
 * Chosen: degrees taken as a plane; an area is as large as a few provinces, where the curve of an edge is narrower than
 * its outline is exact.
 */
export const isInside = (point: Position, [outer, ...holes]: Area): boolean =>
  outer !== undefined && isInRing(point, outer) && !holes.some((hole) => isInRing(point, hole))

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two points as the crow flies. Source: the haversine formula, on a sphere of 6,371 km. */
export const kilometresBetween = ([x, y]: Position, [otherX, otherY]: Position): number => {
  const chord =
    Math.sin(radians(otherY - y) / 2) ** 2 +
    Math.cos(radians(y)) * Math.cos(radians(otherY)) * Math.sin(radians(otherX - x) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Kilometres from the point to an edge of the area; infinite when it has none. Chosen: the surroundings taken as a plane. */
export const kilometresToEdge = ([x, y]: Position, area: Area): number => {
  const degree = radians(1) * 6371
  const narrowing = Math.cos(radians(y))
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

/** Twice the signed surface of a ring. */
const surface = (ring: Ring): number =>
  ring.reduce((sum, [x, y], index) => {
    const former = ring[index - 1]
    return former ? sum + former[0] * y - x * former[1] : sum
  }, 0)

/** The size of an area, without a unit, to compare with other areas; holes count as area. */
export const sizeOf = ([outer]: Area): number => Math.abs(surface(outer ?? [])) / 2
