/** What a visitor chose of the agenda, and what that leaves. The address is its state. */
import { eventTypes } from '#schema/families/routes.ts'
import type { AgendaEvent } from '../content/agenda.ts'
import { isInside, kilometresBetween, type Area, type Position } from '#platform/geo/area.ts'
import { isCountry } from '../geo/country.ts'
import type { FindPlace } from '../geo/gazetteer.ts'
import type { Place } from '../geo/places.ts'
import { articlesPage, programsPage } from '../search/list-pages.ts'
import { cutText, visibleText } from '../visible-text.ts'

/** Kilometres round a place that can be chosen. */
export const radii = [10, 25, 50, 100] as const
/** Round a town when none is chosen; an area is then searched inside its borders. */
export const usualRadius = 25

export type Choice = {
  /** Empty: all kinds. */
  readonly kind: string
  /** Empty: both. */
  readonly where: '' | 'online' | 'plaats'
  /** As it was typed; empty when nothing was. */
  readonly place: string
  /** Null: what suits the place. */
  readonly radius: number | null
  /** Slug of a desk; empty: all. */
  readonly desk: string
}

const longest = 80

/** The choice that an address makes; what it does not know counts as not chosen. Chosen: `soort`, `waar`, `plaats`, `straal`, `loket`. */
export const choiceOf = (parameters: URLSearchParams): Choice => {
  const of = (name: string) => cutText((parameters.get(name) ?? '').trim(), longest)
  const where = of('waar')
  const radius = Number(of('straal'))
  return {
    kind: of('soort'),
    where: where === 'online' || where === 'plaats' ? where : '',
    place: of('plaats'),
    radius: radii.find((known) => known === radius) ?? null,
    desk: of('loket'),
  }
}

/** A value of an address that cannot be chosen. */
export type UnknownChoice = { readonly name: string; readonly value: string }

/** Filters of other lists, which the agenda does not have. */
const otherFilters = new Set([...articlesPage.facets, ...programsPage.facets].map(({ key }) => key))

/**
 * The choice that an address makes of what there is, and what of it does not exist, for the page to say; `desks`: the slugs of all
 * desks. A calendar that somebody follows takes the address at its word (`choiceOf`): it cannot say that it left something out.
 */
export const readChoice = (
  parameters: URLSearchParams,
  desks: readonly string[],
): { readonly choice: Choice; readonly unknown: readonly UnknownChoice[] } => {
  const choice = choiceOf(parameters)
  const kind = eventTypes.find((known) => known === choice.kind.toLowerCase()) ?? ''
  const desk = desks.includes(choice.desk) ? choice.desk : ''
  const unknown = [
    ['soort', kind],
    ['waar', choice.where],
    ['straal', choice.radius === null ? '' : String(choice.radius)],
    ['loket', desk],
    ...[...otherFilters].filter((key) => key !== 'soort').map((key) => [key, ''] as const),
  ] as const
  return {
    choice: { ...choice, kind, desk },
    unknown: unknown.flatMap(([name, known]) => {
      const value = cutText(visibleText(parameters.get(name) ?? '').trim(), longest)
      return value && !known ? [{ name, value }] : []
    }),
  }
}

/** The choice as a query, with what was chosen only. Chosen: see `choiceOf`. */
export const queryOf = ({ kind, where, place, radius, desk }: Choice): Record<string, string> =>
  Object.fromEntries(
    [
      ['soort', kind],
      ['waar', where],
      ['plaats', place],
      ['straal', place && radius !== null ? String(radius) : ''],
      ['loket', desk],
    ].filter(([, value]) => value),
  )

export type Upcoming = {
  readonly event: AgendaEvent
  /** Kilometres from the place that was asked for, whole; null without one, and in an area. */
  readonly kilometres: number | null
}

type Near =
  | {
      readonly name: string
      readonly point: Position
      /** How the text was read, with the other places that it may mean. */
      readonly reading: Pick<Place, 'name' | 'others' | 'completion'>
      /** The borders to look inside; null for a distance. */ readonly areas: readonly Area[] | null
    }
  | null
  | undefined

/** The place that was asked for: null when none was, or the whole country; undefined when `findPlace` knows none of that name. */
export const placeOf = async (
  { place, radius }: Choice,
  findPlace: FindPlace,
  areasOf: (place: Place) => readonly Area[] | null,
): Promise<Near> => {
  if (!place || isCountry(place)) return null
  const match = await findPlace(place)
  return match
    ? {
        name: match.name,
        point: [match.lng, match.lat],
        areas: radius === null ? areasOf(match) : null,
        reading: match,
      }
    : undefined
}

/**
 * What is still to come of it near `place`, the soonest first; `now` in milliseconds since 1970.
 * Chosen: what is under way counts; near a place, webinars stay unless they are ruled out, since they are everywhere.
 */
export const upcoming = (events: readonly AgendaEvent[], choice: Choice, place: Near, now: number): Upcoming[] =>
  events
    .filter(({ end }) => end > now)
    .filter(({ kind }) => !choice.kind || kind === choice.kind)
    .filter(({ online }) => !choice.where || online === (choice.where === 'online'))
    .filter(({ desk }) => !choice.desk || desk?.slug === choice.desk)
    .map((event): Upcoming => {
      const point = event.location?.location_geopoint
      const kilometres = place && !place.areas && point ? Math.round(kilometresBetween(place.point, point)) : null
      return { event, kilometres }
    })
    .filter(({ event, kilometres }) => {
      if (!place || event.online) return true
      const point = event.location?.location_geopoint
      if (place.areas) return point ? place.areas.some((area) => isInside(point, area)) : false
      return kilometres !== null && kilometres <= (choice.radius ?? usualRadius)
    })
    .toSorted((a, b) => a.event.start - b.event.start || a.event.slug.localeCompare(b.event.slug))

/** Filters that can be left out on their own. */
const filters = ['kind', 'where', 'desk'] as const
export type Filter = (typeof filters)[number]

/** The filters in force without which something would be listed. */
export const hindrances = (events: readonly AgendaEvent[], choice: Choice, place: Near, now: number): Filter[] =>
  filters.filter((name) => choice[name] && upcoming(events, { ...choice, [name]: '' }, place, now).length > 0)

/** The nearest distance beyond the one in force that leaves something to list; null where none does, and without a place. */
export const widerRadius = (
  events: readonly AgendaEvent[],
  choice: Choice,
  place: Near,
  now: number,
): Choice['radius'] => {
  if (!place) return null
  const round = { ...place, areas: null }
  const wider = radii.filter((km) => km > (choice.radius ?? usualRadius))
  return wider.find((radius) => upcoming(events, { ...choice, radius }, round, now).length > 0) ?? null
}
