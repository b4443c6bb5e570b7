/** Distances in a typed text: "binnen 25 km van", "within 20 miles of"; and those or travel times behind the name of a place. */
import { stopWords } from './stop-words.ts'
import type { Travel } from '../../geo/travel.ts'
import { farthest } from '../where.ts'
import { rangeAt, travelAt } from './travel-words.ts'
import { phraseAt, phrasesOf, wordSet, type Word } from './words.ts'

const leads = wordSet(
  'tussen between binnen within maximaal max hooguit hoogstens ongeveer straal radius tot op in een a up to at most',
)
/** Words of a limit that mean nothing else only together. */
const limits = phrasesOf(
  'niet verder dan,niet meer dan,minder dan,no more than,not more than,no further than,not further than,less than',
)
/** Behind one of those: “een straal van”, “a radius of”. */
const leadTails = wordSet('van of')
/** Behind the unit: “20 km afstand van”, “20 km rijden van”, “a 10 km radius of”. */
const asides = wordSet('afstand verderop rijden fietsen reizen distance radius away')
const tails = wordSet('van vanaf rond rondom om of from around bij in')
/** Kilometres of a unit of length. */
const units: ReadonlyMap<string, number> = new Map([
  ...['km', 'kms', 'kilometer', 'kilometers', 'kilometre', 'kilometres'].map((unit) => [unit, 1] as const),
  ...['mile', 'miles', 'mijl', 'mijlen'].map((unit) => [unit, 1.609] as const),
])

/** How far from a place one looks, as it was typed, and how many words say so. */
export type Extent = {
  /** Kilometres; null with a travel time. */
  readonly radius: number | null
  readonly travel: Travel | null
  readonly length: number
}

const distanceAt = (words: readonly Word[], at: number): Extent | null => {
  const textAt = (index: number) => words[index]?.text ?? ''
  let next = at
  while (leads.has(textAt(next)) || (next > at && leadTails.has(textAt(next)))) next += 1
  next += rangeAt(words, next)
  const [, number, unit] = /^(\d{1,5}(?:[.,]\d{1,2})?)(km)?$/i.exec(words[next]?.typed ?? '') ?? []
  if (number === undefined) return null
  next += 1
  const factor = unit === undefined ? units.get(textAt(next)) : 1
  if (factor === undefined) return null
  if (unit === undefined) next += 1
  if (asides.has(textAt(next))) next += 1
  if (tails.has(textAt(next))) next += 1
  // Chosen: no distance at all is what suits the place, and more than the country is the country.
  const kilometres = Math.min(Math.round(Number(number.replace(',', '.')) * factor), farthest)
  return { radius: kilometres || null, travel: null, length: next - at }
}

/** The distance or travel time that begins at that word, up to the name of its place; `isBehind`: the name stands before it. */
export const extentAt = (words: readonly Word[], at: number, isBehind = false): Extent | null => {
  const limit = phraseAt(limits, words, at)
  const travel = travelAt(words, at + limit, isBehind, limit > 0)
  const measured = travel ? { ...travel, radius: null } : distanceAt(words, at + limit)
  const extent = measured && { ...measured, length: limit + measured.length }
  if (!extent || !isBehind) return extent
  // What follows is not its place: “20 km in deeltijd”.
  const isSmall = (index: number): boolean => stopWords.has(words[index]?.text ?? '')
  let end = at + extent.length
  while (isSmall(end - 1)) end -= 1
  return { ...extent, length: end - at }
}
