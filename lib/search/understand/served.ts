/** What the site's server understood of a query, as it sends it to the browser, and its address there. */
import * as v from 'valibot'
import type { Area } from '#platform/geo/area.ts'
import { leads } from '../../geo/leads.ts'
import type { Place } from '../../geo/places.ts'
import { writeTravel, type Reach, type Travel } from '../../geo/travel.ts'
import { cutText } from '../../visible-text.ts'
import { locationKeys } from '../change-location.ts'
import { automaticWhere, reachedWhere, type Where } from '../where.ts'
import { understoodFilters, withoutSpans } from './filters.ts'
import type { Span, Understanding } from './understand.ts'
import { unusedKinds } from './unused-kinds.ts'

/** With the place that is meant, when one was understood, and its borders when it is an area. */
export type ServedUnderstanding = Understanding & {
  readonly place: Place | null
  readonly areas?: readonly Area[] | undefined
  /** The travel time in the address, or in the words, and what it reaches from that place; absent without one, and where it reaches nothing. */
  readonly reached?: { readonly travel: Travel; readonly reach: Reach } | undefined
}

/** Key in the address of words that are to count as plain words; repeated for several. */
export const literalKey = 'letterlijk'
const mostLiteral = 20

/** The keys of spans in an address that count as plain words. */
export const readLiteral = (parameters: URLSearchParams): readonly string[] =>
  [...new Set(parameters.getAll(literalKey).map((key) => cutText(key, 200)))].filter(Boolean).slice(0, mostLiteral)

/** The parameters with more spans that count as plain words, at the first page. */
export const withLiteral = (parameters: URLSearchParams, keys: readonly string[]): URLSearchParams => {
  const changed = new URLSearchParams(parameters)
  const all = [...new Set([...readLiteral(parameters), ...keys])]
  for (const key of [literalKey, 'pagina', 'tot']) changed.delete(key)
  for (const key of all) changed.append(literalKey, key)
  return changed
}

/** The parameters without the words of those spans, at the first page. */
export const withoutTyped = (parameters: URLSearchParams, spans: readonly Span[]): URLSearchParams => {
  const changed = new URLSearchParams(parameters)
  const query = withoutSpans(changed.get('q') ?? '', spans)
  for (const key of ['pagina', 'tot']) changed.delete(key)
  if (query) changed.set('q', query)
  else changed.delete('q')
  return changed
}

/** Nothing was understood: all of the query is words. */
export const plainWords = (query: string): ServedUnderstanding => ({ rest: query, understood: [], place: null })

/**
 * The searched area: what is chosen; else the place that was understood, within the travel time or distance chosen, that typed, its
 * borders, or what suits the place.
 */
export const searchedWhere = (
  where: Where,
  chosen: number | null | undefined,
  { place, areas, reached, ...understanding }: ServedUnderstanding,
): Where => {
  if (where.kind !== 'country' || !place) return where
  if (reached && chosen === undefined) return reachedWhere(place, reached.travel, reached.reach)
  const typed = understoodFilters(understanding).place?.radius ?? null
  if (chosen !== undefined) return { kind: 'place', place, radius: chosen }
  return typed === null ? automaticWhere(place, areas ?? null) : { kind: 'place', place, radius: Math.max(1, typed) }
}

const placeKinds = [
  'town',
  'locality',
  'municipality',
  'province',
  'island',
  'region',
  'postcode',
] as const satisfies readonly Place['kind'][]
const words = { text: v.string(), key: v.string(), start: v.number(), end: v.number() }
const span = { ...words, value: v.string() }
const travel = v.object({ by: v.picklist(['fiets', 'trein']), minutes: v.number() })
const areas = v.array(v.array(v.array(v.tuple([v.number(), v.number()]))))
const served = v.object({
  rest: v.string(),
  shown: v.optional(v.string()),
  place: v.nullable(
    v.object({
      name: v.string(),
      lat: v.number(),
      lng: v.number(),
      size: v.number(),
      townSize: v.optional(v.number()),
      kind: v.optional(v.picklist(placeKinds)),
      others: v.optional(v.array(v.string())),
      completion: v.optional(v.object({ text: v.string(), others: v.array(v.string()) })),
      lead: v.optional(v.picklist(leads)),
    }),
  ),
  areas: v.optional(areas),
  reached: v.optional(
    v.object({
      travel,
      reach: v.variant('kind', [
        v.object({ kind: v.literal('circle'), kilometres: v.number() }),
        v.object({
          kind: v.literal('areas'),
          areas,
          stops: v.array(v.tuple([v.number(), v.number(), v.number()])),
        }),
      ]),
    }),
  ),
  unused: v.optional(
    v.array(
      v.variant('kind', [
        v.object({ ...words, kind: v.picklist(unusedKinds) }),
        v.object({
          ...words,
          kind: v.literal('place'),
          place: v.nullable(v.string()),
          distance: v.nullable(v.string()),
        }),
      ]),
    ),
  ),
  understood: v.array(
    v.variant('kind', [
      v.object({ ...span, kind: v.literal('place'), radius: v.nullable(v.number()), travel: v.nullable(travel) }),
      v.object({
        ...span,
        kind: v.picklist(['form', 'level', 'sector', 'qualification', 'subject', 'institution']),
        attribute: v.string(),
        instead: v.optional(v.array(v.string())),
      }),
    ]),
  ),
})

/** Parses an answer of `/api/understand`. @throws ValiError when it has another shape. */
export const parseUnderstanding = (body: unknown): ServedUnderstanding => v.parse(served, body)

/** The address at which the server understands a query; without places when one is chosen already, with the chosen travel time. */
export const understandAddress = (
  query: string,
  literal: readonly string[],
  hasPlaces: boolean,
  travel: Travel | null = null,
): string => {
  const parameters = new URLSearchParams({ q: query })
  for (const key of literal) parameters.append(literalKey, key)
  if (!hasPlaces) parameters.set('plaatsen', 'nee')
  else if (travel) parameters.set(locationKeys.radius, writeTravel(travel))
  return `/api/understand?${parameters.toString()}`
}
