/** The outer edges of areas that overlap, as lines: what lies inside another area is no edge of the whole. */
import { boxesMeet, boxOf, isInside, type Area, type Position, type Ring } from '#platform/geo/area.ts'

type Edge = readonly [from: Position, to: Position]

const edgesOf = (ring: Ring): Edge[] =>
  ring.slice(1).flatMap((to, index): Edge[] => (ring[index] ? [[ring[index], to]] : []))

const between = ([[ax, ay], [bx, by]]: Edge, part: number): Position => [ax + part * (bx - ax), ay + part * (by - ay)]

/** Which part of the first edge lies before the point where both cross; null when they do not. */
const crossing = ([[ax, ay], [bx, by]]: Edge, [[cx, cy], [dx, dy]]: Edge): number | null => {
  const [abx, aby, cdx, cdy] = [bx - ax, by - ay, dx - cx, dy - cy]
  const turn = abx * cdy - aby * cdx
  if (turn === 0) return null
  const along = ((cx - ax) * cdy - (cy - ay) * cdx) / turn
  const across = ((cx - ax) * aby - (cy - ay) * abx) / turn
  return along > 0 && along < 1 && across >= 0 && across <= 1 ? along : null
}

/**
 * Lines, in degrees, that together are the edge of what the areas cover; holes of areas are left out. An area that equals
 * another is drawn once. The work grows with the square of the number of areas that overlap: meant for some hundred.
 */
export const joinedEdges = (areas: readonly Area[]): Position[][] => {
  const rings = [...new Map(areas.flatMap(([outer]) => (outer ? [[JSON.stringify(outer), outer]] : []))).values()]
  const shapes = rings.map((ring) => ({ ring, edges: edgesOf(ring), bounds: boxOf([[ring]]) }))
  return shapes.flatMap(({ ring, edges, bounds }) => {
    const near = shapes.filter(
      ({ ring: other, bounds: others }) => other !== ring && bounds && others && boxesMeet(bounds, others),
    )
    const lines: Position[][] = []
    for (const edge of edges) {
      const cuts = near.flatMap((shape) => shape.edges.flatMap((other) => crossing(edge, other) ?? []))
      const parts = [0, ...cuts.toSorted((a, b) => a - b), 1]
      for (const [index, end] of parts.slice(1).entries()) {
        const start = parts[index] ?? 0
        const middle = between(edge, (start + end) / 2)
        if (near.some(({ ring: other }) => isInside(middle, [other]))) continue
        const line = start === 0 && lines.at(-1)?.at(-1) === edge[0] ? lines.at(-1) : undefined
        // The corner itself, so that the next edge of the ring goes on with the same line.
        const to = end === 1 ? edge[1] : between(edge, end)
        if (line) line.push(to)
        else lines.push([start === 0 ? edge[0] : between(edge, start), to])
      }
    }
    return lines
  })
}
