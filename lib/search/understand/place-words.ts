/** Places in a typed text: a name or postcode, with what leads to it ("bij", "binnen 25 km van") and follows it ("e.o."). */
import { quarterWords } from '../../geo/quarters.ts'
import type { Travel } from '../../geo/travel.ts'
import { concepts, teachers } from './concepts.ts'
import { stopWords } from './stop-words.ts'
import { extentAt, type Extent } from './distance-words.ts'
import { meansAt } from './travel-words.ts'
import { phraseAt, phrasesOf, wordSet, type Word } from './words.ts'

/** Names of places that are words, or short enough to be one: they need a sign that a place is meant. */
const alsoWords = new Set(
  (
    'america andel annen assen asten axel balk ballast beek beers berg bergen best born borne brand bunde dalen deil ' +
    'dieren donk doorn dorst duiven ede elst ens epe erp etten goes goor gracht grave grou halfweg handel haps haren heel heide hem ' +
    'hoeven hoorn houten huizen hulst ingen kampen kapelle keent klimmen laren leek leende leens leest lemmer lent leuken linne lith ' +
    'made marken mechelen meeden monster montfort nes nuth ommen oosteind oosteinde oss overberg putte putten raam reek rijen roden ruinen ' +
    'sluis soest son stein thorn tuk veen velp ven vorden vries vuren waarde waarder weert well winkel wisch wouw zee zegge zetten ' +
    // Of all places: those that are words, given names, or words of titles in the catalogue.
    'een ees erm est gees hall hank heeg hei hoek horn jisp kats leur lies loon mill neer rijs waal wapse zand zorgvlied zuid noord oost west ' +
    'amen boer bern bant darp echt gauw hee hees heer elp riel ried spui wier wilp wons berg donk dorp burgh broek horst hout kamp ' +
    'kerk klooster meer molen polder rust school schoonheid sint straat wijk vallei wadden peel kempen randstad midden vecht rijk ' +
    'nieuw oud oude nieuwe hoge lage kleine grote goede lange wijde dieper drempt muziekwijk regio sport vak zuiden noorden'
  ).split(' '),
)

/** Of these, words that stand behind “in” and “bij” in any sentence: only a capital letter, or nothing else, makes them a place. */
const commonWords = wordSet(
  'een school schoonheid sport vak regio oud oude nieuw nieuwe hoge lage kleine grote goede lange wijde rust kerk straat meer dorp rijk ' +
    'midden klooster molen wijk beek veen zand hout water land zuiden noorden',
)

/** Of all these, towns that end a query as its place: “pabo oss”. The others are rather words of a course there: “docent handel”. */
const towns = new Set(
  'randstad assen beek bergen born borne doorn duiven ede elst epe goes goor grave haren hoorn houten huizen hulst lemmer ommen oss sluis soest velp weert wouw'.split(
    ' ',
  ),
)

/** Small words behind which a town may stand without what leads to it. */
const beforeTowns = wordSet('worden opleiding opleidingen studeren cursus course courses')

/** What is looked for in a town that stands before it. */
const lookedFor = wordSet(
  'pabo opleiding opleidingen lerarenopleiding zij onderwijsassistent course courses training school scholen',
)

const leads = phrasesOf(
  'in de omgeving van,in de buurt van,in the area of,in omgeving,in de regio,in de gemeente,' +
    'gemeente,in the municipality of,municipality of,de omgeving van,close to,omgeving van,buurt van,' +
    'rond om,omgeving,rondom,vanuit,nabij,regio,around,postcode,bij,rond,near,in,te,at,vlakbij',
)

/** Words of the longest names: "Capelle aan den IJssel". */
const mostWords = 4

export type FoundPlace = {
  readonly name: string
  /** Kilometres that were typed with it; null when none were. */
  readonly radius: number | null
  /** The travel time that was typed with it; null when none was. */
  readonly travel: Travel | null
  /** The number of words, with those that lead to it. */
  readonly length: number
}

type Named = { readonly name: string; readonly length: number; readonly isSure: boolean }

/** Words of money: beside them four digits are an amount. */
const money = wordSet(
  'euro euros eur bruto netto gross salaris loon verdien verdient verdienen salary pay earn ' +
    'collegegeld lesgeld kosten kost betaal betalen prijs bedrag tuition fee fees cost costs price',
)

/** Words behind a number of what is counted, which is no postcode. */
const counted = wordSet(
  'uur uren dag dagen week weken maand maanden jaar jaren per keer punten studiepunten ec ects ' +
    'leerlingen studenten kinderen mensen leraren docenten scholen vacatures plaatsen woorden ' +
    'hour hours day days weeks months year years times points credits pupils students children people teachers schools vacancies words',
)

const isYear = (digits: string) => /^(?:19[5-9]|20[0-4])\d$/.test(digits)

/** A postcode at that word. Its letters name a street and are not part of the name. */
const postcodeAt = (words: readonly Word[], at: number, isPlace: (name: string) => boolean): Named | null => {
  const { text = '', typed = '' } = words[at] ?? {}
  // “€ 3000” and “3000,-”.
  if (/[€,]/.test(typed)) return null
  const [, digits, letters] = /^([1-9]\d{3})([a-z]{2})?$/.exec(text) ?? []
  if (digits === undefined || !isPlace(digits)) return null
  const next = words[at + 1]
  const hasLetters =
    letters === undefined &&
    next !== undefined &&
    !next.isPlain &&
    /^[a-z]{2}$/.test(next.text) &&
    (!stopWords.has(next.text) || next.typed === next.typed.toUpperCase())
  const isNumber = isYear(digits) || counted.has(next?.text ?? '') || words.some((word) => money.has(word.text))
  return { name: digits, length: hasLetters ? 2 : 1, isSure: letters !== undefined || hasLetters || !isNumber }
}

const nameAt = (words: readonly Word[], at: number, isPlace: (name: string) => boolean): Named | null => {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length)
    const name = part.map(({ text }) => text).join(' ')
    // A postcode behind its town is a place of its own.
    if (part.some(({ isPlain }) => isPlain) || name.length < 2 || /\d/.test(name) || !isPlace(name)) continue
    const isCapital =
      at > 0 && /^\p{Lu}/u.test(part[0]?.typed ?? '') && words.some(({ typed }) => /^\p{Ll}/u.test(typed))
    return { name, length, isSure: isCapital || !(alsoWords.has(name) || name.length < 4) }
  }
  return null
}

/** A postcode at that word, with the town that an address has behind it, or before it: “Amsterdam 1011 AB”. */
const addressAt = (words: readonly Word[], at: number, isPlace: (name: string) => boolean): Named | null => {
  const postcode = postcodeAt(words, at, isPlace)
  if (postcode)
    return { ...postcode, length: postcode.length + (nameAt(words, at + postcode.length, isPlace)?.length ?? 0) }
  const town = nameAt(words, at, isPlace)
  const behind = town && postcodeAt(words, at + town.length, isPlace)
  return town && behind?.isSure ? { ...behind, length: town.length + behind.length } : null
}

/** What names a place: its name, and a text that is one but for a mistake; the second alone needs a sign that a place is meant. */
export type Places = {
  /** Whether a folded name or four digits are a place. */
  readonly isPlace: (name: string) => boolean
  /** Whether a folded text is nearly the name of a place; `isLarge` asks for one that many people name. */
  readonly isNearly: (text: string, isLarge: boolean) => boolean
}

/** Words of a query in which misspelled places are looked for; each costs a comparison with every name. */
const mostCompared = 12
/** Letters from which a misspelled place is recognised without what leads to it. */
const leastAlone = 5

const isKnownWord = (text: string): boolean => stopWords.has(text) || teachers.has(text) || concepts.has(text)

/** A misspelled name of one or two words: behind what leads to a place, else at either end of the query. */
const nearlyAt = (words: readonly Word[], at: number, isLed: boolean, isNearly: Places['isNearly']): Named | null => {
  if (words.length > mostCompared) return null
  for (const length of [2, 1]) {
    const part = words.slice(at, at + length)
    const isAtEnd = at === 0 || at + length === words.length || extentAt(words, at + length, true) !== null
    const name = part.map(({ text }) => text).join(' ')
    if (
      part.length < length ||
      part.some(({ isPlain }) => isPlain) ||
      (!isLed && (!isAtEnd || name.length < leastAlone))
    )
      continue
    if (part.every(({ text }) => !isKnownWord(text)) && isNearly(name, !isLed)) return { name, length, isSure: true }
  }
  return null
}

/** Whether the query ends with a town that is a word elsewhere, and what stands before it is what is looked for there. */
const isTownAtEnd = (words: readonly Word[], at: number): boolean => {
  const [before, word] = [words[at - 1]?.text, words[at]?.text ?? '']
  const isLast = at > 0 && at === words.length - 1
  return isLast && towns.has(word) && before !== undefined && (beforeTowns.has(before) || !stopWords.has(before))
}

/** Whether the query begins with such a town, and a course or job that is looked for there follows: “Oss leraar engels”, not “born teacher”. */
const isTownAtStart = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? '']
  return (
    at === 0 && towns.has(word) && word !== 'born' && (teachers.has(next) || concepts.has(next) || lookedFor.has(next))
  )
}

/** Provinces that are no town as well. */
const provinces = new Set(
  'drenthe,flevoland,friesland,fryslan,gelderland,limburg,overijssel,zeeland,brabant,noord brabant,noord holland,zuid holland,north brabant,north holland,south holland'.split(
    ',',
  ),
)

const quarters: ReadonlySet<string> = new Set(quarterWords)

/** Words behind a name that belong to it: "e.o.", "en omgeving", its province, a quarter. */
const tailAt = (words: readonly Word[], at: number): number => {
  const [one = '', two = ''] = [words[at]?.text, words[at + 1]?.text]
  if (provinces.has(`${one} ${two}`)) return 2
  if (provinces.has(one) || quarters.has(one)) return 1
  if ((one === 'e' && two === 'o') || ((one === 'en' || one === 'of') && two === 'omgeving')) return 2
  return one === 'eo' || one === 'area' ? 1 : 0
}

/** The distance or travel time behind the name of a place: “Utrecht, binnen 20 km”. */
const extentBehind = (words: readonly Word[], at: number, { isPlace }: Places): Extent | null => {
  const extent = extentAt(words, at, true)
  // “Utrecht 20 km van Zwolle”: it is that of the next place.
  return extent && !placeAt(words, at, { isPlace, isNearly: () => false }) ? extent : null
}

/** The place that is named from that word on; null when there is none, or when the name is rather a word. */
export const placeAt = (words: readonly Word[], at: number, places: Places): FoundPlace | null => {
  if (words[at]?.isPlain) return null
  const { isPlace, isNearly } = places
  const before = extentAt(words, at)
  const lead = before?.length ?? phraseAt(leads, words, at)
  const from = at + lead
  const named =
    addressAt(words, from, isPlace) ?? nameAt(words, from, isPlace) ?? nearlyAt(words, from, lead > 0, isNearly)
  if (!named) return null
  const tail = tailAt(words, from + named.length)
  const end = from + named.length + tail
  const behind = before ? null : extentBehind(words, end, places)
  const means = before?.travel ? meansAt(words, end, before.travel.by) : 0
  const extent = before ?? behind
  const isLed = extent !== null || tail > 0 || (lead > 0 && !(words[at]?.text === 'in' && isYear(named.name)))
  const isAlone = lead === 0 && words.length === named.length
  const isMeant =
    isAlone || (isLed && !commonWords.has(named.name)) || isTownAtEnd(words, at) || isTownAtStart(words, at)
  if (!named.isSure && !isMeant) return null
  return {
    name: named.name,
    radius: extent?.radius ?? null,
    travel: extent?.travel ?? null,
    length: end - at + (behind?.length ?? means),
  }
}
