/** What in the dictionary counts as a word of the query: itself, longer words, misspellings, synonyms, two words in a row. */
import { prefixRange } from './dictionary.ts'
import type { QuerySlot } from './query.ts'
import type { SearchOptions } from './search-params.ts'
import { postingsFrom, type Postings, type PrefixTable, type TextIndex } from './text-index.ts'
import { termsWithTypos } from './typos.ts'

export type Alternative = {
  readonly postings: Postings
  /** The pairs `from` up to `to` of the postings. */
  readonly from: number
  readonly to: number
  /** Typing errors. */
  readonly cost: number
  /** The whole word as asked, or its equal. */
  readonly exact: boolean
  /** Terms that it covers, as a half-open range; empty when it is a pair of neighbours. */
  readonly low: number
  readonly high: number
  /** How many letters of a longer word were asked for; null when the word counts as a whole. */
  readonly typed: number | null
  readonly pair: readonly [number, number] | null
  readonly table: PrefixTable | null
}

type Shape = { cost?: number; exact?: boolean; typed?: number; table?: PrefixTable | undefined }

const termRange = (index: TextIndex, low: number, high: number, shape: Shape): Alternative => ({
  postings: index.postings,
  from: index.termStarts[low] ?? 0,
  to: index.termStarts[high] ?? 0,
  cost: shape.cost ?? 0,
  exact: shape.exact ?? false,
  low,
  high,
  typed: shape.typed ?? null,
  pair: null,
  table: shape.table ?? null,
})

/** Pairs in which the word `second` follows right after `first`. */
const neighbours = (index: TextIndex, first: number, second: number): Postings => {
  const { docs, starts, positions } = index.postings
  const found: { docs: number[]; positions: number[] } = { docs: [], positions: [] }
  let [a, b] = [index.termStarts[first] ?? 0, index.termStarts[second] ?? 0]
  const [lastA, lastB] = [index.termStarts[first + 1] ?? 0, index.termStarts[second + 1] ?? 0]
  while (a < lastA && b < lastB) {
    const [docA = 0, docB = 0] = [docs[a], docs[b]]
    if (docA === docB) {
      const after = new Set(positions.subarray(starts[b], starts[b + 1]))
      for (const position of positions.subarray(starts[a], starts[a + 1]))
        if (after.has(position + 2)) {
          found.docs.push(docA)
          found.positions.push(position)
        }
    }
    if (docA <= docB) a += 1
    if (docB <= docA) b += 1
  }
  const sorted = {
    docs: Uint32Array.from(found.docs),
    positions: Uint32Array.from(found.positions),
    wordEnds: Uint32Array.of(found.docs.length),
  }
  return postingsFrom(sorted, index.slots).postings
}

/** Shorter halves are mostly accidents: `de`, `en`. */
const shortestHalf = 3

/** The split whose rarer half is most common, as two neighbouring words. Source: splitting costs one typing error. */
const splitOf = (index: TextIndex, text: string): Alternative | null => {
  const { ids } = index.dictionary
  const frequency = (term: number) => (index.termStarts[term + 1] ?? 0) - (index.termStarts[term] ?? 0)
  let best: readonly [number, number] | null = null
  let most = 0
  for (let at = shortestHalf; at <= text.length - shortestHalf; at += 1) {
    const [first, second] = [ids.get(text.slice(0, at)), ids.get(text.slice(at))]
    if (first === undefined || second === undefined) continue
    const rarer = Math.min(frequency(first), frequency(second))
    if (rarer > most) [best, most] = [[first, second], rarer]
  }
  if (!best) return null
  const postings = neighbours(index, ...best)
  const to = postings.docs.length
  return to === 0
    ? null
    : { postings, from: 0, to, cost: 1, exact: false, low: 0, high: 0, typed: null, pair: best, table: null }
}

/** Whether the index holds the word, or a longer one when a prefix will do. */
export const isKnownWord = (index: TextIndex, { text, prefix }: QuerySlot): boolean => {
  if (index.dictionary.ids.has(text)) return true
  if (!prefix) return false
  const [low, high] = prefixRange(index.dictionary, text)
  return low < high
}

/** How many typing errors a word of this length is forgiven. */
const forgiven = ({ text, forgiving }: QuerySlot, options: SearchOptions): 0 | 1 | 2 => {
  if (!forgiving || text.length < options.minWordSizefor1Typo) return 0
  return text.length < options.minWordSizefor2Typos ? 1 : 2
}

/** Everything in the index that counts as this word of the query. */
export const alternativesOf = (index: TextIndex, slot: QuerySlot, options: SearchOptions): Alternative[] => {
  const { dictionary } = index
  const found: Alternative[] = []
  const add = (word: string, exact: boolean) => {
    const id = dictionary.ids.get(word)
    if (id !== undefined) found.push(termRange(index, id, id + 1, { exact }))
  }
  add(slot.text, true)
  for (const synonym of slot.synonyms) add(synonym, options.alternativesAsExact.includes('singleWordSynonym'))
  if (slot.prefix) {
    const [low, high] = prefixRange(dictionary, slot.text)
    const table = index.prefixes.get(slot.text)
    if (low < high) found.push(termRange(index, low, high, { typed: slot.text.length, table }))
  }
  const errors = forgiven(slot, options)
  if (errors > 0) {
    for (const { low, high, cost } of termsWithTypos(dictionary, slot.text, errors === 1 ? 1 : 2, slot.prefix))
      found.push(termRange(index, low, high, { cost }))
    const split = splitOf(index, slot.text)
    if (split) found.push(split)
  }
  return found
}
