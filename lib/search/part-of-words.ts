/** Whether a list holds only part of the words that it was searched for by, as whole sentences often have it. */
import * as v from 'valibot'
import { dutchStopWords, englishStopWords } from '#platform/stop-words.ts'
import type { SearchHit } from './everything-state.ts'
import { contentWords, lookingWords } from './query-text.ts'
import { stopWords } from './understand/stop-words.ts'

const ranked = v.object({
  _rankingInfo: v.object({ words: v.number() }),
  _highlightResult: v.optional(v.record(v.string(), v.unknown()), {}),
})
const whole = v.object({ matchLevel: v.literal('full') })

/** How many words of the query a hit holds, all where its title does; null where the service does not say. */
const wordsIn = (hit: unknown): number | null => {
  const { success, output } = v.safeParse(ranked, hit)
  if (!success) return null
  return Object.values(output._highlightResult).some((text) => v.is(whole, text)) ? Infinity : output._rankingInfo.words
}

/** Words that the service does not count, “in Nederland” among them, and words of searching: with more of them the line stays away. */
const silent = [dutchStopWords, englishStopWords, stopWords, lookingWords, new Set(['nederland'])]

const isPartOfWords = (query: string, counts: readonly (number | null)[]): boolean => {
  // A piece of one letter is of “C.A.O.” or “foto's”, which services may hold as one word.
  const { length } = contentWords(query).filter((word) => word.length > 1 && !silent.some((words) => words.has(word)))
  return counts.length > 0 && counts.every((count) => count !== null && count < length)
}

/** Whether none of the first hits of a list holds every telling word of the query; false where the service does not say. */
export const holdPartOfWords = (query: string, hits: readonly unknown[]): boolean =>
  isPartOfWords(query, hits.map(wordsIn))

/** The same of hits of all kinds. An own page that others speak for holds no word itself. */
export const allHoldPartOfWords = (query: string, hits: readonly Pick<SearchHit, 'kind' | 'evidence'>[]): boolean =>
  isPartOfWords(
    query,
    hits
      .filter(({ kind, evidence }) => kind !== 'pages' || evidence.words)
      .map(({ evidence: { title, words } }) => (title === 'full' ? Infinity : words)),
  )
