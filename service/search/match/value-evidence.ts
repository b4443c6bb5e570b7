/**
 * How much of the query one short value of a record says by itself, 0 to 1: a title, a name, a phrase that editors listed.
 * A record of which one value is nearly the query is about it; one whose values hold its words here and there may not be.
 */
import { valueGap } from '../index/forward.ts'
import { scratchBytes } from '../index/scratch.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { SlotGroup } from '../query/relevant-query.ts'
import type { MatchedSlot } from './match.ts'
import { recordsWith, referenceCache, termInReference } from './reference-index.ts'

/** Chosen on the judged queries for tuning (`bench/relevance/`). */
const tuning = {
  /** Attributes of this weight and more are read. */
  lastRank: 2,
  /** Longer values are texts, not names. */
  mostWords: 24,
  /** A beginning of more words than this says nothing yet. */
  mostTerms: 200,
  /** How much words of a value that the query lacks tell against it; 0: not at all. */
  length: 0.44,
}

/** By word of the index: by word of the query, how much it counts as that one. */
type Meanings = ReadonlyMap<number, Float32Array>

const cachedRarities = referenceCache<Float32Array>()

/** How rare each word of an index is among the records of `reference`, on the scale of `rarityOf`. */
const termRarities = (
  index: TextIndex,
  { rarityOf, reference }: Pick<ValueQuery, 'rarityOf' | 'reference'>,
): Float32Array =>
  cachedRarities(index, reference, () =>
    Float32Array.from(index.dictionary.terms, (_, own) => {
      const term = termInReference(index, own, reference)
      return rarityOf(reference.size, term < 0 ? 1 : recordsWith(reference, term))
    }),
  )

const meaningsOf = (groups: readonly SlotGroup[], slots: readonly MatchedSlot[], words: number): Meanings => {
  const meanings = new Map<number, Float32Array>()
  for (const group of groups)
    for (const number of group.slots)
      for (const { low, high, quality, sequence } of slots[number]?.alternatives ?? []) {
        if (sequence !== null || high - low > tuning.mostTerms) continue
        const worth = (quality * group.quality) / group.slots.length
        for (let term = low; term < high; term += 1) {
          const by = meanings.get(term) ?? new Float32Array(words)
          for (let word = group.from; word < group.to; word += 1) by[word] = Math.max(by[word] ?? 0, worth)
          meanings.set(term, by)
        }
      }
  return meanings
}

export type ValueQuery = {
  readonly groups: readonly SlotGroup[]
  readonly slots: readonly MatchedSlot[]
  /** What each word of the query weighs. */
  readonly weights: readonly number[]
  readonly rarityOf: (total: number, holding: number) => number
  /** The segment that says how rare words are. */
  readonly reference: TextIndex
}

/** Returns a function that gives by record the share of the query that its best value says. */
export const valueEvidence = (index: TextIndex, query: ValueQuery): ((doc: number) => number) => {
  const { forward, slots } = index
  const { weights } = query
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const meanings = meaningsOf(query.groups, query.slots, weights.length)
  const rarities = termRarities(index, query)
  const isMeant = scratchBytes(rarities.length)
  for (const term of meanings.keys()) isMeant[term] = 1
  const shares = new Float32Array(weights.length)

  /** The cells `from` up to `to` as one value. */
  const ofValue = (from: number, to: number): number => {
    shares.fill(0)
    let others = 0
    for (let cell = from; cell < to; cell += 1) {
      const term = (forward.cells[cell] ?? 0) - 1
      const by = isMeant[term] ? meanings.get(term) : undefined
      if (by) by.forEach((share, word) => (shares[word] = Math.max(shares[word] ?? 0, share)))
      else others += rarities[term] ?? 0
    }
    let matched = 0
    for (let word = 0; word < shares.length; word += 1) matched += (shares[word] ?? 0) * (weights[word] ?? 0)
    return matched === 0 ? 0 : matched / (total ** (1 - tuning.length) * (matched + others) ** tuning.length)
  }

  return (doc) => {
    let best = 0
    for (let slot = 0; slot < slots.length; slot += 1) {
      if ((slots[slot]?.rank ?? 0) > tuning.lastRank) continue
      const row = doc * slots.length + slot
      const end = forward.starts[row + 1] ?? 0
      let from = forward.starts[row] ?? 0
      while (from < end) {
        let to = from
        let holds = 0
        for (; to < end && forward.cells[to] !== 0; to += 1) holds |= isMeant[(forward.cells[to] ?? 0) - 1] ?? 0
        if (holds && to - from <= tuning.mostWords) best = Math.max(best, ofValue(from, to))
        from = Math.max(from, to - 1) + valueGap
      }
    }
    return Math.min(1, best)
  }
}
