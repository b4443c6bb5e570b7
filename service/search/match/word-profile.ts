/**
 * What a record says, as weights of its words: rare words and those of the title weigh most, and the length of the text does not matter.
 * Source: tf-idf with cosine normalization, Manning, Raghavan and Schütze, "Introduction to Information Retrieval" (2008), section 6.4.
 */
import { boundedCache, type Cache } from '#platform/lru.ts'
import type { TextIndex } from '../index/text-index.ts'
import { recordsWith, referenceCache, termInReference } from './reference-index.ts'

/** Chosen on the half for tuning of `bench/relevance/needs.json`. */
const tuning = {
  /** What a word counts in attributes of the first ranks; in all others 1. */
  weightByRank: [3, 2],
  /** The share of all records above which a word is ignored. */
  ignoredShare: 0.3,
}

/** Profiles that are kept of one segment: some four kilobytes each. */
const mostKept = 2000

/** Words by their number in the reference index, and the weight of each; the squares of the weights add up to 1. */
export type WordProfile = { readonly terms: Uint32Array; readonly weights: Float32Array }

/** How often each word of the reference index stands in a record; a word that it lacks is left out. */
const countsOf = (index: TextIndex, doc: number, reference: TextIndex): Map<number, number> => {
  const { forward, slots } = index
  const counts = new Map<number, number>()
  for (const [slot, { rank }] of slots.entries()) {
    const row = doc * slots.length + slot
    const weight = tuning.weightByRank[rank] ?? 1
    for (let cell = forward.starts[row] ?? 0; cell < (forward.starts[row + 1] ?? 0); cell += 1) {
      const own = (forward.cells[cell] ?? 0) - 1
      if (own < 0) continue
      const term = termInReference(index, own, reference)
      if (term >= 0) counts.set(term, (counts.get(term) ?? 0) + weight)
    }
  }
  return counts
}

const profileOf = (index: TextIndex, doc: number, reference: TextIndex): WordProfile => {
  const { size } = reference
  const counts = countsOf(index, doc, reference)
  const terms = Uint32Array.from(counts.keys())
  const weights = Float32Array.from(terms, (term) => {
    const holding = recordsWith(reference, term)
    return holding > size * tuning.ignoredShare ? 0 : (1 + Math.log(counts.get(term) ?? 1)) * Math.log(size / holding)
  })
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1
  return { terms, weights: weights.map((weight) => weight / length) }
}

const profiles = referenceCache<Cache<WordProfile>>()

/** The profile of a record of `index` in words of `reference`, which says how rare they are. */
export const wordProfile = (index: TextIndex, doc: number, reference: TextIndex): WordProfile =>
  profiles(index, reference, () => boundedCache(mostKept))(String(doc), () => profileOf(index, doc, reference))
