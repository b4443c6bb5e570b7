/** The order and view of the finder's list: what the address asks for, and what the page says of it. */
import type { Place } from '../geo/places.ts'
import { cutText } from '../visible-text.ts'
import { changeLocation } from './change-location.ts'
import { viewKey, views } from './view.ts'
import type { Where } from './where.ts'
import { isOrderedHere } from './understand/nearest.ts'

export const orderKey = 'volgorde'
/** With a place and words: what fits best within bands of distance, or the nearest first. */
export const orders = ['passend', 'afstand'] as const
export type Order = (typeof orders)[number]

/** The order in the address; what fits best when it says none. */
export const readOrder = (parameters: Pick<URLSearchParams, 'get'>): Order =>
  parameters.get(orderKey) === 'afstand' ? 'afstand' : 'passend'

/** The parameters with another order, at the first page. */
export const changeOrder = (parameters: URLSearchParams, order: Order): URLSearchParams => {
  const changed = changeLocation(parameters, {})
  if (order === 'passend') changed.delete(orderKey)
  else changed.set(orderKey, order)
  return changed
}

export type ShownOrder = {
  readonly by: 'byCatalogue' | 'byDistance' | 'byMatch' | 'byBands' | 'byTravel' | 'byTravelBands'
  /** The order that can be chosen instead; null where there is no choice. */
  readonly other: Order | null
  /** What distances are measured from, where the sentence above the list does not say it: a point, or the middle of an area. */
  readonly from: 'none' | 'point' | 'middle'
}

/** Places of which no point is the place itself. */
const areaKinds: ReadonlySet<Place['kind']> = new Set(['municipality', 'province', 'island', 'region'])

/**
 * What orders a list of `count` programmes; null where there is nothing to order. Without words nothing fits better than the rest,
 * and without a place nothing is nearer, so that programmes keep the order of the catalogue.
 */
export const shownOrder = (where: Where, hasWords: boolean, count: number, order: Order): ShownOrder | null => {
  if (count < 2) return null
  const place = where.kind === 'place' || isOrderedHere(where) ? 'place' in where && where.place : null
  if (!place) return { by: hasWords ? 'byMatch' : 'byCatalogue', other: null, from: 'none' }
  const point = where.kind === 'area' ? 'point' : 'none'
  const from = areaKinds.has(place.kind) ? 'middle' : point
  const [nearest, bands] =
    where.kind === 'region' ? (['byTravel', 'byTravelBands'] as const) : (['byDistance', 'byBands'] as const)
  if (!hasWords) return { by: nearest, other: null, from }
  return order === 'passend' ? { by: bands, other: 'afstand', from } : { by: nearest, other: 'passend', from }
}

export type ChoiceProblem = { readonly kind: 'view' | 'order'; readonly value: string }

/** The view and order in the address that do not exist, for the page to explain. */
export const choiceProblems = (parameters: Pick<URLSearchParams, 'get'>): readonly ChoiceProblem[] => {
  const unknown = (kind: ChoiceProblem['kind'], key: string, known: readonly string[]): readonly ChoiceProblem[] => {
    const value = cutText(parameters.get(key) ?? '', 80)
    return value === '' || known.includes(value) ? [] : [{ kind, value }]
  }
  return [...unknown('view', viewKey, views), ...unknown('order', orderKey, orders)]
}
