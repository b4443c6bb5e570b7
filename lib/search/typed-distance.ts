/** The distance that a query says, as the finder's address has it. */
import { writeTravel } from '../geo/travel.ts'
import { everywhere } from './change-location.ts'
import type { UnderstoodPlace } from './understand/filters.ts'
import { radii } from './where.ts'

/** The distance or travel time that was typed with a place, at the next distance that the finder knows; null without one. */
export const typedDistance = ({ radius, travel }: UnderstoodPlace): string | null => {
  if (travel) return writeTravel(travel)
  return radius === null ? null : String(radii.find((one) => one >= radius) ?? everywhere)
}
