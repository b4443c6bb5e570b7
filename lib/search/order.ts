/** The order and view of the finder's list: what the address asks for, and what the page says of it. */
import { changeLocation, viewKey, views, type Where } from './location-filter.ts'

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
  readonly by: 'byDistance' | 'byMatch' | 'byBands' | 'byName'
  /** The order that can be chosen instead; null where there is no choice. */
  readonly other: Order | null
}

/**
 * What orders a list of `count` programmes; null where nothing does. Without words nothing fits better than the rest: a list is
 * then by distance from a place, else by name (`ranking` of programmes in `schema/`).
 */
export const shownOrder = (where: Where, hasWords: boolean, count: number, order: Order): ShownOrder | null => {
  if (count < 2) return null
  if (where.kind !== 'place') return { by: hasWords ? 'byMatch' : 'byName', other: null }
  if (!hasWords) return { by: 'byDistance', other: null }
  return order === 'passend' ? { by: 'byBands', other: 'afstand' } : { by: 'byDistance', other: 'passend' }
}

export type ChoiceProblem = { readonly kind: 'view' | 'order'; readonly value: string }

/** The view and order in the address that do not exist, for the page to explain. */
export const choiceProblems = (parameters: Pick<URLSearchParams, 'get'>): readonly ChoiceProblem[] => {
  const unknown = (kind: ChoiceProblem['kind'], key: string, known: readonly string[]): readonly ChoiceProblem[] => {
    const value = (parameters.get(key) ?? '').slice(0, 80)
    return value === '' || known.includes(value) ? [] : [{ kind, value }]
  }
  return [...unknown('view', viewKey, views), ...unknown('order', orderKey, orders)]
}
