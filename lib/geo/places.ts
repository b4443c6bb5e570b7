/** Dutch places by name or postcode: looked up locally, so that no visitor's place is sent to another service. */
import { provinces } from '#platform/geo/municipalities.ts'
import { kilometresBetween } from '#platform/geo/area.ts'
import type { Lead } from './leads.ts'
import { leadOf } from './prepositions.ts'
import { bare, places, postcodes, type PlaceFacts, type PlaceKind } from './place-table.ts'

export type Place = {
  readonly name: string
  /** WGS 84 degrees. */
  readonly lat: number
  readonly lng: number
  /** Inhabitants; 0 where not known. */
  readonly size: number
  /** Inhabitants of the large town that a quarter belongs to, or that is near a small place; absent for others. */
  readonly townSize?: number | undefined
  /** Left out by the register of addresses, which has towns and postcodes. */
  readonly kind?: PlaceKind | 'postcode' | undefined
  /** The other places of that name, as `findPlace` knows them; absent where there are none. */
  readonly others?: readonly string[] | undefined
  /** What leads to the name of an area in a Dutch sentence, where that is not “in”. */
  readonly lead?: Lead | undefined
  /** Of a text that is only the beginning of the name, or misspells it: the text, and other names that it could be. */
  readonly completion?: { readonly text: string; readonly others: readonly string[] } | undefined
}

/** Normalises a name for comparison: without accents, case, brackets, apostrophes and hyphens, which few type in "'s-Hertogenbosch". */
export const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`´().]/gu, '')
    .toLowerCase()
    .replaceAll(/[\s/-]+/g, ' ')
    .trim()

/** Short names of provinces, those on envelopes and of the railways among them. */
const shortProvinces: Readonly<Record<string, string>> = {
  Groningen: 'gr gn',
  Fryslân: 'friesland fr frl',
  Drenthe: 'dr',
  Overijssel: 'ov',
  Flevoland: 'fl',
  Gelderland: 'gld',
  Utrecht: 'ut utr',
  'Noord-Holland': 'nh',
  'Zuid-Holland': 'zh',
  Zeeland: 'zld',
  'Noord-Brabant': 'brabant nb',
  Limburg: 'lb lim l',
}

const signs = { province: 'provincie', municipality: 'gemeente', region: 'regio', island: 'eiland' } as const

/** Chosen: a province is no other place of a town's name, since nearly all who type the name mean the town. */
const namesakes = Map.groupBy(
  places.filter(({ kind }) => kind !== 'province'),
  ({ name }) => fold(bare(name)),
)

/** Towns of several words by their first one: who types “Alphen” may mean Alphen aan den Rijn. */
const longerNamed = Map.groupBy(
  places.filter(({ kind, name }) => kind === 'town' && / /.test(bare(name))),
  ({ name }) => fold(bare(name)).split(' ')[0],
)
/** How many times as large as the place of the short name such a town must be. */
const muchLarger = 5

/** Kilometres up to which a town and an area of one name are one place: Schiermonnikoog and its island. */
const samePlace = 10

/** Kilometres within which a quarter or station of no known size belongs to a large town. */
const quarterOf = 8
/** Kilometres within which a large town is near: 25 km from there reach it. */
const nearTown = 20
/** Inhabitants. */
const largeTown = 100_000
/** Inhabitants from which on a town counts by itself. */
const ownTown = 50_000

const largeTowns = places.filter(({ kind, size }) => kind === 'town' && size >= largeTown)

/** Kilometres of a degree of latitude, rather too few: what is farther by that alone needs no trigonometry, which saves 12 ms of each start. */
const degree = 110

const largestWithin = (kilometres: number, { lat, lng }: Pick<PlaceFacts, 'lat' | 'lng'>): number =>
  Math.max(
    0,
    ...largeTowns.flatMap((town) =>
      Math.abs(town.lat - lat) * degree < kilometres && kilometresBetween([lng, lat], [town.lng, town.lat]) < kilometres
        ? [town.size]
        : [],
    ),
  )

const townSizeOf = (facts: Pick<PlaceFacts, 'kind' | 'lat' | 'lng' | 'size'>): number => {
  const own = facts.kind === 'locality' && facts.size === 0 ? largestWithin(quarterOf, facts) : 0
  if (own || facts.size >= ownTown) return own
  return largestWithin(nearTown, facts) ? largeTown : 0
}

/** Whether both are areas, of other municipalities: the Utrechtse Heuvelrug is more than the municipality of that name. */
const areOtherAreas = (one: PlaceFacts, other: PlaceFacts): boolean =>
  one.codes.length > 0 && other.codes.length > 0 && String(one.codes.toSorted()) !== String(other.codes.toSorted())

const isElsewhere = (one: PlaceFacts, other: PlaceFacts): boolean =>
  kilometresBetween([one.lng, one.lat], [other.lng, other.lat]) > samePlace

const toPlace = (facts: PlaceFacts): Place => {
  const { name, lat, lng, size, kind } = facts
  const larger = (longerNamed.get(fold(bare(name))) ?? []).filter((other) => other.size > muchLarger * size)
  const others = [...(namesakes.get(fold(bare(name))) ?? []), ...larger]
    .filter((other) => other.name !== name && (isElsewhere(facts, other) || areOtherAreas(facts, other)))
    .map((other) => other.name)
  const [lead, townSize] = [leadOf({ name, kind }), townSizeOf(facts)]
  return {
    name,
    lat,
    lng,
    size,
    kind,
    ...(townSize ? { townSize } : {}),
    ...(others.length ? { others } : {}),
    ...(lead ? { lead } : {}),
  }
}

/** A place of the table; `rank` is its place there. */
export type Entry = { readonly facts: PlaceFacts; readonly place: Place; readonly rank: number }
export const entries: readonly Entry[] = places.map((facts, rank) => ({ facts, place: toPlace(facts), rank }))

/** Kinds of areas by name: "provincie Utrecht". */
const areaNames = ({ kind, name }: PlaceFacts): string[] =>
  kind === 'town' || kind === 'locality' ? [] : [`${signs[kind]} ${bare(name)}`, `${bare(name)} ${signs[kind]}`]

/** Labels before bare names before other names: the first entry of a name is what it means. */
export const byName = new Map<string, Entry>()
for (const namesOf of [
  ({ name }: PlaceFacts) => [name],
  ({ name }: PlaceFacts) => [bare(name)],
  ({ aliases }: PlaceFacts) => aliases,
  areaNames,
])
  for (const entry of entries)
    for (const name of namesOf(entry.facts)) if (!byName.has(fold(name))) byName.set(fold(name), entry)
// Names in use that the facts do not have.
for (const [alias, name] of [
  ['liwwadden', 'Leeuwarden'],
  ['ljouwert', 'Leeuwarden'],
  ['mokum', 'Amsterdam'],
  ['gravenhage', 'Den Haag'],
  ['hague', 'Den Haag'],
  // “A’dam”, also where the apostrophe parts it.
  ['adam', 'Amsterdam'],
  ['a dam', 'Amsterdam'],
  ['rdam', 'Rotterdam'],
  ['r dam', 'Rotterdam'],
]) {
  const entry = byName.get(fold(name ?? ''))
  if (entry && alias !== undefined) byName.set(alias, entry)
}

// “Alphen aan de Rijn”, which few write with “den”, “Alphen a/d Rijn” and “Wijk b/d Duurstede”.
for (const [name, entry] of byName)
  for (const other of [' aan de ', ' a d '].map((short) => name.replace(/ aan den? /, short)))
    for (const one of [other, other.replace(' bij ', ' b d ')]) if (!byName.has(one)) byName.set(one, entry)

/** The display name of a postcode, which addresses may contain. */
const displayName = /^([1-9]\d{3}) \(.+\)$/
/** A postcode as on an envelope, with or without its letters and its town. */
const onEnvelope =
  /^(?:nl[\s-]?)?(?<digits>[1-9]\d{3})(?<letters>[\s-]*[a-z]{2})?(?:[\s,]+(?<town>\p{L}[\p{L}\s'’-]*))?$/iu
/** The same at the end of an address: “Amsterdam 1011AB”. Letters, which a year has not, leave no doubt. */
const atEnd = /[\s,](?<digits>[1-9]\d{3})(?:[A-Za-z]{2}|\s[A-Z]{2})$/

/** Whether the text is a place, or begins with one: “Utrecht Centrum”. No name has more than six words. */
const namesPlace = (text: string): boolean =>
  text.split(/\s+/, 6).some((_, last, words) => entryOf(words.slice(0, last + 1).join(' ')))

/** The four digits of a postcode, with or without its letters; the letters, which identify a street, are dropped immediately. */
export const digitsOf = (text: string): string | null => {
  const bareText = text.trim()
  const display = displayName.exec(bareText)?.[1]
  if (display) return display
  const { digits = null, letters, town } = (onEnvelope.exec(bareText) ?? atEnd.exec(bareText))?.groups ?? {}
  // “2500 euro” is no postcode.
  return letters === undefined && town !== undefined && !namesPlace(town) ? null : digits
}

/** The known code nearest to one that is not in the table, such as that of post boxes, among those with its first two digits. */
const nearestCode = (digits: string): string | undefined =>
  [...postcodes.keys()]
    .filter((code) => code.startsWith(digits.slice(0, 2)))
    .toSorted((one, other) => Math.abs(Number(one) - Number(digits)) - Math.abs(Number(other) - Number(digits)))[0]

/** The place of four digits: of a code that is not in use, that of the nearest one. */
export const findPostcode = (digits: string): Place | null => {
  const known = postcodes.get(digits) ?? postcodes.get(nearestCode(digits) ?? '')
  if (!known) return null
  const { place, lat, lng } = known
  const townSize = townSizeOf(place) || undefined
  return { name: `${digits} (${bare(place.name)})`, lat, lng, size: place.size, townSize, kind: 'postcode' }
}

/** A name without the article that few names have: "de Veluwe", "'t Gooi". */
const withoutArticle = (folded: string) => folded.replace(/^(?:de|het|t|the) /, '')

/** A name as a letter or a timetable has it: “Utrecht CS”, “station Zwolle”, “Ede, Nederland”. */
const written = (folded: string) =>
  folded
    .replace(/,? (?:nederland|the netherlands|netherlands)$/, '')
    .replace(/^station /, '')
    .replace(/ (?:cs|centraal station|central station|station)$/, ' centraal')

/** Provinces as people write them behind a town. One letter is the beginning of a name rather, but for that of Limburg, which is official. */
const provinceNames = new Map(
  provinces.flatMap(({ name, municipalities }) =>
    [name, ...(shortProvinces[name] ?? '').split(' ')].map((written) => [fold(written), municipalities] as const),
  ),
)
const behindTown = new RegExp(`^(.+?),? (${[...provinceNames.keys()].join('|')})$`)

/** The place of that name in the province behind it: “Zwolle, Overijssel”, “Laren gld”. */
const inProvince = (folded: string): Entry | undefined => {
  const [, name = '', province = ''] = behindTown.exec(folded) ?? []
  const codes = provinceNames.get(province) ?? []
  const isThere = ({ municipality, codes: own }: PlaceFacts) => codes.includes(municipality?.code ?? own[0] ?? '')
  const there = [byName.get(name)?.facts, ...(namesakes.get(name) ?? [])].filter((one) => one && isThere(one))
  // Of two in that province the one is meant whose municipality is called so too.
  const meant = there.find((one) => one && fold(one.name).startsWith(`${name} ${province}`)) ?? there[0]
  return meant && byName.get(fold(meant.name))
}

/** The place of the table with that name, as an address, a letter or a timetable may have it; none for digits. */
export const entryOf = (text: string): Entry | undefined => {
  const folded = written(fold(text))
  if (folded.endsWith(' centraal') && !byName.has(folded)) return byName.get(folded.replace(/ centraal$/, ''))
  const whole = byName.get(folded)
  if (whole) return whole
  const municipality = byName.get(
    folded.replace(/^(?:gemeente|municipality of|municipality) | (?:gemeente|municipality)$/, ''),
  )
  if (municipality) return municipality
  const inside = inProvince(folded)
  if (inside) return inside
  const area = byName.get(withoutArticle(folded))
  // Only areas have articles: “het een” is no village.
  return area && !area.facts.municipality ? area : undefined
}

/** The place with that name or postcode, ignoring accents and case; null when there is none. */
export const findPlace = (text: string): Place | null => {
  const digits = digitsOf(text)
  return digits ? findPostcode(digits) : (entryOf(text)?.place ?? null)
}

/** What is known of the place with that name; null when there is none, and for a postcode. */
export const placeFacts = (text: string): PlaceFacts | null => entryOf(text)?.facts ?? null

const settled = entries.filter(({ facts }) => facts.kind === 'town')

/**
 * The town or village nearest to a point in degrees, within 15 km; null for a point elsewhere. Chosen: no point of the country is farther
 * from one, and distances from a town of the border would say little to somebody in Brussels.
 */
export const nearestPlace = (lat: number, lng: number): Place | null => {
  const kilometres = ({ place }: Entry) => kilometresBetween([lng, lat], [place.lng, place.lat])
  const nearest = settled.reduce((best, entry) => (kilometres(entry) < kilometres(best) ? entry : best))
  return kilometres(nearest) <= 15 ? nearest.place : null
}
