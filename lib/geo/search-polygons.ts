/** Areas in the shape in which search takes them. For browsers too: no borders are in it. */
import type { Area, Position } from '#platform/geo/area.ts'

/** A ring without the position that closes it. */
const open = (ring: readonly Position[]): readonly Position[] => ring.slice(0, -1)

/**
 * The value of `insidePolygon`: a list of latitudes and longitudes for each area; a point in any of them is in. A hole is
 * joined to the outer ring by one line there and back, which leaves points in it out, since search counts crossings.
 * Source: Algolia, `insidePolygon`: 3 to 10,000 points each, several polygons are a union.
 */
export const searchPolygons = (areas: readonly Area[]): number[][] =>
  areas.map(([outer = [], ...holes]) => {
    const start = outer[0]
    const bridges = holes.flatMap((hole) => (start ? [start, ...hole] : []))
    return [...open(outer), ...bridges].flatMap(([lng, lat]) => [lat, lng])
  })
