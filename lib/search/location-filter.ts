/** Reads where an address looks. Shared by server and browser; the table of places stays on the server. */
import { isCountry } from '../geo/country.ts'
import type { FindPlace } from '../geo/gazetteer.ts'
import { readTravel, type Travel } from '../geo/travel.ts'
import { cutText, visibleText } from '../visible-text.ts'
import { readBox, type BoxProblem } from './box.ts'
import { besideKey, besideRadiusKey, everywhere, locationKeys } from './change-location.ts'
import { aroundPlace, farthest, noGround, type Ground, type Where } from './where.ts'

/** What of an address is not searched for, with the value that was there. */
export type LocationProblem = {
  readonly kind:
    'abroad' | 'radius' | 'radiusWithoutPlace' | 'travelWithoutPlace' | 'travelByMap' | 'noTrain' | BoxProblem
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
  /** Whether the typed text names no place, nor the country. */
  readonly isUnknown: boolean
  /** Names of places with a similar spelling, when the typed text names no place. */
  readonly meant: readonly string[]
}

const readRadius = (value: string | null): number | null | undefined =>
  value === everywhere
    ? null
    : /^[1-9]\d{0,2}$/.test(value ?? '') && Number(value) <= farthest
      ? Number(value)
      : undefined

/** The text of an address that names a place; empty where there is none. */
export const typedPlace = (parameters: Pick<URLSearchParams, 'get'>): string =>
  cutText(visibleText(parameters.get(locationKeys.place) ?? '').trim(), 80)

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
  const distance = cutText(parameters.get(locationKeys.radius) ?? '', 80)
  const chosen = readRadius(distance)
  const travel = readTravel(distance)
  const place = typed && !isCountry(typed) ? await findPlace(typed) : null
  const beside = parameters.get(besideKey)
  const isElsewhere = beside !== null && (beside !== typed || distance !== (parameters.get(besideRadiusKey) ?? ''))
  const value = isElsewhere ? '' : cutText(parameters.get(locationKeys.box) ?? '', 80)
  const { box, problem } = readBox(value)
  const isForeign = typed !== '' && !place && ground.isAbroad(typed)
  const around = place && (await aroundPlace(place, chosen, travel, ground))
  const where = async (): Promise<Where> => {
    if (!isElsewhere && parameters.get(locationKeys.online) === 'ja') return { kind: 'online' }
    if (box === 'country')
      return place ? { kind: 'place', place, radius: null, isByMap: true } : { kind: 'country', isChosen: true }
    if (box) return { kind: 'area', box, place }
    if (around) return around
    const near = place && (await aroundPlace(place, chosen, null, ground))
    return near ?? (isCountry(typed) ? { kind: 'country', isChosen: true } : { kind: 'country' })
  }
  // An area has edges of its own, and what is online no distance.
  const isPlaceless =
    (!typed || isCountry(typed)) && !box && (isElsewhere || parameters.get(locationKeys.online) !== 'ja')
  const problems: LocationProblem[] = [
    ...(isForeign ? [{ kind: 'abroad', value: typed } as const] : []),
    ...(distance && chosen === undefined && !travel ? [{ kind: 'radius', value: distance } as const] : []),
    ...(isPlaceless && typeof chosen === 'number' ? [{ kind: 'radiusWithoutPlace', value: distance } as const] : []),
    ...(travel && (!typed || isCountry(typed)) ? [{ kind: 'travelWithoutPlace', value: distance } as const] : []),
    ...(travel && place && box ? [{ kind: 'travelByMap', value: place.name } as const] : []),
    ...(place && !around && !box ? [{ kind: 'noTrain', value: place.name } as const] : []),
    ...(problem ? [{ kind: problem, value }] : []),
  ]
  const isUnknown = typed !== '' && !place && !isCountry(typed)
  const meant = isUnknown && !isForeign ? similar(typed) : []
  return { typed, chosen, travel, where: await where(), problems, isUnknown, meant }
}

/** Whether a place may be meant by the words: none is chosen, or typed into its field. */
export const mayNamePlace = ({ typed, where }: Pick<LocationFilter, 'typed' | 'where'>): boolean =>
  typed === '' && where.kind === 'country' && !where.isChosen
