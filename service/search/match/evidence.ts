/**
 * How much the texts of each record speak for one word of the query, where hits are ordered by `relevance`: how often the
 * word stands in which attribute, against how long that attribute is. Source: BM25F, Robertson and Zaragoza, "The
 * Probabilistic Relevance Framework" (2009), section 3.5.
 */
import { slotOf } from '../index/postings.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { Alternative } from './alternatives.ts'
import { allowedFor, type AllowedSlots, type MatchedSlot } from './match.ts'

/** Chosen on the judged queries for tuning (`bench/relevance/`). */
const lengthShare = 0.5
/** A title weighs 1, the next attribute half of it, and so on. */
const weightOfRank = (rank: number): number => 1 / (1 + 0.9 * rank)

/** By record and attribute: the weight of one occurrence. */
const weightsOf = (index: TextIndex): Float32Array => {
  const { size, slots, forward } = index
  const count = slots.length
  const weights = new Float32Array(size * count)
  slots.forEach(({ rank }, slot) => {
    const lengthAt = (doc: number) =>
      (forward.starts[doc * count + slot + 1] ?? 0) - (forward.starts[doc * count + slot] ?? 0)
    let total = 0
    let filled = 0
    for (let doc = 0; doc < size; doc += 1) {
      total += lengthAt(doc)
      if (lengthAt(doc) > 0) filled += 1
    }
    const mean = total / Math.max(1, filled)
    for (let doc = 0; doc < size; doc += 1)
      weights[doc * count + slot] =
        weightOfRank(rank) / (1 - lengthShare + (lengthShare * lengthAt(doc)) / Math.max(1, mean))
  })
  return weights
}

const weightsByIndex = new WeakMap<TextIndex, Float32Array>()

const cachedWeights = (index: TextIndex): Float32Array => {
  const before = weightsByIndex.get(index)
  if (before) return before
  const weights = weightsOf(index)
  weightsByIndex.set(index, weights)
  return weights
}

/** Longer words of a short beginning are so many that their places are not read: each record counts as holding one. */
const shortestRead = 3

const addAlternative = (
  index: TextIndex,
  evidence: Float32Array,
  alternative: Alternative,
  allowed: AllowedSlots,
): void => {
  const { postings, from, to, quality, typed } = alternative
  const { docs, keys, starts, positions } = postings
  const weights = cachedWeights(index)
  const count = index.slots.length
  const counts = allowedFor(allowed, alternative)
  if (typed !== null && typed < shortestRead && !counts) {
    for (let pair = from; pair < to; pair += 1) {
      const doc = docs[pair] ?? 0
      const value = quality * weightOfRank((keys[pair] ?? 0) >>> 22)
      if (value > (evidence[doc] ?? 0)) evidence[doc] = value
    }
    return
  }
  for (let pair = from; pair < to; pair += 1) {
    const doc = docs[pair] ?? 0
    let sum = 0
    for (let at = starts[pair] ?? 0; at < (starts[pair + 1] ?? 0); at += 1) {
      const slot = slotOf(positions[at] ?? 0)
      if (!counts || counts[slot]) sum += weights[doc * count + slot] ?? 0
    }
    evidence[doc] = (evidence[doc] ?? 0) + quality * sum
  }
}

const evidenceBySlot = new WeakMap<MatchedSlot, Float32Array>()

/** By record: the weighted occurrences of the word; 0 where the record lacks it. Lives as long as the match itself. */
export const evidenceOf = (index: TextIndex, slot: MatchedSlot, allowed: AllowedSlots): Float32Array => {
  const before = evidenceBySlot.get(slot)
  if (before) return before
  const evidence = new Float32Array(index.size)
  for (const alternative of slot.alternatives) addAlternative(index, evidence, alternative, allowed)
  evidenceBySlot.set(slot, evidence)
  return evidence
}
