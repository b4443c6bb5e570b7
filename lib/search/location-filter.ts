/**
 * The location filter of an address: the whole country, a distance from a place, an area of the map, or online only.
 * One at a time. Shared by server and browser; the table of places stays on the server.
 */
import type { FindPlace } from '../geo/gazetteer.ts'
import type { Place } from '../geo/places.ts'

/** Degrees, WGS 84. */
export type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number }

export type Where =
  | { readonly kind: 'country' }
  /** Kilometres; null: no limit, nearest first. */
  | { readonly kind: 'place'; readonly place: Place; readonly radius: number | null }
  /** The place that was requested before: distances are measured from there. */
  | { readonly kind: 'area'; readonly box: Box; readonly place: Place | null }
  | { readonly kind: 'online' }

/** The distances in kilometres that a visitor can choose. */
export const radii = [5, 10, 25, 50, 100] as const

export const locationKeys = { place: 'plaats', radius: 'straal', box: 'kader', online: 'online' } as const
/** The value of `straal` for the whole country. */
export const everywhere = 'nl'

export type LocationFilter = {
  /** The typed text, whether it names a place or not. */
  readonly typed: string
  /** The distance in the address: kilometres, the whole country (null), or undefined, which means the default of the place. */
  readonly chosen: number | null | undefined
  readonly where: Where
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

/** The largest area that a map of the Netherlands can request. */
const world: Box = { south: 45, west: 0, north: 58, east: 12 }

const readBox = (value: string | null): Box | null => {
  const [south, west, north, east, ...rest] = (value ?? '').split(',').map((part) => (part ? Number(part) : Number.NaN))
  if (south === undefined || west === undefined || north === undefined || east === undefined || rest.length) return null
  const isBox = south < north && west < east
  return isBox && south >= world.south && west >= world.west && north <= world.north && east <= world.east
    ? { south, west, north, east }
    : null
}

/** A box as text for the address, rounded to about a hundred metres. */
export const writeBox = ({ south, west, north, east }: Box): string =>
  [south, west, north, east].map((degrees) => Number(degrees.toFixed(3))).join(',')

/**
 * Reads the location filter of an address. An area of the map takes precedence over a distance. `similar` suggests names of
 * places for a text that names none.
 */
export const readLocationFilter = async (
  parameters: URLSearchParams,
  findPlace: FindPlace,
  similar: (text: string) => readonly string[] = () => [],
): Promise<LocationFilter> => {
  const typed = (parameters.get(locationKeys.place) ?? '').trim().slice(0, 80)
  const chosen = readRadius(parameters.get(locationKeys.radius))
  const place = typed ? await findPlace(typed) : null
  const box = readBox(parameters.get(locationKeys.box))
  const where = (): Where => {
    if (parameters.get(locationKeys.online) === 'ja') return { kind: 'online' }
    if (box) return { kind: 'area', box, place }
    return place
      ? { kind: 'place', place, radius: chosen === undefined ? defaultRadius(place) : chosen }
      : { kind: 'country' }
  }
  return { typed, chosen, where: where(), meant: typed && !place ? similar(typed) : [] }
}

/** Whether a place may be meant by the words: none is chosen, or typed into its field. */
export const mayNamePlace = ({ typed, where }: Pick<LocationFilter, 'typed' | 'where'>): boolean =>
  typed === '' && where.kind === 'country'

export type LocationChange = Partial<Record<keyof typeof locationKeys, string | null>>

/** The parameters with a changed place, distance or area: null removes a parameter, and the page returns to the first. */
export const changeLocation = (parameters: URLSearchParams, change: LocationChange): URLSearchParams => {
  const changed = new URLSearchParams(parameters)
  for (const key of ['place', 'radius', 'box', 'online'] as const) {
    const value = change[key]
    if (value === null) changed.delete(locationKeys[key])
    else if (value !== undefined) changed.set(locationKeys[key], value)
  }
  changed.delete('pagina')
  changed.delete('tot')
  return changed
}

export const orderKey = 'volgorde'
/** With a place and words: what fits best within bands of distance, or the nearest first. */
export type Order = 'passend' | 'afstand'

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

export const views = ['lijst', 'kaart', 'tabel'] as const
export type View = (typeof views)[number]
export const viewKey = 'weergave'

/** The view in the address; null when it depends on the screen width. */
export const readView = (parameters: Pick<URLSearchParams, 'get'>): View | null =>
  views.find((view) => view === parameters.get(viewKey)) ?? null
