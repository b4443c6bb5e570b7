/** The order and view of the finder's list: what the address asks for, and what the page says of it. */
import type { Place } from '../geo/places.ts'
import { cutText } from '../visible-text.ts'
import { changeLocation } from './change-location.ts'
import { viewKey, views } from './view.ts'
import type { Where } from './where.ts'
import { mostIds } from './finder.ts'
import { isOrderedHere } from './understand/ordered.ts'

export const orderKey = 'volgorde'
/** With a place and words: what fits best within bands of distance, or the nearest first. By name anywhere. */
export const orders = ['passend', 'afstand', 'naam'] as const
export type Order = (typeof orders)[number]

/** The order in the address; what fits best when it says none. */
export const readOrder = (parameters: Pick<URLSearchParams, 'get'>): Order =>
  orders.find((order) => order === parameters.get(orderKey)) ?? 'passend'

/** The parameters with another order, at the first page. */
export const changeOrder = (parameters: URLSearchParams, order: Order): URLSearchParams => {
  const changed = changeLocation(parameters, {})
  if (order === 'passend') changed.delete(orderKey)
  else changed.set(orderKey, order)
  return changed
}

type OrderedBy = 'byCatalogue' | 'byDistance' | 'byMatch' | 'byBands' | 'byTravel' | 'byTravelBands' | 'byName'

export type ShownOrder = {
  readonly by: OrderedBy
  /** The orders that can be chosen instead. */
  readonly others: readonly { readonly order: Order; readonly by: OrderedBy | 'byFixed' }[]
  /** What distances are measured from, where the sentence above the list does not say it: a point, or the middle of an area. */
  readonly from: 'none' | 'point' | 'middle'
}

/** Places of which no point is the place itself. */
const areaKinds: ReadonlySet<Place['kind']> = new Set(['municipality', 'province', 'island', 'region'])

/**
 * What orders a list of `count` programmes; null where there is nothing to order. Without words nothing fits better than the rest,
 * and without a place nothing is nearer, so that programmes keep the order of the catalogue. More than services give the names of
 * are never in the order of those.
 */
export const shownOrder = (where: Where, hasWords: boolean, count: number, chosen: Order): ShownOrder | null => {
  if (count < 2) return null
  const place = where.kind === 'place' || isOrderedHere(where) ? 'place' in where && where.place : null
  const [nearest, bands] =
    where.kind === 'region' ? (['byTravel', 'byTravelBands'] as const) : (['byDistance', 'byBands'] as const)
  const ofWords = { order: 'passend', shown: place ? bands : 'byMatch', by: 'byMatch' } as const
  const withoutWords = place
    ? ({ order: 'passend', shown: nearest, by: nearest } as const)
    : ({ order: 'passend', shown: 'byCatalogue', by: 'byFixed' } as const)
  const usual = hasWords ? ofWords : withoutWords
  const choices = [
    usual,
    ...(place && hasWords ? [{ order: 'afstand', shown: nearest, by: nearest } as const] : []),
    ...(count <= mostIds ? [{ order: 'naam', shown: 'byName', by: 'byName' } as const] : []),
  ]
  const current = choices.find(({ order }) => order === chosen) ?? usual
  const point = where.kind === 'area' ? 'point' : 'none'
  return {
    by: current.shown,
    others: choices.filter((one) => one !== current).map(({ order, by }) => ({ order, by })),
    from: place && current.order !== 'naam' ? (areaKinds.has(place.kind) ? 'middle' : point) : 'none',
  }
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
