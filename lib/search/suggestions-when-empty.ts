/** Suggestions for a search without hits, or with hits for misspelt words only: other queries that have hits. */
import * as v from 'valibot'
import { correctionAmong, type Correction } from './corrections.ts'
import { everythingRequests, totalOf, type Everything, type SearchHit, type Group } from './everything-state.ts'
import { readEverything } from './everything-hits.ts'
import { wordsIn } from './fold.ts'
import { kinds } from './kinds.ts'
import { markedWords } from './highlighted.ts'

export type SearchSuggestion = {
  readonly query: string
  /** The number of hits; null when it was not requested. */
  readonly count: number | null
}

export type Answer = {
  readonly groups: readonly Group[]
  /** The corrected spelling of the query; null when there is none. */
  readonly meant: string | null
  /** Other queries with hits, most hits first; only for a search without hits. */
  readonly others: readonly SearchSuggestion[]
  /** The topics with most articles; only where there are no results to show. */
  readonly topics: readonly string[]
}

/** Sends requests as one call, and returns the service's response. */
export type SendSearches = (
  requests: readonly { readonly indexName: string; readonly query: string }[],
) => Promise<unknown>

/** The shortest beginning of a word that is tried: shorter ones match too much. */
const shortestBeginning = 4

const matchedWords = (hits: readonly SearchHit[]) =>
  hits
    .flatMap(({ title, snippet }) => [...markedWords(title), ...markedWords(snippet)])
    .map((word) => word.toLowerCase())

/** The most frequent word, the first of equals; null for an empty list. */
const mostFrequent = (words: readonly string[]): string | null =>
  [...Map.groupBy(words, (word) => word)].toSorted((one, other) => other[1].length - one[1].length)[0]?.[0] ?? null

/** The query with misspelt words replaced by words that matched, and those misspelt words; null without corrections. */
export const correct = (query: string, groups: readonly Group[]): Correction | null =>
  correctionAmong(query, matchedWords(groups.flatMap(({ hits }) => hits)))

/** The number of alternatives that one call tries. */
const mostTried = 8
/** The number of alternatives that are shown. */
const mostOffered = 4

/** The query without one of its words, then each word alone; for a single word its prefixes, in case the rest is misspelt. */
export const fewerWords = (query: string): string[] => {
  const words = wordsIn(query)
  const [only = ''] = words
  const tried =
    words.length > 1
      ? [...words.map((_, index) => words.toSpliced(index, 1).join(' ')), ...words]
      : [only.length - 2, Math.ceil(only.length / 2), shortestBeginning]
          .filter((length) => length >= shortestBeginning && length < only.length)
          .map((length) => only.slice(0, length))
  return [...new Set(tried)].slice(0, mostTried)
}

/** The number of topics that are shown. */
const mostTopics = 8
/** The request for the topics with most articles. */
export const topicsRequest = {
  indexName: 'articles',
  query: '',
  hitsPerPage: 0,
  facets: ['topics.name'],
  maxValuesPerFacet: mostTopics,
  sortFacetValuesBy: 'count',
}
const results = v.object({ results: v.array(v.unknown()) })
const topicCounts = v.object({ facets: v.object({ 'topics.name': v.optional(v.record(v.string(), v.number())) }) })

/** Parses the response to `topicsRequest`. @throws ValiError when it does not have the protocol's shape. */
export const readTopics = (result: unknown): string[] =>
  Object.keys(v.parse(topicCounts, result).facets['topics.name'] ?? {})

/** Splits a response into responses of `length` results each, and the remaining results. */
export const split = (response: unknown, length: number) => {
  const all = v.parse(results, response).results
  const parts = Array.from({ length: Math.floor(all.length / length) }, (_, index) => ({
    results: all.slice(index * length, (index + 1) * length),
  }))
  return { parts, rest: all.slice(parts.length * length) }
}

const whole = (query: string): Everything => ({ query, kind: null, page: 1 })

/** Other queries that have hits, and topics, for a query without hits. @throws as `searchEverything`. */
export const searchAlternatives = async (
  send: SendSearches,
  query: string,
  now: Date,
): Promise<Pick<Answer, 'others' | 'topics'>> => {
  const tried = fewerWords(query)
  const isOneWord = wordsIn(query).length === 1
  const response = await send([...tried.flatMap((other) => everythingRequests(whole(other), 1)), topicsRequest])
  const { parts, rest } = split(response, kinds.length)
  const offers = parts.flatMap((part, index): SearchSuggestion[] => {
    const groups = readEverything(part, now)
    const count = totalOf(groups)
    if (!count) return []
    if (!isOneWord) return [{ query: tried[index] ?? '', count }]
    // A prefix is not a word to suggest; the word that it matched is.
    const word = mostFrequent(matchedWords(groups.flatMap(({ hits }) => hits)))
    return word ? [{ query: word, count: null }] : []
  })
  const others = [...new Map(offers.map((offer) => [offer.query, offer])).values()]
    .toSorted(
      (one, other) => wordsIn(other.query).length - wordsIn(one.query).length || (other.count ?? 0) - (one.count ?? 0),
    )
    .slice(0, mostOffered)
  return { others, topics: readTopics(rest[0]) }
}

/** The corrected query when it has hits and the typed words have none; else null. @throws as `searchEverything`. */
export const searchCorrection = async (
  send: SendSearches,
  query: string,
  groups: readonly Group[],
  now: Date,
): Promise<string | null> => {
  const corrected = correct(query, groups)
  if (!corrected) return null
  // A word that occurs exactly as typed is not a mistake, even when similar words rank higher.
  const literally = corrected.doubted.flatMap((word) =>
    everythingRequests(whole(word), 0).map((request) => ({ ...request, typoTolerance: false })),
  )
  const { parts } = split(await send([...everythingRequests(whole(corrected.query), 0), ...literally]), kinds.length)
  const [count = 0, ...literalCounts] = parts.map((part) => totalOf(readEverything(part, now)))
  return count > 0 && literalCounts.every((hits) => hits === 0) ? corrected.query : null
}
