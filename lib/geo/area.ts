/** Geometry of points and areas: distances and sizes. Positions are `[longitude, latitude]`, WGS 84 degrees. */
import { twiceSurfaceOf, type Area, type Position } from '#platform/geo/area.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two points as the crow flies. Source: the haversine formula, on a sphere of 6,371 km. */
export const kilometresBetween = ([x, y]: Position, [otherX, otherY]: Position): number => {
  const chord =
    Math.sin(radians(otherY - y) / 2) ** 2 +
    Math.cos(radians(y)) * Math.cos(radians(otherY)) * Math.sin(radians(otherX - x) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** The size of an area, without a unit, to compare with other areas; holes count as area. */
export const sizeOf = ([outer]: Area): number => Math.abs(twiceSurfaceOf(outer ?? [])) / 2

/** The size of several areas together, as `sizeOf` has it. */
export const sizeOfAll = (areas: readonly Area[]): number => areas.reduce((sum, area) => sum + sizeOf(area), 0)
