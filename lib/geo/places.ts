/** Dutch places by name or postcode: looked up locally, so that no visitor's place is sent to another service. */
import { kilometresBetween } from './area.ts'
import type { Lead } from './leads.ts'
import { leadOf } from './prepositions.ts'
import { bare, places, postcodes, type PlaceFacts, type PlaceKind } from './place-table.ts'
import { editsBetween } from '../spelling.ts'

export type Place = {
  readonly name: string
  /** WGS 84 degrees. */
  readonly lat: number
  readonly lng: number
  /** Inhabitants; 0 where not known. */
  readonly size: number
  /** Left out by the register of addresses, which has towns and postcodes. */
  readonly kind?: PlaceKind | 'postcode' | undefined
  /** The other places of that name, as `findPlace` knows them; absent where there are none. */
  readonly others?: readonly string[] | undefined
  /** What leads to the name of an area in a Dutch sentence, where that is not “in”. */
  readonly lead?: Lead | undefined
  /** Of a text that is only the beginning of the name: the text, and other names that begin so. */
  readonly begun?: { readonly text: string; readonly others: readonly string[] } | undefined
}

/** Normalises a name for comparison: without accents, case, brackets, apostrophes and hyphens, which few type in "'s-Hertogenbosch". */
export const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`´().]/gu, '')
    .toLowerCase()
    .replaceAll(/[\s/-]+/g, ' ')
    .trim()

const signs = { province: 'provincie', municipality: 'gemeente', region: 'regio', island: 'eiland' } as const

/** Chosen: a province is no other place of a town's name, since nearly all who type the name mean the town. */
const namesakes = Map.groupBy(
  places.filter(({ kind }) => kind !== 'province'),
  ({ name }) => fold(bare(name)),
)

const toPlace = ({ name, lat, lng, size, kind }: PlaceFacts): Place => {
  const others = (namesakes.get(fold(bare(name))) ?? []).map((other) => other.name).filter((other) => other !== name)
  const lead = leadOf({ name, kind })
  return { name, lat, lng, size, kind, ...(others.length ? { others } : {}), ...(lead ? { lead } : {}) }
}

type Entry = { readonly facts: PlaceFacts; readonly place: Place; readonly rank: number }
const entries: readonly Entry[] = places.map((facts, rank) => ({ facts, place: toPlace(facts), rank }))

/** Kinds of areas by name: "provincie Utrecht". */
const areaNames = ({ kind, name }: PlaceFacts): string[] =>
  kind === 'town' || kind === 'locality' ? [] : [`${signs[kind]} ${bare(name)}`, `${bare(name)} ${signs[kind]}`]

/** Labels before bare names before other names: the first entry of a name is what it means. */
const byName = new Map<string, Entry>()
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
]) {
  const entry = byName.get(fold(name ?? ''))
  if (entry && alias !== undefined) byName.set(alias, entry)
}

/** Each name from each of its words on, sorted, with the part that is its beginning: what a text begins is found by halving. */
type Start = { readonly text: string; readonly entry: Entry; readonly isWhole: boolean }
const namesOf = ({ name, aliases }: PlaceFacts) => new Set([name, ...aliases].map(fold))
const starts: readonly Start[] = entries
  .flatMap((entry) =>
    [...namesOf(entry.facts)].flatMap((name) =>
      [...name.matchAll(/(?<=^| )\S/g)].map(({ index }) => ({ text: name.slice(index), entry, isWhole: index === 0 })),
    ),
  )
  .toSorted((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))

const firstAt = (text: string): number => {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle]?.text ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The display name of a postcode, which addresses may contain. */
const displayName = /^([1-9]\d{3}) \(.+\)$/

/** The four digits of a postcode, with or without its letters; the letters, which identify a street, are dropped immediately. */
export const digitsOf = (text: string): string | null => {
  const bareText = text.trim()
  return (/^([1-9]\d{3})(?:\s?[a-z]{2})?$/i.exec(bareText) ?? displayName.exec(bareText))?.[1] ?? null
}

/** The known code nearest to one that is not in the table, such as that of post boxes, among those with its first two digits. */
const nearestCode = (digits: string): string | undefined =>
  [...postcodes.keys()]
    .filter((code) => code.startsWith(digits.slice(0, 2)))
    .toSorted((one, other) => Math.abs(Number(one) - Number(digits)) - Math.abs(Number(other) - Number(digits)))[0]

const findPostcode = (digits: string): Place | null => {
  const known = postcodes.get(digits) ?? postcodes.get(nearestCode(digits) ?? '')
  if (!known) return null
  const { place, lat, lng } = known
  return { name: `${digits} (${bare(place.name)})`, lat, lng, size: place.size, kind: 'postcode' }
}

/** A name without the article that few names have: "de Veluwe". */
const withoutArticle = (folded: string) => folded.replace(/^(?:de|het|the) /, '')

const entryOf = (text: string): Entry | undefined => {
  const folded = fold(text)
  const whole = byName.get(folded)
  if (whole) return whole
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

/**
 * Up to `limit` places of which a word of the name, or of a name people use for it, begins with the text: what is called
 * just that first, then what begins so, the largest first; when none begins so, what is spelled like it. Digits begin postcodes; a whole postcode is one place.
 */
export const suggestPlaces = (text: string, limit: number): readonly Place[] => {
  const start = fold(text)
  const digits = digitsOf(text)
  if (digits) return [findPostcode(digits)].filter((place) => place !== null)
  if (/^[1-9]\d{1,2}$/.test(start))
    return [...postcodes.keys()]
      .filter((code) => code.startsWith(start))
      .slice(0, limit)
      .flatMap((code) => findPostcode(code) ?? [])
  if (!start) return []
  const scores = new Map<Entry, number>()
  for (const one of beginning(start)) {
    const isNamed = one.isWhole && (one.text === start || fold(bare(one.entry.facts.name)) === start)
    const score = isNamed ? 0 : one.isWhole ? 1 : 2
    scores.set(one.entry, Math.min(score, scores.get(one.entry) ?? 2))
  }
  return scores.size ? best(scores, limit) : similarPlaces(text, limit)
}

/** Letters from which a text is the beginning of a name rather than a word. */
const leastBegun = 3

/** The largest place whose name begins with the text, with up to three others; null when none does, and for digits. */
export const completePlace = (text: string): Place | null => {
  const start = fold(text)
  if (start.length < leastBegun) return null
  const whole = beginning(start).filter(({ isWhole }) => isWhole)
  const [place, ...others] = best(new Map(whole.map(({ entry }) => [entry, 0])), 4)
  return place ? { ...place, begun: { text: text.trim(), others: others.map(({ name }) => name) } } : null
}

const beginning = (start: string): readonly Start[] => {
  const from = firstAt(start)
  for (let to = from; ; to += 1) if (!starts[to]?.text.startsWith(start)) return starts.slice(from, to)
}

/** Those with the lowest score first, then towns and areas, then the largest. */
const best = (scores: ReadonlyMap<Entry, number>, limit: number): Place[] =>
  [...scores]
    .toSorted(([one, a], [other, b]) => a - b || groupOf(one) - groupOf(other) || weightOf(other) - weightOf(one))
    .slice(0, limit)
    .map(([{ place }]) => place)

/** Regions and provinces have ten times the inhabitants of the towns that people rather mean. */
const weightOf = ({ facts: { kind, size } }: Entry): number =>
  kind === 'region' || kind === 'province' ? size / 10 : size

/** Hamlets and parts of towns come behind what is as well begun. */
const groupOf = ({ facts }: Entry): number => (facts.kind === 'locality' ? 1 : 0)

/** Which letters a text has, as bits. */
const lettersOf = (text: string): number => {
  let bits = 0
  for (const letter of text) {
    const at = letter.charCodeAt(0) - 97
    if (at >= 0 && at < 26) bits |= 1 << at
  }
  return bits
}
const bitsIn = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest; rest &= rest - 1) count += 1
  return count
}
const letters: ReadonlyMap<string, number> = new Map([...byName.keys()].map((name) => [name, lettersOf(name)]))

/** Up to `limit` places whose name, or a name people use for it, has a similar spelling: the most similar first, then the largest. */
export const similarPlaces = (text: string, limit: number): readonly Place[] => {
  const folded = fold(text)
  // About a letter in four may be wrong.
  const most = Math.max(1, Math.floor((folded.length + 1) / 4))
  const own = lettersOf(folded)
  const edits = new Map<Entry, number>()
  for (const [name, entry] of folded.length < 3 ? [] : byName) {
    // An edit changes two letters at most: most names are left out without comparing them.
    if (bitsIn(own ^ (letters.get(name) ?? 0)) > 2 * most) continue
    const count = editsBetween(folded, name, most)
    if (count <= most && count < (edits.get(entry) ?? Infinity)) edits.set(entry, count)
  }
  return best(edits, limit)
}

const settled = entries.filter(({ facts }) => facts.kind === 'town')

/** The town or village nearest to a point in degrees, within 50 km; null for a point elsewhere. */
export const nearestPlace = (lat: number, lng: number): Place | null => {
  const kilometres = ({ place }: Entry) => kilometresBetween([lng, lat], [place.lng, place.lat])
  const nearest = settled.reduce((best, entry) => (kilometres(entry) < kilometres(best) ? entry : best))
  return kilometres(nearest) <= 50 ? nearest.place : null
}
