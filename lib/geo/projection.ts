/** Groups points that would overlap on a map. */

type Point = { readonly lat: number; readonly lng: number }

export type Group<T> = Point & { readonly members: readonly T[] }

/** Pixels on a map of the whole world at zoom 0. Source: Web Mercator, tiles of 512 px as MapLibre counts them. */
const worldSize = 512

const projected = ({ lat, lng }: Point, zoom: number): readonly [x: number, y: number] => {
  const scale = worldSize * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return [((lng + 180) / 360) * scale, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Groups the points at a zoom level: each point joins the first group whose first point is within that many pixels, or
 * starts a group. A group's position is the mean of its members; every point is in one group, in the order of the input.
 */
export const groupPoints = <T extends Point>(
  points: readonly T[],
  zoom: number,
  pixels: number,
): readonly Group<T>[] => {
  const begun: { readonly x: number; readonly y: number; readonly members: T[] }[] = []
  for (const point of points) {
    const [x, y] = projected(point, zoom)
    const near = begun.find((group) => Math.hypot(group.x - x, group.y - y) < pixels)
    if (near) near.members.push(point)
    else begun.push({ x, y, members: [point] })
  }
  return begun.map(({ members }) => ({
    lat: mean(members.map(({ lat }) => lat)),
    lng: mean(members.map(({ lng }) => lng)),
    members,
  }))
}

/** The outline of a circle in kilometres round a point, as positions of GeoJSON. */
export const circleAround = ({ lat, lng }: Point, kilometres: number): [number, number][] => {
  const [high, wide] = [kilometres / 111.32, kilometres / (111.32 * Math.cos((lat * Math.PI) / 180))]
  return Array.from({ length: 65 }, (_, step) => {
    const angle = (step / 64) * 2 * Math.PI
    return [lng + wide * Math.cos(angle), lat + high * Math.sin(angle)]
  })
}
