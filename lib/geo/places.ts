/** Dutch places by name: looked up here, so that no visitor's place goes to anybody else. Data: GeoNames, CC BY 4.0. */
import { z } from 'zod'
import table from './places.json' with { type: 'json' }

export type Place = {
  readonly name: string
  /** WGS 84 degrees. */
  readonly lat: number
  readonly lng: number
}

const rows = z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])).parse(table)

/** Largest first. */
const places: readonly Place[] = rows.map(([name, lat, lng]) => ({ name, lat, lng }))

/** Names that people use beside the official one. */
const aliases: Readonly<Record<string, string>> = {
  "'s-gravenhage": 'Den Haag',
  'den bosch': "'s-Hertogenbosch",
  hertogenbosch: "'s-Hertogenbosch",
  'the hague': 'Den Haag',
  'almere stad': 'Almere',
  liwwadden: 'Leeuwarden',
  ljouwert: 'Leeuwarden',
  mokum: 'Amsterdam',
}

const fold = (name: string) =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[’‘`]/g, "'").trim()

const byName = new Map<string, Place>()
for (const place of places) if (!byName.has(fold(place.name))) byName.set(fold(place.name), place)
for (const [alias, name] of Object.entries(aliases)) {
  const place = byName.get(fold(name))
  if (place) byName.set(alias, place)
}

/** The place of that name, marks and case aside; null when there is none. */
export const findPlace = (name: string): Place | null => byName.get(fold(name)) ?? null

/** Up to `limit` places whose name, or a name people use for it, begins with the text; the largest first. */
export const suggestPlaces = (text: string, limit: number): Place[] => {
  const start = fold(text)
  if (!start) return []
  const found = new Set<Place>()
  for (const [name, place] of byName) if (name.startsWith(start)) found.add(place)
  return places.filter((place) => found.has(place)).slice(0, limit)
}
