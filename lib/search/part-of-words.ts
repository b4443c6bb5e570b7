/** Whether a list holds only part of the words that it was searched for by, as whole sentences often have it. */
import * as v from 'valibot'
import type { SearchHit } from './everything-state.ts'
import { contentWords, lookingWords } from './query-text.ts'
import { stopWords } from './understand/concepts.ts'

const ranked = v.object({ _rankingInfo: v.object({ words: v.number() }) })

/** How many words of the query a hit holds; null where the service does not say. */
const wordsIn = (hit: unknown): number | null => {
  const { success, output } = v.safeParse(ranked, hit)
  return success ? output._rankingInfo.words : null
}

const isPartOfWords = (query: string, counts: readonly (number | null)[]): boolean => {
  const { length } = contentWords(query).filter((word) => !stopWords.has(word) && !lookingWords.has(word))
  return counts.length > 0 && counts.every((count) => count !== null && count < length)
}

/** Whether none of the first hits of a list holds every telling word of the query; false where the service does not say. */
export const holdPartOfWords = (query: string, hits: readonly unknown[]): boolean =>
  isPartOfWords(query, hits.map(wordsIn))

/** The same of hits of all kinds. An own page that others speak for holds no word itself. */
export const allHoldPartOfWords = (query: string, hits: readonly Pick<SearchHit, 'kind' | 'evidence'>[]): boolean =>
  isPartOfWords(
    query,
    hits.filter(({ kind, evidence }) => kind !== 'pages' || evidence.words).map(({ evidence }) => evidence.words),
  )
