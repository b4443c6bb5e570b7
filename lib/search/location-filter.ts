/**
 * Where a visitor looks, as the address says: the whole country, round a place, in an area of the map, or at what has
 * no place at all. One of them at a time. Shared by server and browser: the table of places stays on the server.
 */
import type { FindPlace } from '../geo/gazetteer.ts'
import type { Place } from '../geo/places.ts'

/** Degrees, WGS 84. */
export type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number }

export type Where =
  | { readonly kind: 'country' }
  /** Kilometres; null: no limit, nearest first. */
  | { readonly kind: 'place'; readonly place: Place; readonly radius: number | null }
  /** The place that was asked for before: distances are told from there. */
  | { readonly kind: 'area'; readonly box: Box; readonly place: Place | null }
  | { readonly kind: 'online' }

/** Kilometres that a visitor chooses from. */
export const radii = [5, 10, 25, 50, 100] as const

export const locationKeys = { place: 'plaats', radius: 'straal', box: 'kader', online: 'online' } as const
/** The value of `straal` for the whole country. */
export const everywhere = 'nl'

export type LocationFilter = {
  /** What was typed, whether we know it or not. */
  readonly typed: string
  /** What was chosen: kilometres, the whole country (null), or nothing, and then the place decides. */
  readonly chosen: number | null | undefined
  readonly where: Where
  /** Names of places that are spelled nearly as what was typed, when that is none that we know. */
  readonly meant: readonly string[]
}

/** Kilometres round a place of that size: in a large town there is a choice nearby, in a village one travels. */
export const defaultRadius = ({ size, name }: Place): number => {
  // A postcode is looked up as the town near it, which may be some way off.
  if (/^\d/.test(name)) return 25
  if (size >= 150_000) return 10
  return size >= 20_000 ? 25 : 50
}

const readRadius = (value: string | null): number | null | undefined =>
  value === everywhere ? null : radii.find((radius) => String(radius) === value)

/** The bounds of what a map of this country can ask for. */
const world: Box = { south: 45, west: 0, north: 58, east: 12 }

const readBox = (value: string | null): Box | null => {
  const [south, west, north, east, ...rest] = (value ?? '').split(',').map((part) => (part ? Number(part) : Number.NaN))
  if (south === undefined || west === undefined || north === undefined || east === undefined || rest.length) return null
  const isBox = south < north && west < east
  return isBox && south >= world.south && west >= world.west && north <= world.north && east <= world.east
    ? { south, west, north, east }
    : null
}

/** A box as the address bears it, to about a hundred metres. */
export const writeBox = ({ south, west, north, east }: Box): string =>
  [south, west, north, east].map((degrees) => Number(degrees.toFixed(3))).join(',')

/**
 * Where an address asks to look. An area of the map goes before a distance: both can not hold. `similar`: names of places
 * like a text that names none.
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

type Change = Partial<Record<keyof typeof locationKeys, string | null>>

/** The parameters with another place, distance, area or none: what is null goes, the first page comes. */
export const changeLocation = (parameters: URLSearchParams, change: Change): URLSearchParams => {
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

export const views = ['lijst', 'kaart', 'tabel'] as const
export type View = (typeof views)[number]
export const viewKey = 'weergave'

/** The view that an address asks for; null when it leaves that to the screen. */
export const readView = (parameters: Pick<URLSearchParams, 'get'>): View | null =>
  views.find((view) => view === parameters.get(viewKey)) ?? null
