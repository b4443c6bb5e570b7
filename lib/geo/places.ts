/** Dutch places by name or postcode: looked up locally, so that no visitor's place is sent to another service. Data: GeoNames, CC BY 4.0. */
import { z } from 'zod'
import { kilometresBetween } from './area.ts'
import table from './places.json' with { type: 'json' }
import postcodeTable from './postcodes.json' with { type: 'json' }

export type Place = {
  readonly name: string
  /** WGS 84 degrees. */
  readonly lat: number
  readonly lng: number
  /** Inhabitants; 0 where not known. */
  readonly size: number
}

const rows = z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])).parse(table)

/** Largest first. */
const places: readonly Place[] = rows.map(([name, lat, lng, size]) => ({ name, lat, lng, size }))

/** Common names beside the official one. */
const aliases: Readonly<Record<string, string>> = {
  "'s-gravenhage": 'Den Haag',
  'den bosch': "'s-Hertogenbosch",
  hertogenbosch: "'s-Hertogenbosch",
  gravenhage: 'Den Haag',
  'the hague': 'Den Haag',
  'almere stad': 'Almere',
  liwwadden: 'Leeuwarden',
  ljouwert: 'Leeuwarden',
  mokum: 'Amsterdam',
}

/** Normalises a name for comparison: without accents, case, apostrophes and hyphens, which few type in "'s-Hertogenbosch". */
export const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim()

const byName = new Map<string, Place>()
for (const place of places) if (!byName.has(fold(place.name))) byName.set(fold(place.name), place)
for (const [alias, name] of Object.entries(aliases)) {
  const place = byName.get(fold(name))
  if (place) byName.set(fold(alias), place)
}

/** The first postcode of each range that belongs to a larger place, in the order of the codes. */
const districts = z.array(z.tuple([z.number(), z.string()])).parse(postcodeTable)

/** The display name of a postcode, which addresses may contain. */
const displayName = /^([1-9]\d{3}) \(.+\)$/

/** The four digits of a postcode, with or without its letters; the letters, which identify a street, are dropped immediately. */
export const digitsOf = (text: string): string | null => {
  const bare = text.trim()
  return (/^([1-9]\d{3})(?:\s?[a-z]{2})?$/i.exec(bare) ?? displayName.exec(bare))?.[1] ?? null
}

/**
 * The place that a postcode belongs to, under the name of both.
 * Chosen: postcodes are numbered by town, so the town with the nearest lower code is accurate enough for a radius (some 10 km).
 */
const findPostcode = (digits: string): Place | null => {
  const [, name] = districts.findLast(([from]) => from <= Number(digits)) ?? []
  const place = name === undefined ? undefined : byName.get(fold(name))
  return place ? { ...place, name: `${digits} (${place.name})` } : null
}

/** The place with that name or postcode, ignoring accents and case; null when there is none. */
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
  const matches = new Set<Place>()
  for (const [name, place] of byName) if (name.startsWith(start)) matches.add(place)
  return places.filter((place) => matches.has(place)).slice(0, limit)
}

/** The edit distance between two texts, including swaps of adjacent letters. Source: Damerau–Levenshtein. */
const editsBetween = (a: string, b: string): number => {
  let [before, former]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (former[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (former[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = former
    former = row
  }
  return former[b.length] ?? 0
}

/** Up to `limit` places whose name, or a name people use for it, has a similar spelling: the most similar first, then the largest. */
export const similarPlaces = (text: string, limit: number): readonly Place[] => {
  const folded = fold(text)
  // About a letter in four may be wrong.
  const most = Math.max(1, Math.floor((folded.length + 1) / 4))
  const edits = new Map<Place, number>()
  for (const [name, place] of folded.length < 3 ? [] : byName) {
    if (Math.abs(name.length - folded.length) > most) continue
    const count = editsBetween(folded, name)
    if (count <= most && count < (edits.get(place) ?? Infinity)) edits.set(place, count)
  }
  return [...edits.keys()]
    .toSorted((a, b) => (edits.get(a) ?? 0) - (edits.get(b) ?? 0) || b.size - a.size)
    .slice(0, limit)
}

/** The place nearest to a point in degrees, within 50 km; null for a point elsewhere. */
export const nearestPlace = (lat: number, lng: number): Place | null => {
  const kilometres = (place: Place) => kilometresBetween([lng, lat], [place.lng, place.lat])
  const nearest = places.reduce((best, place) => (kilometres(place) < kilometres(best) ? place : best))
  return kilometres(nearest) <= 50 ? nearest : null
}
