export type Position = [longitude: number, latitude: number]

/** Twice the signed area of the triangle: positive when the turn from a over b to c is to the left. */
const turn = (a: Position, b: Position, c: Position) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

function chain(points: readonly Position[]): Position[] {
  const kept: Position[] = []
  for (const point of points) {
    for (;;) {
      const [a, b] = kept.slice(-2)
      if (!a || !b || turn(a, b, point) > 0) break
      kept.pop()
    }
    kept.push(point)
  }
  return kept.slice(0, -1)
}

/**
 * Returns the closed ring around all points, counter-clockwise as GeoJSON asks of an outer ring.
 * Chosen: a hull of where people live is a fair outline of an area of which only the municipalities are known.
 */
export function convexHull(points: readonly Position[]): Position[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const ring = [...chain(sorted), ...chain(sorted.toReversed())]
  const first = ring[0]
  if (!first || ring.length < 3) throw new Error('an area needs three points that are not in line')
  return [...ring, first]
}
