/** The municipality that holds a place, for servers: of municipal borders, 118 KB of data. */
import { municipalityAt } from '#platform/geo/municipalities.ts'
import type { Place } from './places.ts'

/** Places that lie in one municipality, by kind; a place of the register of addresses has none. */
const inOne: ReadonlySet<Place['kind']> = new Set(['town', 'locality', 'postcode', undefined])

/** The name of the municipality that holds a town, village or postcode; null for areas, and outside the country. */
export const municipalityName = ({ kind, lat, lng }: Place): string | null =>
  inOne.has(kind) ? (municipalityAt([lng, lat])?.name.replace(/ \(.*\)$/, '') ?? null) : null
