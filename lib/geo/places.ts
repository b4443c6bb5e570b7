/** Dutch places by name or postcode: looked up here, so that no visitor's place goes to anybody else. Data: GeoNames, CC BY 4.0. */
import { z } from 'zod'
import { kilometresBetween } from './area.ts'
import table from './places.json' with { type: 'json' }
import postcodeTable from './postcodes.json' with { type: 'json' }

export type Place = {
  readonly name: string
  /** WGS 84 degrees. */
  readonly lat: number
  readonly lng: number
  /** Inhabitants; 0 where nobody counted them. */
  readonly size: number
}

const rows = z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])).parse(table)

/** Largest first. */
const places: readonly Place[] = rows.map(([name, lat, lng, size]) => ({ name, lat, lng, size }))

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

/** A name as it is compared: marks, case and kinds of apostrophe aside. */
export const fold = (name: string) =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[’‘`]/g, "'").trim()

const byName = new Map<string, Place>()
for (const place of places) if (!byName.has(fold(place.name))) byName.set(fold(place.name), place)
for (const [alias, name] of Object.entries(aliases)) {
  const place = byName.get(fold(name))
  if (place) byName.set(alias, place)
}

/** From which postcode on a place is the nearest one of some size, in the order of the codes. */
const districts = z.array(z.tuple([z.number(), z.string()])).parse(postcodeTable)

/** What we call a postcode, as the address may bear it again. */
const named = /^([1-9]\d{3}) \(.+\)$/

/** The four digits of a postcode, with or without its letters; letters say which street, and are dropped at once. */
export const digitsOf = (text: string): string | null => {
  const bare = text.trim()
  return (/^([1-9]\d{3})(?:\s?[a-z]{2})?$/i.exec(bare) ?? named.exec(bare))?.[1] ?? null
}

/**
 * The place that a postcode belongs to, under the name of both.
 * Chosen: postcodes run from town to town, so the nearest town below tells a radius well enough (some 10 km).
 */
const findPostcode = (digits: string): Place | null => {
  const [, name] = districts.findLast(([from]) => from <= Number(digits)) ?? []
  const place = name === undefined ? undefined : byName.get(fold(name))
  return place ? { ...place, name: `${digits} (${place.name})` } : null
}

/** The place of that name or postcode, marks and case aside; null when there is none. */
export const findPlace = (text: string): Place | null => {
  const digits = digitsOf(text)
  return digits ? findPostcode(digits) : (byName.get(fold(text)) ?? null)
}

/** Up to `limit` places whose name, or a name people use for it, begins with the text; the largest first. A whole postcode is one place. */
export const suggestPlaces = (text: string, limit: number): Place[] => {
  const start = fold(text)
  const digits = digitsOf(start)
  if (digits) return [findPostcode(digits)].filter((place) => place !== null)
  if (!start) return []
  const found = new Set<Place>()
  for (const [name, place] of byName) if (name.startsWith(start)) found.add(place)
  return places.filter((place) => found.has(place)).slice(0, limit)
}

/** The place nearest to a point in degrees, within 50 km; null for a point elsewhere. */
export const nearestPlace = (lat: number, lng: number): Place | null => {
  const kilometres = (place: Place) => kilometresBetween([lng, lat], [place.lng, place.lat])
  const nearest = places.reduce((best, place) => (kilometres(place) < kilometres(best) ? place : best))
  return kilometres(nearest) <= 50 ? nearest : null
}
