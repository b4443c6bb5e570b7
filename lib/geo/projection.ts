/** Points of the earth as pixels of a map, and back, and circles round them. */
import { degree } from '#platform/geo/area.ts'

export type Point = { readonly lat: number; readonly lng: number }
export type Pixel = { readonly x: number; readonly y: number }

/** Pixels of a map of the whole world at zoom 0. Source: Web Mercator, tiles of 512 px as MapLibre counts them. */
const worldSize = 512

/** Where a point lies on a map of the whole world at that zoom level, in pixels from its north-western corner. */
export const projected = ({ lat, lng }: Point, zoom: number): Pixel => {
  const scale = worldSize * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: ((lng + 180) / 360) * scale, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale }
}

/** The point at a pixel of the map of the world at that zoom level: the inverse of `projected`. */
export const unprojected = ({ x, y }: Pixel, zoom: number): Point => {
  const scale = worldSize * 2 ** zoom
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / scale))) * 180) / Math.PI
  return { lat, lng: (x / scale) * 360 - 180 }
}

/** The outline of a circle in kilometres round a point, with that many corners, as positions of GeoJSON. */
export const circleAround = ({ lat, lng }: Point, kilometres: number, corners = 64): [number, number][] => {
  const [high, wide] = [kilometres / degree, kilometres / (degree * Math.cos((lat * Math.PI) / 180))]
  return Array.from({ length: corners + 1 }, (_, step) => {
    const angle = ((step % corners) / corners) * 2 * Math.PI
    return [lng + wide * Math.cos(angle), lat + high * Math.sin(angle)]
  })
}
