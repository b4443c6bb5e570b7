/** The distance that a query says, as the finder's address has it. */
import { writeTravel } from '../geo/travel.ts'
import { everywhere } from './change-location.ts'
import type { UnderstoodPlace } from './understand/filters.ts'
import { farthest } from './where.ts'

/** The distance or travel time that was typed with a place; null without one. */
export const typedDistance = ({ radius, travel }: UnderstoodPlace): string | null => {
  if (travel) return writeTravel(travel)
  return radius === null ? null : radius < farthest ? String(radius) : everywhere
}
