/**
 * The table of places, postcodes and railways, made of public facts by `scripts/build-places.ts`: on servers only.
 * Data: GeoNames, CBS, Kadaster and Rijden de Treinen (CC BY 4.0), NDOV; the licence asks to name them, and the site's footer does.
 */
import { z } from 'zod'
import { municipalities, municipalityOf, provinces, type Municipality } from '#platform/geo/municipalities.ts'
import table from './places.json' with { type: 'json' }

const kinds = ['town', 'locality', 'municipality', 'province', 'island', 'region'] as const
/** A town or village; a part or hamlet of one; and areas. */
export type PlaceKind = (typeof kinds)[number]

const row = z.tuple([z.string(), z.int(), z.array(z.int()), z.int(), z.int(), z.int()]).rest(z.string())
const parsed = z
  .object({
    places: z.array(row),
    postcodes: z.array(z.tuple([z.int(), z.int(), z.int(), z.int()])),
    stations: z.array(z.tuple([z.string(), z.int(), z.int(), z.int()])),
    edges: z.array(z.tuple([z.int(), z.int(), z.number()])),
  })
  .parse(table)

/** A place with what is known of it. */
export type PlaceFacts = {
  /** Unique: names that several places have are followed by what tells them apart. */
  readonly name: string
  /** WGS 84 degrees. */
  readonly lat: number
  readonly lng: number
  /** Inhabitants; 0 where not known. */
  readonly size: number
  readonly kind: PlaceKind
  /** Where a town lies; null for areas of several municipalities. */
  readonly municipality: Municipality | null
  /** Codes of the municipalities that an area covers; none for towns. */
  readonly codes: readonly string[]
  readonly aliases: readonly string[]
}

const provinceCodes = new Map(
  provinces.map((one) => [one.name === 'Fryslân' ? 'Friesland' : one.name, one.municipalities]),
)
/** English names of areas, which the facts do not have. */
const english = new Map([
  ['Zuid-Holland', 'South Holland'],
  ['Noord-Holland', 'North Holland'],
  ['Noord-Brabant', 'North Brabant'],
])

/** A name without what tells it apart from others: “Hengelo (Gelderland)” is Hengelo. */
export const bare = (name: string): string => name.replace(/ \([^)]*\)$/, '')

/** In the order in which a text that several have means them: towns before areas of their name, the largest first. */
export const places: readonly PlaceFacts[] = parsed.places.map(([name, kind, at, lat, lng, size, aliases = '']) => {
  const codes = at.flatMap((one) => municipalities[one]?.code ?? [])
  const [first] = codes
  const isArea = kind > kinds.indexOf('locality')
  const kindName = kinds[kind] ?? 'town'
  return {
    name,
    lat: lat / 1000,
    lng: lng / 1000,
    size,
    kind: kindName,
    municipality: isArea || first === undefined ? null : municipalityOf(first),
    codes: kindName === 'province' ? (provinceCodes.get(bare(name)) ?? []) : isArea ? codes : [],
    aliases: [aliases.split('|'), english.get(name) ?? ''].flat().filter(Boolean),
  }
})

export type PostcodeFacts = { readonly place: PlaceFacts; readonly lat: number; readonly lng: number }

/** By their four digits; codes of post boxes alone are not in it. */
export const postcodes: ReadonlyMap<string, PostcodeFacts> = new Map(
  parsed.postcodes.flatMap(([digits, at, lat, lng]) => {
    const place = places[at]
    return place ? [[String(digits), { place, lat: lat / 1000, lng: lng / 1000 }]] : []
  }),
)

export type Station = {
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly isIntercity: boolean
}

export const stations: readonly Station[] = parsed.stations.map(([name, lat, lng, isIntercity]) => ({
  name,
  lat: lat / 1000,
  lng: lng / 1000,
  isIntercity: isIntercity === 1,
}))

/** Stations, by their places in `stations`, that follow each other on a line, and the kilometres between them. */
export const railEdges: readonly (readonly [from: number, to: number, kilometres: number])[] = parsed.edges
