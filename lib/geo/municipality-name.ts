/** The municipality that holds a place, for servers: of municipal borders, 118 KB of data. */
import { municipalityAt, type Municipality } from '#platform/geo/municipalities.ts'
import { placeFacts, type Place } from './places.ts'

/** Places that lie in one municipality, by kind; a place of the register of addresses has none. */
const inOne: ReadonlySet<Place['kind']> = new Set(['town', 'locality', 'postcode', undefined])

/**
 * The municipality that holds a town, village or postcode: as the table says, since the point of some lies across a border, else by
 * the point; null for areas, and outside the country.
 */
export const municipalityOfPlace = ({ name, kind, lat, lng }: Place): Municipality | null =>
  inOne.has(kind) ? (placeFacts(name)?.municipality ?? municipalityAt([lng, lat])) : null

/** Names that hardly anybody uses, and that desks do not list: the register has 's-Gravenhage alone. */
const everyday: ReadonlyMap<string, string> = new Map([["'s-Gravenhage", 'Den Haag']])

/** Its everyday name, without what tells it from another one. */
export const municipalityName = (place: Place): string | null => {
  const name = municipalityOfPlace(place)?.name
  return name === undefined ? null : (everyday.get(name) ?? name.replace(/ \(.*\)$/, ''))
}
