/** An area of the map in an address. For browsers too. */

import { isBoxWithin, widenedBox, type Box } from '#platform/geo/area.ts'

export type { Box }

/** The largest area that is searched: a map of the Netherlands shows no more. */
const world: Box = { south: 45, west: 0, north: 58, east: 12 }
/** The corners of the Netherlands. */
export const countryBox: Box = { south: 50.7, west: 3.2, north: 53.7, east: 7.3 }

/** Why a text is no area: it is not four numbers, its corners are swapped, or it is outside the country. */
export type BoxProblem = 'box' | 'boxInsideOut' | 'boxAbroad'

type ReadBox = { readonly box: Box | 'country' | null; readonly problem?: BoxProblem }

/** The area in an address; `country` for one that holds all of it. A larger one than maps show is cut. */
export const readBox = (value: string | null): ReadBox => {
  if (!value) return { box: null }
  const [south, west, north, east, ...rest] = value.split(',').map((part) => (part.trim() ? Number(part) : Number.NaN))
  if (south === undefined || west === undefined || north === undefined || east === undefined || rest.length)
    return { box: null, problem: 'box' }
  const box = { south, west, north, east }
  if (!Object.values(box).every(Number.isFinite)) return { box: null, problem: 'box' }
  if (south >= north || west >= east) return { box: null, problem: 'boxInsideOut' }
  if (isBoxWithin(countryBox, box)) return { box: 'country' }
  if (south >= countryBox.north || north <= countryBox.south || west >= countryBox.east || east <= countryBox.west)
    return { box: null, problem: 'boxAbroad' }
  return {
    box: {
      south: Math.max(south, world.south),
      west: Math.max(west, world.west),
      north: Math.min(north, world.north),
      east: Math.min(east, world.east),
    },
  }
}

/** The area round the same middle that is twice as wide and high. */
export const twiceAsWide = (box: Box): Box => widenedBox(box, 0.5)

/** A box as text for the address, rounded to about a hundred metres. */
export const writeBox = ({ south, west, north, east }: Box): string =>
  [south, west, north, east].map((degrees) => Number(degrees.toFixed(3))).join(',')
