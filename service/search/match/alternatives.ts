/**
 * What in the dictionary counts as a word of the query: itself, longer words, its other forms, misspellings, compounds.
 */
import { prefixRange, termNumber } from '../index/dictionary.ts'
import { compoundsWith, type Compounds } from '../language/compounds.ts'
import { postingsFrom, type Postings } from '../index/postings.ts'
import type { QuerySlot } from '../query/query.ts'
import type { SearchOptions } from '../query/search-params.ts'
import { sequences } from './sequences.ts'
import type { PrefixTable, TextIndex } from '../index/text-index.ts'
import { termsWithTypos } from './typos.ts'

export type Alternative = {
  readonly postings: Postings
  /** The pairs `from` up to `to` of the postings. */
  readonly from: number
  readonly to: number
  /** Typing errors, at most 3. */
  readonly cost: number
  /** Whether this is the whole query word, or a word that counts as equal to it. */
  readonly exact: boolean
  /** Whether it is a longer word of which this one is a part. */
  readonly compound: boolean
  /** How much it counts beside the word itself, up to 1, where hits are ordered by `relevance`. */
  readonly quality: number
  /** Terms that it covers, as a half-open range; empty when it is several words in a row. */
  readonly low: number
  readonly high: number
  /** Number of letters of a longer word that the query holds; null when the word counts as a whole. */
  readonly typed: number | null
  /** Terms that have to follow each other; null for one word. */
  readonly sequence: readonly number[] | null
  readonly table: PrefixTable | null
}

type Shape = Partial<Pick<Alternative, 'cost' | 'exact' | 'compound' | 'quality' | 'typed' | 'table'>>

const termRange = ({ postings, termStarts }: TextIndex, low: number, high: number, shape: Shape): Alternative => ({
  postings,
  from: termStarts[low] ?? 0,
  to: termStarts[high] ?? 0,
  cost: 0,
  exact: false,
  compound: false,
  quality: 1,
  low,
  high,
  typed: null,
  sequence: null,
  table: null,
  ...shape,
})

/**
 * How much an alternative counts where hits are ordered by `relevance`. Chosen on the half of the judged queries that
 * is for tuning (`bench/relevance/`): a misspelling counts little where the index holds the word as it was typed.
 */
const qualities = {
  compound: 0.6,
  longer: 0.8,
  longerThanKnown: 0.35,
  split: 0.6,
  misspelt: [1, 0.7, 0.4, 0.25],
  misspeltThanKnown: [1, 0.12, 0.05, 0.03],
} as const

/** Shorter halves are mostly accidents: `de`, `en`. */
const shortestHalf = 3

/** These words in a row; null where the index holds them nowhere. */
const sequenceOf = (index: TextIndex, words: readonly string[], shape: Shape): Alternative | null => {
  const { docs, positions } = sequences(index, words)
  if (docs.length === 0) return null
  const sorted = {
    docs: Uint32Array.from(docs),
    positions: Uint32Array.from(positions),
    wordEnds: Uint32Array.of(docs.length),
  }
  const { postings } = postingsFrom(sorted, index.slots)
  const sequence = words.map((word) => termNumber(index.dictionary, word))
  return { ...termRange(index, 0, 0, shape), postings, from: 0, to: postings.docs.length, sequence }
}

/** The word as two words of the index in a row. Source: splitting costs one typing error. */
const splitsOf = (index: TextIndex, text: string): Alternative[] => {
  const alternatives: Alternative[] = []
  for (let at = shortestHalf; at <= text.length - shortestHalf; at += 1) {
    const halves = [text.slice(0, at), text.slice(at)]
    if (halves.some((half) => termNumber(index.dictionary, half) < 0)) continue
    const split = sequenceOf(index, halves, { cost: 1, quality: qualities.split })
    if (split) alternatives.push(split)
  }
  return alternatives
}

/** Whether the index holds the word, or a longer one when a prefix will do. */
export const isKnownWord = (index: TextIndex, { text, prefix }: QuerySlot): boolean => {
  const [low, high] = prefix ? prefixRange(index.dictionary, text) : [0, 0]
  return low < high || termNumber(index.dictionary, text) >= 0
}

/** The number of typing errors allowed in a word of this length. */
const forgiven = ({ text, forgiving }: QuerySlot, options: SearchOptions): 0 | 1 | 2 => {
  if (!forgiving || text.length < options.minWordSizefor1Typo) return 0
  return text.length < options.minWordSizefor2Typos ? 1 : 2
}

/** Everything in the index that counts as this word of the query. */
export const alternativesOf = (
  index: TextIndex,
  compounds: Compounds,
  slot: QuerySlot,
  options: SearchOptions,
): Alternative[] => {
  const { dictionary } = index
  const alternatives: Alternative[] = []
  const [low, high] = slot.prefix ? prefixRange(dictionary, slot.text) : [0, 0]
  const add = (word: string, shape: Shape) => {
    const id = termNumber(dictionary, word)
    if (id >= 0) alternatives.push(termRange(index, id, id + 1, shape))
    if (!slot.compound || shape.cost) return
    const quality = (shape.quality ?? 1) * qualities.compound
    for (const compound of compoundsWith(compounds, word))
      // Longer words of a beginning are added below.
      if (compound < low || compound >= high)
        alternatives.push(termRange(index, compound, compound + 1, { compound: true, quality }))
  }
  add(slot.text, { exact: true })
  for (const { text, cost, exact, quality } of slot.equals) add(text, { cost, exact, quality })
  for (const { words, quality } of slot.phrases) {
    const phrase = sequenceOf(index, words, { exact: true, quality })
    if (phrase) alternatives.push(phrase)
  }
  const isKnown = alternatives.some(({ compound }) => !compound)
  if (slot.prefix) {
    const table = index.prefixes.find(({ prefix }) => prefix === slot.text) ?? null
    // The word itself is already in the list, as a whole word.
    const longer = dictionary.terms[low] === slot.text ? low + 1 : low
    const quality = isKnown ? qualities.longerThanKnown : qualities.longer
    if (longer < high) alternatives.push(termRange(index, longer, high, { typed: slot.text.length, table, quality }))
  }
  const errors = forgiven(slot, options)
  if (errors > 0) {
    const misspelt = isKnown ? qualities.misspeltThanKnown : qualities.misspelt
    const prefix = slot.prefix && slot.forgiving !== 'whole'
    for (const { low, high, cost } of termsWithTypos(dictionary, slot.text, errors === 1 ? 1 : 2, prefix))
      alternatives.push(termRange(index, low, high, { cost, quality: misspelt[cost] ?? 0 }))
    alternatives.push(...splitsOf(index, slot.text))
  }
  return alternatives
}
