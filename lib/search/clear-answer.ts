/** Which question answers a query so surely that its answer is shown open in the list. */
import type { Group, SearchHit } from './everything.ts'

/**
 * Chosen on the half of `bench/relevance/needs.json` that is for tuning: 85 % of the answers that open are graded 3 (answers
 * it), and 87 % on the other half; of all first questions 42 % are.
 */
const tuning = {
  /** How much a question must say about the query, on the service's scale of relevance. */
  leastRelevance: 0.5,
  /** The share of that which the next question may reach. */
  mostOfNext: 0.75,
}

/**
 * The id of the question whose answer to show open: the best result of the list, when it says nearly all of the query and
 * stands clear of the next question. Without a figure of relevance, as from a hosted service, its title must hold every
 * word. Null when there is none.
 */
export const clearAnswer = (results: readonly SearchHit[], groups: readonly Group[]): string | null => {
  const [best] = results
  if (best?.kind !== 'faqs') return null
  const others = groups.flatMap(({ kind, hits }) => (kind === 'faqs' ? hits : [])).filter(({ id }) => id !== best.id)
  const { relevance, title } = best.evidence
  if (relevance === null) return title === 'full' ? best.id : null
  const next = Math.max(0, ...others.map(({ evidence }) => evidence.relevance ?? 0))
  return relevance >= tuning.leastRelevance && next <= tuning.mostOfNext * relevance ? best.id : null
}
