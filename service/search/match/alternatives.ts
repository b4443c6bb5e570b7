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
  /** It is a longer word of which this one is a part. */
  readonly compound: boolean
  /** Terms that it covers, as a half-open range; empty when it is a pair of neighbours. */
  readonly low: number
  readonly high: number
  /** Number of letters of a longer word that the query holds; null when the word counts as a whole. */
  readonly typed: number | null
  readonly pair: readonly [number, number] | null
  readonly table: PrefixTable | null
}

type Shape = Partial<Pick<Alternative, 'cost' | 'exact' | 'compound' | 'typed' | 'table'>>

const termRange = ({ postings, termStarts }: TextIndex, low: number, high: number, shape: Shape): Alternative => ({
  postings,
  from: termStarts[low] ?? 0,
  to: termStarts[high] ?? 0,
  cost: 0,
  exact: false,
  compound: false,
  low,
  high,
  typed: null,
  pair: null,
  table: null,
  ...shape,
})

/** Shorter halves are mostly accidents: `de`, `en`. */
const shortestHalf = 3

/** The word as two words of the index in a row. Source: splitting costs one typing error. */
const splitsOf = (index: TextIndex, text: string): Alternative[] => {
  const alternatives: Alternative[] = []
  for (let at = shortestHalf; at <= text.length - shortestHalf; at += 1) {
    const halves = [text.slice(0, at), text.slice(at)] as const
    const head = termNumber(index.dictionary, halves[0])
    const tail = head < 0 ? -1 : termNumber(index.dictionary, halves[1])
    if (tail < 0) continue
    const { docs, positions } = sequences(index, halves)
    if (docs.length === 0) continue
    const sorted = {
      docs: Uint32Array.from(docs),
      positions: Uint32Array.from(positions),
      wordEnds: Uint32Array.of(docs.length),
    }
    const { postings } = postingsFrom(sorted, index.slots)
    const pair = [head, tail] as const
    alternatives.push({ ...termRange(index, 0, 0, { cost: 1 }), postings, from: 0, to: postings.docs.length, pair })
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
  const add = (word: string, shape: Shape) => {
    const id = termNumber(dictionary, word)
    if (id >= 0) alternatives.push(termRange(index, id, id + 1, shape))
    if (!slot.compound || shape.cost) return
    for (const compound of compoundsWith(compounds, word))
      alternatives.push(termRange(index, compound, compound + 1, { compound: true }))
  }
  add(slot.text, { exact: true })
  for (const { text, cost, exact } of slot.equals) add(text, { cost, exact })
  if (slot.prefix) {
    const [low, high] = prefixRange(dictionary, slot.text)
    const table = index.prefixes.find(({ prefix }) => prefix === slot.text) ?? null
    // The word itself is already in the list, as a whole word.
    const longer = dictionary.terms[low] === slot.text ? low + 1 : low
    if (longer < high) alternatives.push(termRange(index, longer, high, { typed: slot.text.length, table }))
  }
  const errors = forgiven(slot, options)
  if (errors > 0) {
    for (const { low, high, cost } of termsWithTypos(dictionary, slot.text, errors === 1 ? 1 : 2, slot.prefix))
      alternatives.push(termRange(index, low, high, { cost }))
    alternatives.push(...splitsOf(index, slot.text))
  }
  return alternatives
}
