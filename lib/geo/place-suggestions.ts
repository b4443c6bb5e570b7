/** What a text that names no place may be: the beginning of a name, or a name with mistakes. On servers only. */
import { editsBetween } from '../spelling.ts'
import { bare, postcodes, type PlaceFacts, type PlaceKind } from './place-table.ts'
import { byName, digitsOf, entries, entryOf, findPostcode, fold, type Entry, type Place } from './places.ts'
import { quarterWords } from './quarters.ts'

/** How a text begins a name: one that it is, the place's own, an alias, or either from a later word on. */
const [exact, own, alias, inner] = [0, 1, 2, 3]

/** Each name from each of its words on, sorted, with the part that is its beginning: what a text begins is found by halving. */
type Start = { readonly text: string; readonly entry: Entry; readonly score: number }
const namesOf = ({ name, aliases }: PlaceFacts) => new Set([name, ...aliases].map(fold))
/** Of the aliases, which former municipalities are too, those of provinces are their own, and the official name of a town: 's-Hertogenbosch. */
const isOwn = (name: string, entry: Entry): boolean => {
  const { kind, municipality, name: label } = entry.facts
  const isOfficial = name === fold(municipality?.name ?? '') && byName.get(name) === entry
  return kind === 'province' || name === fold(label) || isOfficial
}
const starts: readonly Start[] = entries
  .flatMap((entry) =>
    [...namesOf(entry.facts)].flatMap((name) =>
      [...name.matchAll(/(?<=^| )\S/g)].map(({ index }) => ({
        text: name.slice(index),
        entry,
        score: index > 0 ? inner : isOwn(name, entry) ? own : alias,
      })),
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

/**
 * Up to `limit` places of which a word of the name, or of a name people use for it, begins with the text: what is called
 * just that first, before all others the one that `findPlace` takes, then what begins so, then what has an alias that does, the largest
 * first; when none begins so, what is spelled like it. Digits begin postcodes; a whole postcode is one place.
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
  const scores = scored(start)
  const meant = entryOf(text)
  if (meant) scores.set(meant, -1)
  return scores.size ? withoutQuarters(best(scores, limit), start) : similarPlaces(text, limit)
}

/** Whether a place is a part of a town by its name: `Zwolle Stadshagen` of Zwolle. */
const isQuarterOf = ({ name, kind }: Place, town: string): boolean =>
  kind === 'locality' && name.startsWith(`${bare(town)} `) && !name.startsWith(`${bare(town)} (`)

/** Whether a place is the village of an island of that name: the island is meant. */
const isVillageOf = ({ name, kind }: Place, island: Place): boolean =>
  kind === 'town' && island.kind === 'island' && name !== island.name && bare(name) === island.name

/**
 * The places without quarters of others among them, until the text says more than the name of those, nor villages of the name of their
 * island: nobody means them.
 */
const withoutQuarters = (suggested: readonly Place[], start: string): readonly Place[] =>
  suggested.filter(
    (place) =>
      !suggested.some(
        (other) =>
          isVillageOf(place, other) ||
          (isQuarterOf(place, other.name) && start.length <= fold(bare(other.name)).length),
      ),
  )

/** Letters from which a text is read as the beginning of a name: with two it may be any, or that of a village that is not here. */
const leastBegun = 3
/** Places among which others than its quarters are looked for: Amsterdam has ten. */
const mostBegun = 20

/**
 * The largest place whose name begins with the text, of several with that name the one that the whole name means, with up to three
 * others, its own quarters apart; null when none does, and for digits.
 */
export const completePlace = (text: string): Place | null => {
  const start = fold(text)
  if (start.length < leastBegun) return null
  const begun = best(new Map([...scored(start)].filter(([, score]) => score < inner)), mostBegun)
  const [first] = begun
  if (!first) return null
  const name = bare(first.name)
  // “Hengelo (Geld” says more than the name that several have.
  const place = (start.length <= fold(name).length && entryOf(name)?.place) || first
  const others = begun.flatMap((one) => (one.name === place.name || isQuarterOf(one, place.name) ? [] : [one.name]))
  return { ...place, completion: { text: text.trim(), others: others.slice(0, 3) } }
}

/** Inhabitants of a place that many people name. */
const large = 20_000

/** Letters from which a name with one mistake is recognised, and how much larger the place must be than others that it could be. */
const [leastSpelled, farLarger] = [4, 10]

/**
 * The place whose name the text is by its sound, or but for one letter too many, too few, wrong, or swapped with the next; null for the name of a
 * place, for digits, and where places of a similar size could be meant. As of a name that was only begun, the page says how it was read.
 */
export const correctPlace = (text: string): Place | null => {
  const folded = fold(text)
  if (folded.length < leastSpelled || /\d/.test(folded) || byName.has(folded)) return null
  const like = likeOf(folded, 1)
  const [first, ...others] = best(like, 4)
  const least = Math.min(...like.values())
  const [size = 0, next = 0] = [...like]
    .flatMap(([entry, edits]) => (edits === least ? [weightOf(entry) + 1] : []))
    .toSorted((one, other) => other - one)
  if (!first || first.kind === 'locality' || size < next * farLarger) return null
  return { ...first, completion: { text: text.trim(), others: others.map(({ name }) => name) } }
}

const quarter = new RegExp(` (?:${quarterWords.join('|')}|(?:noord|zuid) (?:oost|west)|nieuw west|stad)$`)

/** The large town of which the text names a quarter that the table does not have, such as “Amsterdam Noord”; null for others. */
export const townOfQuarter = (text: string): Place | null => {
  const folded = fold(text)
  const town = byName.get(folded.replace(quarter, ''))
  if (!quarter.test(folded) || town?.facts.kind !== 'town' || town.facts.size < large) return null
  return { ...town.place, completion: { text: text.trim(), others: [] } }
}

/**
 * Whether a text among other words is nearly the name of a place; `isLarge` for one that many name and with the same first letter,
 * which few mistype: “lassen” is no Assen. What is the beginning of another name would be read as that, and is none.
 */
export const isNearlyPlace = (text: string, isLarge: boolean): boolean => {
  const place = correctPlace(text)
  if (!place || (isLarge && (place.size < large || fold(place.name)[0] !== fold(text)[0]))) return false
  return (completePlace(text)?.name ?? place.name) === place.name
}

const beginning = (start: string): readonly Start[] => {
  const from = firstAt(start)
  for (let to = from; ; to += 1) if (!starts[to]?.text.startsWith(start)) return starts.slice(from, to)
}

/** The place whose name the text is but for its article: “Helder” of Den Helder. */
const withArticle = (start: string): Entry | undefined =>
  byName.has(start)
    ? undefined
    : ['de', 'den', 'het', 't'].map((article) => byName.get(`${article} ${start}`)).find((entry) => entry)

/** The places that the text begins, with how; what it is but for an article counts as its whole name where nothing larger begins so. */
const scored = (start: string): Map<Entry, number> => {
  const scores = new Map<Entry, number>()
  for (const { text, entry, score } of beginning(start)) {
    const isExact = score === own && (text === start || fold(bare(entry.facts.name)) === start)
    scores.set(entry, Math.min(isExact ? exact : score, scores.get(entry) ?? inner))
  }
  const named = withArticle(start)
  if (named && [...scores].every(([one, score]) => score === inner || weightOf(one) <= weightOf(named)))
    scores.set(named, exact)
  return scores
}

/** Those with the lowest score first, then towns and areas, then the largest; of one size, in the order of the table. */
const best = (scores: ReadonlyMap<Entry, number>, limit: number): Place[] =>
  [...scores]
    .toSorted(
      ([one, a], [other, b]) =>
        a - b || groupOf(one) - groupOf(other) || weightOf(other) - weightOf(one) || one.rank - other.rank,
    )
    .slice(0, limit)
    .map(([{ place }]) => place)

/** How many times as large as a town an area must be to come before it: Zaandam comes before Zaanstad. */
const times: Readonly<Partial<Record<PlaceKind, number>>> = { municipality: 10, province: 10, region: 20 }
const weightOf = ({ facts: { kind, size } }: Entry): number => size / (times[kind] ?? 1)

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

/** The places of which a name is that text but for some letters, with how many. */
const editsOf = (folded: string, most: number): ReadonlyMap<Entry, number> => {
  const own = lettersOf(folded)
  const edits = new Map<Entry, number>()
  for (const [name, entry] of folded.length < 3 ? [] : byName) {
    // An edit changes two letters at most: most names are left out without comparing them.
    if (bitsIn(own ^ (letters.get(name) ?? 0)) > 2 * most) continue
    const count = editsBetween(folded, name, most)
    if (count <= most && count < (edits.get(entry) ?? Infinity)) edits.set(entry, count)
  }
  return edits
}

/** A folded name by its sound: letters that are read alike are written alike, so that “Zutfen” is Zutphen. */
const soundOf = (folded: string): string =>
  folded.replaceAll('ph', 'f').replaceAll(/ij|y/g, 'ei').replaceAll('c', 'k').replaceAll('z', 's')
const bySound = Map.groupBy(byName.entries(), ([name]) => soundOf(name))

/** The places of which a name sounds like the text, with 0, or is it but for some letters, with how many. */
const likeOf = (folded: string, most: number): ReadonlyMap<Entry, number> => {
  const like = new Map(editsOf(folded, most))
  for (const [, entry] of bySound.get(soundOf(folded)) ?? []) like.set(entry, 0)
  return like
}

/** Up to `limit` places whose name, or a name people use for it, has the same sound or a similar spelling: the most similar first, then the largest. */
export const similarPlaces = (text: string, limit: number): readonly Place[] => {
  const folded = fold(text)
  // About a letter in four may be wrong.
  return best(likeOf(folded, Math.max(1, Math.floor((folded.length + 1) / 4))), limit)
}

/** The large place that alone is spelled like a text, which a page would suggest as the only one; null for others: few mean a village by two mistakes. */
export const onlySimilar = (text: string): Place | null => {
  const [place, ...others] = similarPlaces(text, 2)
  if (!place || others.length || place.size < large || /\d/.test(text)) return null
  return { ...place, completion: { text: text.trim(), others: [] } }
}
