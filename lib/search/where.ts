/**
 * Where programmes are looked for: the whole country, a distance from a place, a region, an area of the map, or online only. One at a
 * time.
 */
import type { Area } from '#platform/geo/area.ts'
import type { Place } from '../geo/places.ts'
import type { Reach, Stop, Travel, TravelPlanner } from '../geo/travel.ts'
import type { Box } from './box.ts'

export type Where =
  /** `isChosen`: by its name, or by an area that holds all of it, so that words name no place. */
  | { readonly kind: 'country'; readonly isChosen?: true }
  /**
   * Kilometres; null: no limit, nearest first. With the travel time that the distance stands for. `isByMap`: without a limit
   * because the map shows all of the country. `isAutomatic`: a distance that suits the place, which a search with hardly any results
   * widens; `widenedFrom`: the kilometres within which it had too few, null for the borders of the place.
   */
  | {
      readonly kind: 'place'
      readonly place: Place
      readonly radius: number | null
      readonly travel?: Travel
      readonly isByMap?: true
      readonly isAutomatic?: true
      readonly widenedFrom?: number | null
    }
  /** Inside borders: of the place itself, or of what a travel time from it reaches. */
  | {
      readonly kind: 'region'
      readonly place: Place
      readonly areas: readonly Area[]
      readonly travel?: Travel
      /** Where that time leads, with the minutes to there. */
      readonly stops?: readonly Stop[]
    }
  /**
   * The place that was requested before: distances are measured from there. `outline`: what of the box is searched, where that is not
   * all of it.
   */
  | { readonly kind: 'area'; readonly box: Box; readonly place: Place | null; readonly outline?: readonly Area[] }
  | { readonly kind: 'online' }

/** Whether both are the same search: two requests give objects of their own. */
export const isSameWhere = (one: Where, other: Where): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The distances in kilometres that a field offers. */
export const radii = [5, 10, 25, 50, 100] as const

/** Kilometres from one end of the country to the other, and some: no distance is longer. */
export const farthest = 500

/** The distances in kilometres that a field offers, with another one that was typed or is in the address. */
export const radiiWith = (chosen: number | null | undefined): readonly number[] =>
  [...new Set([...radii, ...(chosen ? [chosen] : [])])].toSorted((one, other) => one - other)

/**
 * Kilometres round a place, by the size of its town: a large one has programmes nearby, from a village one travels to the large
 * town nearby, and farther where there is none.
 */
export const defaultRadius = ({ size, townSize = size }: Place): number => {
  if (townSize >= 150_000) return 10
  return townSize >= 50_000 ? 25 : 50
}

/** Where one looks for a place when no distance is chosen or typed. */
export const automaticWhere = (place: Place, areas: readonly Area[] | null): PlaceOrRegion =>
  areas ? { kind: 'region', place, areas } : { kind: 'place', place, radius: defaultRadius(place), isAutomatic: true }

/** What the server knows of the ground: none of it is for browsers. */
export type Ground = {
  /** The borders of a place that is an area; null for a town. */
  readonly areasOf: (place: Place) => readonly Area[] | null
  readonly planner: TravelPlanner
  /** Whether the text is a place in another country. */
  readonly isAbroad: (text: string) => boolean
}

export const noGround: Ground = { areasOf: () => null, planner: { reach: () => null }, isAbroad: () => false }

export type PlaceOrRegion = Extract<Where, { kind: 'place' | 'region' }>

/** Where one looks within what a travel time reaches. */
export const reachedWhere = (place: Place, travel: Travel, reach: Reach): PlaceOrRegion =>
  reach.kind === 'circle'
    ? { kind: 'place', place, radius: reach.kilometres, travel }
    : { kind: 'region', place, areas: reach.areas, travel, stops: reach.stops }

/** Where one looks for a place with a distance or travel time; null when the travel time reaches nothing. */
export const aroundPlace = async (
  place: Place,
  chosen: number | null | undefined,
  travel: Travel | null,
  { areasOf, planner }: Ground,
): Promise<PlaceOrRegion | null> => {
  if (travel) {
    const reach = await planner.reach(place, travel)
    return reach && reachedWhere(place, travel, reach)
  }
  return chosen === undefined ? automaticWhere(place, areasOf(place)) : { kind: 'place', place, radius: chosen }
}
