/** Where a visitor looks: a place and a distance, as the address says. Apart from the finder, which the browser shares: the table of places stays on the server. */
import { findPlace } from '../geo/places.ts'
import type { Around } from './finder.ts'

/** Kilometres that a visitor chooses from; null is the whole country. */
export const radii = [5, 10, 25, 50, 100] as const
export const defaultRadius = 25

const placeKey = 'plaats'
const radiusKey = 'straal'

export type Whereabouts = {
  /** What was typed, whether we know it or not. */
  readonly typed: string
  readonly radius: number | null
  /** Null when no place was given, or one that we do not know. */
  readonly around: Around | null
}

const readRadius = (value: string | null): number | null => {
  if (value === null || value === '') return defaultRadius
  return radii.find((radius) => String(radius) === value) ?? null
}

/** Where an address asks to look. */
export const readWhereabouts = (parameters: URLSearchParams): Whereabouts => {
  const typed = (parameters.get(placeKey) ?? '').trim().slice(0, 80)
  const radius = readRadius(parameters.get(radiusKey))
  const place = typed ? findPlace(typed) : null
  return { typed, radius, around: place && { place, radius } }
}
