/**
 * How much the texts of each record speak for one word of the query, 0 to 1, where hits are ordered by `relevance`: what
 * stands in the weightiest attribute (a title) counts by its share of that, what stands in the others by how often, against
 * how long they are. Source: BM25F, Robertson and Zaragoza, "The Probabilistic Relevance Framework" (2009), section 3.5.
 */
import { rankIn, slotOf } from '../index/postings.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { Alternative } from './alternatives.ts'
import { referenceCache } from './reference-index.ts'
import { allowedFor, type AllowedSlots, type MatchedSlot } from './match.ts'

/** Chosen on the judged queries for tuning (`bench/relevance/`). */
const fields = {
  /** How much the length of a title, and of another attribute, tells against a record. */
  titleLength: 0.3,
  length: 0.4,
  /** The weight of the second attribute; those after it weigh less by `decline` each. */
  second: 1.17,
  decline: 0.6,
  /** Weighted occurrences outside the title at which these count for half of what they may. */
  half: 2,
  /** Weighted occurrences in a title that count as all it can say. */
  mostTitle: 0.84,
  /** What all occurrences outside the title may count at most, beside those in it. */
  most: 1.47,
}

const weightOfRank = (rank: number): number => (rank === 0 ? 1 : fields.second / (1 + fields.decline * (rank - 1)))

/** The mean length of an attribute, of the records that have it, in cells. */
const meanLength = ({ size, slots, forward: { starts } }: TextIndex, slot: number): number => {
  const count = slots.length
  let [total, filled] = [0, 0]
  for (let doc = 0; doc < size; doc += 1) {
    const length = (starts[doc * count + slot + 1] ?? 0) - (starts[doc * count + slot] ?? 0)
    total += length
    if (length > 0) filled += 1
  }
  return Math.max(1, total / Math.max(1, filled))
}

/** By record and attribute: the weight of one occurrence. */
const weightsOf = ({ size, slots, forward: { starts } }: TextIndex, reference: TextIndex): Float32Array => {
  const count = slots.length
  const weights = new Float32Array(size * count)
  slots.forEach(({ rank }, slot) => {
    const mean = meanLength(reference, slot)
    const share = rank === 0 ? fields.titleLength : fields.length
    for (let doc = 0; doc < size; doc += 1) {
      const length = (starts[doc * count + slot + 1] ?? 0) - (starts[doc * count + slot] ?? 0)
      weights[doc * count + slot] = weightOfRank(rank) / (1 - share + (share * length) / mean)
    }
  })
  return weights
}

const cachedWeights = referenceCache<Float32Array>()

/** Words that begin with fewer letters are so many that their places are not read: a record counts as holding one. */
const shortestRead = 3

/** By record: weighted occurrences in the title and elsewhere. */
type Occurrences = { readonly title: Float32Array; readonly elsewhere: Float32Array }

/**
 * The pairs of an alternative that no other adds, as ranges: words that begin with the query's are added together, and a form
 * of the word may be among them.
 */
const ownPairs = (alternative: Alternative, others: readonly Alternative[]): (readonly [number, number])[] => {
  const { postings, from, to, typed } = alternative
  if (typed === null) return [[from, to]]
  const inside = others
    .filter((other) => other.typed === null && other.postings === postings && other.from >= from && other.to <= to)
    .toSorted((one, other) => one.from - other.from)
  const ends = [from, ...inside.map((other) => other.to)]
  const begins = [...inside.map((other) => other.from), to]
  return ends.map((end, at): readonly [number, number] => [end, begins[at] ?? to])
}

/** `reference`: the segment that says how long texts usually are; the few records of a new one say nothing of that. */
type EvidenceContext = { readonly allowed: AllowedSlots; readonly reference: TextIndex }

const addAlternative = (
  index: TextIndex,
  to: Occurrences,
  alternative: Alternative,
  others: readonly Alternative[],
  { allowed, reference }: EvidenceContext,
): void => {
  const { postings, from, to: end, quality, typed } = alternative
  const { docs, keys, starts, positions } = postings
  const counts = allowedFor(allowed, alternative)
  if (typed !== null && typed < shortestRead && !counts) {
    for (let pair = from; pair < end; pair += 1) {
      const [doc, rank] = [docs[pair] ?? 0, rankIn(keys[pair] ?? 0)]
      const column = rank === 0 ? to.title : to.elsewhere
      column[doc] = Math.max(column[doc] ?? 0, quality * weightOfRank(rank))
    }
    return
  }
  const weights = cachedWeights(index, reference, () => weightsOf(index, reference))
  const isTitle = Uint8Array.from(index.slots, ({ rank }) => (rank === 0 ? 1 : 0))
  const count = index.slots.length
  for (const [begin, stop] of ownPairs(alternative, others))
    for (let pair = begin; pair < stop; pair += 1) {
      const doc = docs[pair] ?? 0
      let [title, elsewhere] = [0, 0]
      for (let at = starts[pair] ?? 0; at < (starts[pair + 1] ?? 0); at += 1) {
        const slot = slotOf(positions[at] ?? 0)
        if (counts && !counts[slot]) continue
        const weight = weights[doc * count + slot] ?? 0
        if (isTitle[slot]) title += weight
        else elsewhere += weight
      }
      to.title[doc] = (to.title[doc] ?? 0) + quality * title
      to.elsewhere[doc] = (to.elsewhere[doc] ?? 0) + quality * elsewhere
    }
}

const evidenceBySlot = new WeakMap<MatchedSlot, Float32Array>()

/** By record: how much it speaks for the word, 0 where it lacks it. Lives as long as the match itself. */
export const evidenceOf = (index: TextIndex, slot: MatchedSlot, context: EvidenceContext): Float32Array => {
  const before = evidenceBySlot.get(slot)
  if (before) return before
  const occurrences = { title: new Float32Array(index.size), elsewhere: new Float32Array(index.size) }
  for (const alternative of slot.alternatives)
    addAlternative(index, occurrences, alternative, slot.alternatives, context)
  const { title, elsewhere } = occurrences
  const { half, most, mostTitle } = fields
  for (let doc = 0; doc < index.size; doc += 1) {
    const [inTitle, rest] = [title[doc] ?? 0, elsewhere[doc] ?? 0]
    if (inTitle > 0 || rest > 0)
      title[doc] = (Math.min(mostTitle, inTitle) + (most * rest) / (rest + half)) / (mostTitle + most)
  }
  evidenceBySlot.set(slot, title)
  return title
}
