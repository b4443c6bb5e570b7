/**
 * What the best records of an answer are about: when most that answers a query is about salaries, a record about something else that
 * holds its words is likely an accident. Source: relevance feedback, Manning, Raghavan and Schütze, "Introduction to Information
 * Retrieval" (2008), section 9.1.6.
 */
import type { FacetColumn } from '../index/columns.ts'

/** Scores of the records of one segment, and the attribute that says what these are about; null for an index without one. */
export type ScoredTopics = {
  readonly topics: FacetColumn | null
  readonly docs: Uint32Array
  readonly scores: Float64Array
}

/** Chosen on the half for tuning of `bench/relevance/needs.json`. */
const tuning = {
  /** Records that vote. */
  voters: 5,
  /** How much the best records count beside weaker ones. */
  sharpness: 4,
}

const topicsOf = ({ values, starts, entries }: FacetColumn, doc: number): string[] =>
  [...entries.subarray(starts[doc] ?? 0, starts[doc + 1] ?? 0)].map((id) => values[id] ?? '')

type Voter = { readonly score: number; readonly topics: readonly string[] }

/** The best records of all segments; of equals, those that come first. */
const votersOf = (segments: readonly ScoredTopics[]): Voter[] => {
  const best: { score: number; topics: FacetColumn; doc: number }[] = []
  for (const { topics, docs, scores } of segments) {
    if (!topics) continue
    for (let entry = 0; entry < docs.length; entry += 1) {
      const score = scores[entry] ?? 0
      if (score <= 0 || (best.length === tuning.voters && score <= (best.at(-1)?.score ?? 0))) continue
      const at = best.findIndex((other) => other.score < score)
      best.splice(at < 0 ? best.length : at, 0, { score, topics, doc: docs[entry] ?? 0 })
      best.length = Math.min(best.length, tuning.voters)
    }
  }
  return best.map(({ score, topics, doc }) => ({ score, topics: topicsOf(topics, doc) }))
}

const sharesOf = (voters: readonly Voter[]): Map<string, number> => {
  const most = voters[0]?.score ?? 1
  const weights = voters.map(({ score }) => (score / most) ** tuning.sharpness)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = new Map<string, number>()
  for (const [number, { topics }] of voters.entries())
    for (const topic of topics) shares.set(topic, (shares.get(topic) ?? 0) + (weights[number] ?? 0) / total)
  return shares
}

/** Returns for each segment a function that gives by record how much the best of all are about what it is about, 0 to 1. */
export const sharedTopics = (segments: readonly ScoredTopics[]): ((doc: number) => number)[] => {
  const shares = sharesOf(votersOf(segments))
  return segments.map(({ topics }) => {
    if (!topics || shares.size === 0) return () => 0
    const byTopic = Float64Array.from(topics.values, (topic) => shares.get(topic) ?? 0)
    return (doc) => {
      const [start, end] = [topics.starts[doc] ?? 0, topics.starts[doc + 1] ?? 0]
      let sum = 0
      for (let at = start; at < end; at += 1) sum += byTopic[topics.entries[at] ?? 0] ?? 0
      return sum / Math.max(1, end - start)
    }
  })
}
