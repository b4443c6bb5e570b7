/**
 * The location filter of an address: the whole country, a distance from a place, a region, an area of the map, or online only.
 * One at a time. Shared by server and browser; the table of places stays on the server.
 */
import type { Area } from '#platform/geo/area.ts'
import { isCountry } from '../geo/country.ts'
import type { FindPlace } from '../geo/gazetteer.ts'
import type { Place } from '../geo/places.ts'
import { visibleText } from '../visible-text.ts'
import { readBox, type Box, type BoxProblem } from './box.ts'
import { readTravel, type Reach, type Stop, type Travel, type TravelPlanner } from '../geo/travel.ts'

export type Where =
  /** `isChosen`: by its name, or by an area that holds all of it, so that words name no place. */
  | { readonly kind: 'country'; readonly isChosen?: true }
  /** Kilometres; null: no limit, nearest first. With the travel time that the distance stands for. */
  | { readonly kind: 'place'; readonly place: Place; readonly radius: number | null; readonly travel?: Travel }
  /** Inside borders: of the place itself, or of what a travel time from it reaches. */
  | {
      readonly kind: 'region'
      readonly place: Place
      readonly areas: readonly Area[]
      readonly travel?: Travel
      /** Where that time leads, with the minutes to there. */
      readonly stops?: readonly Stop[]
    }
  /** The place that was requested before: distances are measured from there. */
  | { readonly kind: 'area'; readonly box: Box; readonly place: Place | null }
  | { readonly kind: 'online' }

/** The distances in kilometres that a visitor can choose. */
export const radii = [5, 10, 25, 50, 100] as const

export const locationKeys = { place: 'plaats', radius: 'straal', box: 'kader', online: 'online' } as const
/** The place beside which a form without script sends its area or `online`: with another place or a distance they end. */
export const besideKey = 'bij'
/** The value of `straal` for the whole country. */
export const everywhere = 'nl'

/** What of an address is not searched for, with the value that was there. */
export type LocationProblem = {
  readonly kind: 'abroad' | 'radius' | 'travelWithoutPlace' | 'noTrain' | BoxProblem
  readonly value: string
}

export type LocationFilter = {
  /** The typed text, whether it names a place or not. */
  readonly typed: string
  /** The distance in the address: kilometres, the whole country (null), or undefined, which means the default of the place. */
  readonly chosen: number | null | undefined
  /** The travel time in the address; null without one. */
  readonly travel: Travel | null
  readonly where: Where
  /** What is not searched for, for the page to explain. */
  readonly problems: readonly LocationProblem[]
  /** Names of places with a similar spelling, when the typed text names no place. */
  readonly meant: readonly string[]
}

/** Kilometres round a place of that size: a large town has programmes nearby, from a village one travels. */
export const defaultRadius = ({ size, name }: Place): number => {
  // A postcode is looked up as the town near it, which may be some way off.
  if (/^\d/.test(name)) return 25
  if (size >= 150_000) return 10
  return size >= 20_000 ? 25 : 50
}

const readRadius = (value: string | null): number | null | undefined =>
  value === everywhere ? null : radii.find((radius) => String(radius) === value)

/** What the server knows of the ground: none of it is for browsers. */
export type Ground = {
  /** The borders of a place that is an area; null for a town. */
  readonly areasOf: (place: Place) => readonly Area[] | null
  readonly planner: TravelPlanner
  /** Whether the text is a place in another country. */
  readonly isAbroad: (text: string) => boolean
}

const noGround: Ground = { areasOf: () => null, planner: { reach: () => null }, isAbroad: () => false }

type Around = Extract<Where, { kind: 'place' | 'region' }>

/** Where one looks within what a travel time reaches. */
export const reachedWhere = (place: Place, travel: Travel, reach: Reach): Around =>
  reach.kind === 'circle'
    ? { kind: 'place', place, radius: reach.kilometres, travel }
    : { kind: 'region', place, areas: reach.areas, travel, stops: reach.stops }

/** Where one looks for a place with a distance or travel time; null when the travel time reaches nothing. */
const aroundPlace = async (
  place: Place,
  chosen: number | null | undefined,
  travel: Travel | null,
  { areasOf, planner }: Ground,
): Promise<Around | null> => {
  if (travel) {
    const reach = await planner.reach(place, travel)
    return reach && reachedWhere(place, travel, reach)
  }
  const areas = chosen === undefined ? areasOf(place) : null
  return areas
    ? { kind: 'region', place, areas }
    : { kind: 'place', place, radius: chosen === undefined ? defaultRadius(place) : chosen }
}

/** The text of an address that names a place; empty where there is none. */
export const typedPlace = (parameters: Pick<URLSearchParams, 'get'>): string =>
  visibleText(parameters.get(locationKeys.place) ?? '')
    .trim()
    .slice(0, 80)

/**
 * Reads the location filter of an address. An area of the map takes precedence over a distance. `similar` suggests names of
 * places for a text that names none. What is not right is left out, and is among the problems.
 */
export const readLocationFilter = async (
  parameters: URLSearchParams,
  findPlace: FindPlace,
  similar: (text: string) => readonly string[] = () => [],
  ground: Ground = noGround,
): Promise<LocationFilter> => {
  const typed = typedPlace(parameters)
  const distance = (parameters.get(locationKeys.radius) ?? '').slice(0, 80)
  const chosen = readRadius(distance)
  const travel = readTravel(distance)
  const place = typed && !isCountry(typed) ? await findPlace(typed) : null
  const beside = parameters.get(besideKey)
  const isElsewhere = beside !== null && (beside !== typed || distance !== '')
  const value = isElsewhere ? '' : (parameters.get(locationKeys.box) ?? '').slice(0, 80)
  const { box, problem } = readBox(value)
  const isForeign = typed !== '' && !place && ground.isAbroad(typed)
  const around = place && (await aroundPlace(place, chosen, travel, ground))
  const where = async (): Promise<Where> => {
    if (!isElsewhere && parameters.get(locationKeys.online) === 'ja') return { kind: 'online' }
    if (box === 'country') return place ? { kind: 'place', place, radius: null } : { kind: 'country', isChosen: true }
    if (box) return { kind: 'area', box, place }
    if (around) return around
    const near = place && (await aroundPlace(place, chosen, null, ground))
    return near ?? (isCountry(typed) ? { kind: 'country', isChosen: true } : { kind: 'country' })
  }
  const problems: LocationProblem[] = [
    ...(isForeign ? [{ kind: 'abroad', value: typed } as const] : []),
    ...(distance && chosen === undefined && !travel ? [{ kind: 'radius', value: distance } as const] : []),
    ...(travel && (!typed || isCountry(typed)) ? [{ kind: 'travelWithoutPlace', value: distance } as const] : []),
    ...(place && !around ? [{ kind: 'noTrain', value: place.name } as const] : []),
    ...(problem ? [{ kind: problem, value }] : []),
  ]
  const meant = typed && !place && !isForeign && !isCountry(typed) ? similar(typed) : []
  return { typed, chosen, travel, where: await where(), problems, meant }
}

/** Whether a place may be meant by the words: none is chosen, or typed into its field. */
export const mayNamePlace = ({ typed, where }: Pick<LocationFilter, 'typed' | 'where'>): boolean =>
  typed === '' && where.kind === 'country' && !where.isChosen

export type LocationChange = Partial<Record<keyof typeof locationKeys, string | null>> & {
  /** Other words, where the place was among them. */
  readonly query?: string
}

/** The parameters with a changed place, distance or area: null removes a parameter, and the page returns to the first. */
export const changeLocation = (parameters: URLSearchParams, change: LocationChange): URLSearchParams => {
  const changed = new URLSearchParams(parameters)
  for (const key of ['place', 'radius', 'box', 'online'] as const) {
    const value = change[key]
    if (value === null) changed.delete(locationKeys[key])
    else if (value !== undefined) changed.set(locationKeys[key], value)
  }
  if (change.query !== undefined) changed.set('q', change.query)
  if (!changed.get('q')) changed.delete('q')
  for (const key of ['pagina', 'tot', besideKey]) changed.delete(key)
  return changed
}

export const views = ['lijst', 'kaart', 'tabel'] as const
export type View = (typeof views)[number]
export const viewKey = 'weergave'

/** The view in the address; null when it depends on the screen width. */
export const readView = (parameters: Pick<URLSearchParams, 'get'>): View | null =>
  views.find((view) => view === parameters.get(viewKey)) ?? null
