/** Sizes of areas. Positions are `[longitude, latitude]`, WGS 84 degrees. */
import { twiceSurfaceOf, type Area } from '#platform/geo/area.ts'

/** The size of an area, without a unit, to compare with other areas; holes count as area. */
export const sizeOf = ([outer]: Area): number => Math.abs(twiceSurfaceOf(outer ?? [])) / 2

/** The size of several areas together, as `sizeOf` has it. */
export const sizeOfAll = (areas: readonly Area[]): number => areas.reduce((sum, area) => sum + sizeOf(area), 0)
