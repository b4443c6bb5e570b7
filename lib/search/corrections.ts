/** "Did you mean" on a list: the words of a query that only match by a misspelling, and the spelling that matched. */
import * as v from 'valibot'
import { editsBetween } from '../spelling.ts'
import { fold } from './fold.ts'
import { markedWords, marks, piecesOf } from './highlighted.ts'

export type Correction = {
  readonly query: string
  /** The words that were replaced. */
  readonly doubted: readonly string[]
}
export type CorrectedQuery = { readonly query: string; readonly count: number }

/** Word lengths from which the service allows one typo, and two. Source: `minWordSizefor1Typo`, `minWordSizefor2Typos`. */
const [oneTypo, twoTypos] = [4, 8]
/** Words of a query that are looked at, and texts of hits. */
const [mostWords, mostTexts] = [12, 200]

/** Texts with marks anywhere in a hit's highlights and snippets. */
const markedTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes(marks.highlightPreTag) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(markedTexts)
}

/** The words that are marked in hits, in lower case. */
export const wordsIn = (hits: readonly unknown[]): readonly string[] =>
  hits
    .flatMap((hit) =>
      typeof hit === 'object' && hit !== null
        ? [Reflect.get(hit, '_highlightResult') as unknown, Reflect.get(hit, '_snippetResult') as unknown]
        : [],
    )
    .flatMap(markedTexts)
    .slice(0, mostTexts)
    .flatMap((text) => markedWords(piecesOf(text)))
    .map((word) => word.toLowerCase())

/** The most frequent word that this one may be a misspelling of; null when it matched itself, or nothing like it did. */
const correctionOf = (word: string, counts: ReadonlyMap<string, number>): string | null => {
  const folded = fold(word)
  if (folded.length < oneTypo) return null
  const most = folded.length >= twoTypos ? 2 : 1
  let best: string | null = null
  for (const [other, count] of counts) {
    const like = fold(other)
    if (like.startsWith(folded)) return null
    if (editsBetween(folded, like, most) > most) continue
    if (best === null || count > (counts.get(best) ?? 0)) best = other
  }
  return best
}

/** The query with misspelt words replaced by those that matched (in lower case); null when none seems misspelt. */
export const correctionAmong = (query: string, matched: readonly string[]): Correction | null => {
  const counts = new Map([...Map.groupBy(matched, (word) => word)].map(([word, all]) => [word, all.length]))
  if (!counts.size) return null
  const typed = [...new Set(query.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, mostWords)
  const better = new Map(
    typed.flatMap((word) => {
      const other = correctionOf(word, counts)
      return other === null ? [] : [[word, other] as const]
    }),
  )
  if (!better.size) return null
  return {
    query: query.replaceAll(/[\p{L}\p{N}]+/gu, (word) => better.get(word) ?? word),
    doubted: [...better.keys()],
  }
}

/** The same by the words that are marked in hits of a response. */
export const correctionIn = (query: string, hits: readonly unknown[]): Correction | null =>
  correctionAmong(query, wordsIn(hits))

/** The requests that say whether a correction is one: its hits, and those of each replaced word exactly as it was typed. */
export const correctionRequests = (indexName: string, { query, doubted }: Correction) => {
  const count = { indexName, hitsPerPage: 0, attributesToRetrieve: [], attributesToHighlight: [] }
  return [{ ...count, query }, ...doubted.map((word) => ({ ...count, query: word, typoTolerance: false }))]
}

const answer = v.object({ results: v.array(v.object({ nbHits: v.number() })) })

/**
 * The correction with its hits; null when it has none, or when a replaced word occurs as it was typed.
 * @throws ValiError when the response does not have the protocol's shape.
 */
export const readCorrection = ({ query }: Correction, response: unknown): CorrectedQuery | null => {
  const [first, ...literal] = v.parse(answer, response).results
  const count = first?.nbHits ?? 0
  return count > 0 && literal.every(({ nbHits }) => nbHits === 0) ? { query, count } : null
}
