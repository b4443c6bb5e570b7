/**
 * Which records answer a query, and how well, in an index that ranks by `relevance`: one score of all its words by how
 * rare they are and how much a record speaks for them. Records that hold every word come first by their score alone;
 * where they are fewer than a page, those that hold the telling words follow.
 */
import type { Deadline } from '../deadline.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { RelevantQuery } from '../query/relevant-query.ts'
import { evidenceOf } from './evidence.ts'
import type { AllowedSlots, MatchedReading, Matches } from './match.ts'

/** The matches of one segment, before words are weighed over all segments. */
export type SegmentEvidence = {
  readonly index: TextIndex
  readonly reading: MatchedReading | null
  readonly mask: Uint8Array | null
  readonly allowed: AllowedSlots
}

/** All chosen on the judged queries for tuning (`bench/relevance/`). */
export const tuning = {
  /** Weighted occurrences at which a word counts for half. */
  half: 0.6,
  /** Weighted occurrences at which half of the word counts as there. */
  halfThere: 0.04,
  /** What the share of the query that a record covers decides. */
  coverage: 1.5,
  /** Where so many records hold every word, no others are shown. */
  enough: 20,
  /** From what share of the query on a record holds every word: a word may be there as a part of a longer one. */
  whole: 0.8,
  /** The least share of the best score that a record without every word may have. */
  leastOfBest: 0.3,
  /** The least share of the query that it must cover. */
  leastCovered: 0.35,
}

/** What a stop word counts while it may still grow. */
const ofStopWord = 0.1

export type Weighed = { readonly matches: Matches; /** By record, 0 to 1. */ readonly scores: Float64Array }

const bitsIn = (bits: Uint32Array): number => {
  let count = 0
  for (let word of bits) for (; word !== 0; word &= word - 1) count += 1
  return count
}

/** How rare each slot's word is: its weight. 0 for one that the index lacks. */
const weightsOf = (query: RelevantQuery, segments: readonly SegmentEvidence[]): Float64Array => {
  const total = segments.reduce((sum, { index }) => sum + index.size, 0)
  const slots = query.readings[0]?.slots ?? []
  return Float64Array.from(slots, (_, slot) => {
    const holding = segments.reduce((sum, { reading }) => {
      const match = reading?.slots[slot]?.match
      return match ? sum + bitsIn(match.held) : sum
    }, 0)
    return holding === 0 ? 0 : Math.log(1 + (total - holding + 0.5) / (holding + 0.5))
  })
}

/** What each word of the query weighs: a word that the index knows only in a group weighs as the group. */
const wordWeights = ({ groups, words: { length }, stops }: RelevantQuery, weights: Float64Array): Float64Array => {
  const ofGroup = (slots: readonly number[]) => slots.reduce((sum, slot) => sum + (weights[slot] ?? 0), 0)
  const words = new Float64Array(length)
  for (const { slots, from, to } of groups)
    for (let word = from; word < to; word += 1) if ((words[word] ?? 0) === 0) words[word] = ofGroup(slots) / (to - from)
  stops.forEach((isStop, word) => {
    if (isStop) words[word] = (words[word] ?? 0) * ofStopWord
  })
  return words
}

type Score = { readonly scores: Float64Array; readonly covered: Float64Array }

/** The score of each record of a segment, and the share of the query that it covers. */
const scoreSegment = (
  query: RelevantQuery,
  { index, reading, mask, allowed }: SegmentEvidence,
  weights: Float64Array,
  deadline: Deadline,
): Score => {
  const scores = new Float64Array(index.size)
  const covered = new Float64Array(index.size)
  if (!reading) return { scores, covered }
  const words = wordWeights(query, weights)
  const all = words.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return { scores, covered }
  const columns = reading.slots.map((slot) => evidenceOf(index, slot, allowed))
  const { groups, stops } = query
  const wordCount = query.words.length
  const [value, there] = [new Float64Array(wordCount), new Float64Array(wordCount)]
  const { half, halfThere, coverage } = tuning
  for (let doc = 0; doc < index.size; doc += 1) {
    if (deadline.passed(doc)) break
    if (mask && !mask[doc]) continue
    let any = false
    for (const column of columns) if ((column[doc] ?? 0) > 0) any = true
    if (!any) continue
    value.fill(0)
    there.fill(0)
    for (const { slots, from, to, quality } of groups) {
      let [sum, present, weight] = [0, 0, 0]
      for (const slot of slots) {
        const [evidence, rarity] = [columns[slot]?.[doc] ?? 0, weights[slot] ?? 0]
        sum += (rarity * evidence) / (evidence + half)
        present += (rarity * evidence) / (evidence + halfThere)
        weight += rarity
      }
      if (weight === 0) continue
      let [before, share] = [0, 0]
      for (let word = from; word < to; word += 1) {
        before += value[word] ?? 0
        share += words[word] ?? 0
      }
      // A group's own rarity may exceed that of the words that it stands for.
      const scale = stops[from] && to === from + 1 ? ofStopWord : 1
      if (sum * quality * scale <= before) continue
      for (let word = from; word < to; word += 1) {
        value[word] = (sum * quality * scale) / (to - from)
        there[word] = Math.max(there[word] ?? 0, (quality * present) / weight)
      }
    }
    let [score, present] = [0, 0]
    for (let word = 0; word < wordCount; word += 1) {
      score += value[word] ?? 0
      present += (there[word] ?? 0) * (words[word] ?? 0)
    }
    const share = Math.min(1, present / all)
    covered[doc] = share
    scores[doc] = (score / all) * share ** coverage
  }
  return { scores, covered }
}

/**
 * The matches of each segment with their scores. @param required records that hold every word suffice, where no page is
 * asked for.
 */
export const weigh = (query: RelevantQuery, segments: readonly SegmentEvidence[], deadline: Deadline): Weighed[] => {
  const weights = weightsOf(query, segments)
  const scored = segments.map((segment) => scoreSegment(query, segment, weights, deadline))
  let [best, whole] = [0, 0]
  for (const { scores, covered } of scored)
    for (let doc = 0; doc < scores.length; doc += 1) {
      best = Math.max(best, scores[doc] ?? 0)
      if ((covered[doc] ?? 0) >= tuning.whole) whole += 1
    }
  const isEnough = whole >= tuning.enough
  const passes = (score: number, share: number) =>
    score > 0 &&
    (share >= tuning.whole || (!isEnough && share >= tuning.leastCovered && score >= tuning.leastOfBest * best))
  return segments.map(({ reading }, number) => {
    const { scores, covered } = scored[number] ?? { scores: new Float64Array(0), covered: new Float64Array(0) }
    const docs: number[] = []
    for (let doc = 0; doc < scores.length; doc += 1) if (passes(scores[doc] ?? 0, covered[doc] ?? 0)) docs.push(doc)
    const matches: Matches = {
      docs: Uint32Array.from(docs),
      readings: reading ? [reading] : [],
      readingByDoc: null,
      wordCount: query.words.length,
    }
    return { matches, scores }
  })
}
