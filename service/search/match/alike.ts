/**
 * Raises those of the best hits that say much the same as the best of all: where most of what answers a query is about working in the
 * evening, a hit that holds its words by accident stands apart. Source: Rocchio's relevance feedback without a reader, Manning, Raghavan
 * and Schütze, "Introduction to Information Retrieval" (2008), sections 9.1.1 and 9.1.6.
 */
import type { TextIndex } from '../index/text-index.ts'
import { wordProfile, type WordProfile } from './word-profile.ts'

/** Chosen on the half for tuning of `bench/relevance/needs.json`. */
const tuning = {
  /** Hits that say what an answer is about, and how much the best of them count beside weaker ones. */
  voters: 8,
  sharpness: 2,
  /** Hits that are looked at: those of the first pages. */
  best: 30,
  /** How much of the best score it adds to a hit to say just what the voters say. */
  share: 0.6,
}

/** The hits of one segment; `relevance` by record. */
export type ScoredHits = {
  readonly index: TextIndex
  readonly docs: Uint32Array
  readonly relevance: Float64Array
}

type Hit = { readonly segment: ScoredHits; readonly doc: number; readonly score: number }

/** The best hits of all segments, best first; of equals, those that come first. */
const bestOf = (segments: readonly ScoredHits[]): Hit[] => {
  const best: Hit[] = []
  for (const segment of segments)
    for (const doc of segment.docs) {
      const score = segment.relevance[doc] ?? 0
      if (score <= 0 || (best.length === tuning.best && score <= (best.at(-1)?.score ?? 0))) continue
      const at = best.findIndex((other) => other.score < score)
      best.splice(at < 0 ? best.length : at, 0, { segment, doc, score })
      best.length = Math.min(best.length, tuning.best)
    }
  return best
}

const dot = ({ terms, weights }: WordProfile, by: Float64Array): number => {
  let sum = 0
  for (let at = 0; at < terms.length; at += 1) sum += (weights[at] ?? 0) * (by[terms[at] ?? 0] ?? 0)
  return sum
}

/**
 * Changes `relevance` of the best hits; `reference` is the segment that says how rare words are. The best score of all stays what it was, so that those of
 * several indexes can be compared.
 */
export const raiseAlike = (segments: readonly ScoredHits[], reference: TextIndex): void => {
  const hits = bestOf(segments)
  const top = hits[0]?.score ?? 0
  if (hits.length < 2) return
  const profiles = hits.map(({ segment, doc }) => wordProfile(segment.index, doc, reference))
  const centre = new Float64Array(reference.dictionary.terms.length)
  const votes = hits.slice(0, tuning.voters).map(({ score }) => (score / top) ** tuning.sharpness)
  for (const [number, vote] of votes.entries()) {
    const { terms, weights } = profiles[number] ?? { terms: new Uint32Array(), weights: new Float32Array() }
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0
      centre[term] = (centre[term] ?? 0) + vote * (weights[at] ?? 0)
    }
  }
  const shares = profiles.map((profile) => dot(profile, centre))
  const length = Math.sqrt(votes.reduce((sum, vote, number) => sum + vote * (shares[number] ?? 0), 0)) || 1
  const raised = hits.map(({ score }, number) => score + (tuning.share * top * (shares[number] ?? 0)) / length)
  const scale = top / Math.max(...raised)
  for (const { docs, relevance } of segments) for (const doc of docs) relevance[doc] = (relevance[doc] ?? 0) * scale
  for (const [number, { segment, doc }] of hits.entries()) segment.relevance[doc] = (raised[number] ?? 0) * scale
}
