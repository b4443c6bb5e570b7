/** Which question answers a query so surely that its answer is shown open in the list. */
import type { Group, SearchHit } from './everything-state.ts'
import { plainOf } from './highlighted.ts'
import { foldedWords } from './fold.ts'
import { isQuestion, isTelling } from './query-text.ts'

/**
 * Chosen on the half of `bench/relevance/needs.json` that is for tuning: 11 of 13 answers that open are graded 3 (answers it), and
 * 14 of 15 on the other half.
 */
const tuning = {
  /** How much a question must say about the query, on the service's scale of relevance. */
  leastRelevance: 0.85,
  /** The share of that which the next question may reach. */
  mostOfNext: 0.8,
}

/** Whether a query is that question, or a telling beginning of it: its words are the first there, in their order. */
const isSameQuestion = (query: string, question: string): boolean => {
  const words = foldedWords(question)
  return isQuestion(query) && isTelling(query) && foldedWords(query).every((word, index) => word === words[index])
}

/**
 * The id of the question whose answer to show open: the best result of the list, when the query is that question, or when it says
 * nearly all of the query and stands clear of the next question. Without a figure of relevance, as from a hosted service, its title
 * must hold every word. Null when there is none.
 */
export const clearAnswer = (results: readonly SearchHit[], groups: readonly Group[], query: string): string | null => {
  const [best] = results
  if (best?.kind !== 'faqs') return null
  if (isSameQuestion(query, plainOf(best.title))) return best.id
  const others = groups.flatMap(({ kind, hits }) => (kind === 'faqs' ? hits : [])).filter(({ id }) => id !== best.id)
  const { relevance, title } = best.evidence
  if (relevance === null) return title === 'full' ? best.id : null
  const next = Math.max(0, ...others.map(({ evidence }) => evidence.relevance ?? 0))
  return relevance >= tuning.leastRelevance && next <= tuning.mostOfNext * relevance ? best.id : null
}
