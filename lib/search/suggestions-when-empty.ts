/** What a search offers that found nothing, or only words that resemble its own: other words, each with hits. */
import * as v from 'valibot'
import { everythingRequests, readEverything, totalOf, type Everything, type Found, type Group } from './everything.ts'
import { kinds } from './kinds.ts'
import { markedWords } from './highlighted.ts'

export type SearchSuggestion = {
  readonly query: string
  /** How many items it finds; null when that was not asked. */
  readonly count: number | null
}

export type Answer = {
  readonly groups: readonly Group[]
  /** What the visitor may have meant. */
  readonly meant: SearchSuggestion | null
  /** Other words that find something, the most first; only where nothing was found. */
  readonly others: readonly SearchSuggestion[]
  /** Subjects that much is written about; only where there are no results to show. */
  readonly topics: readonly string[]
}

/** Sends requests as one call, and answers what the service does. */
export type Ask = (requests: readonly { readonly indexName: string; readonly query: string }[]) => Promise<unknown>

const fold = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (query: string) => query.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** Letters that differ between two words. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (const [column, compared] of Array.from(other).entries())
      next.push(
        Math.min(
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (row[column] ?? 0) + (letter === compared ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** Letters from which the service allows one misspelt letter, and two. Source: `minWordSizefor1Typo`, `minWordSizefor2Typos`. */
const oneTypo = 4
const twoTypos = 8

const foundWords = (found: readonly Found[]) =>
  found
    .flatMap(({ title, snippet }) => [...markedWords(title), ...markedWords(snippet)])
    .map((word) => word.toLowerCase())

/** The most frequent, the first of equals; null of nothing. */
const mostFrequent = (words: readonly string[]): string | null =>
  [...Map.groupBy(words, (word) => word)].toSorted((one, other) => other[1].length - one[1].length)[0]?.[0] ?? null

/** A word that was found in place of this one; null when it was found itself, or nothing like it. */
const correctionOf = (word: string, found: readonly string[]): string | null => {
  const own = fold(word)
  if (own.length < oneTypo) return null
  if (found.some((other) => fold(other).startsWith(own))) return null
  const most = own.length >= twoTypos ? 2 : 1
  return mostFrequent(found.filter((other) => distance(own, fold(other)) <= most))
}

/** The query with the words that were found for those that were not, and which were not; null when all stood there. */
export const correct = (
  query: string,
  groups: readonly Group[],
): { readonly query: string; readonly doubted: readonly string[] } | null => {
  const found = foundWords(groups.flatMap((group) => group.found))
  const corrections = new Map(
    wordsOf(query).flatMap((word) => {
      const better = correctionOf(word, found)
      return better ? [[word, better] as const] : []
    }),
  )
  if (!corrections.size) return null
  return {
    query: query.replaceAll(/[\p{L}\p{N}]+/gu, (word) => corrections.get(word) ?? word),
    doubted: [...corrections.keys()],
  }
}

/** Alternatives that are tried at once. */
const mostTried = 8
/** Alternatives that are offered. */
const mostOffered = 4

/** The query with a word less, then each word alone; of one word its beginnings, of which the rest may be misspelt. */
export const fewerWords = (query: string): string[] => {
  const words = wordsOf(query)
  const [only = ''] = words
  const tried =
    words.length > 1
      ? [...words.map((_, index) => words.toSpliced(index, 1).join(' ')), ...words]
      : [only.length - 2, Math.ceil(only.length / 2), oneTypo]
          .filter((length) => length >= oneTypo && length < only.length)
          .map((length) => only.slice(0, length))
  return [...new Set(tried)].slice(0, mostTried)
}

/** Topics that are offered. */
const mostTopics = 8
const topicsRequest = {
  indexName: 'articles',
  query: '',
  hitsPerPage: 0,
  facets: ['topics.name'],
  maxValuesPerFacet: mostTopics,
  sortFacetValuesBy: 'count',
}
const results = v.object({ results: v.array(v.unknown()) })
const topicCounts = v.object({ facets: v.object({ 'topics.name': v.optional(v.record(v.string(), v.number())) }) })

const readTopics = (result: unknown): string[] => Object.keys(v.parse(topicCounts, result).facets['topics.name'] ?? {})

/** Every `length` results of an answer as an answer of its own, and what is left. */
const split = (response: unknown, length: number) => {
  const all = v.parse(results, response).results
  const parts = Array.from({ length: Math.floor(all.length / length) }, (_, index) => ({
    results: all.slice(index * length, (index + 1) * length),
  }))
  return { parts, rest: all.slice(parts.length * length) }
}

const whole = (query: string): Everything => ({ query, kind: null, page: 1 })

const lookElsewhere = async (ask: Ask, query: string, now: Date): Promise<Pick<Answer, 'others' | 'topics'>> => {
  const tried = fewerWords(query)
  const isOneWord = wordsOf(query).length === 1
  const response = await ask([...tried.flatMap((other) => everythingRequests(whole(other), 1)), topicsRequest])
  const { parts, rest } = split(response, kinds.length)
  const offers = parts.flatMap((part, index): SearchSuggestion[] => {
    const groups = readEverything(part, now)
    const count = totalOf(groups)
    if (!count) return []
    if (!isOneWord) return [{ query: tried[index] ?? '', count }]
    // A beginning is no word: what was found of it is.
    const word = mostFrequent(foundWords(groups.flatMap(({ found }) => found)))
    return word ? [{ query: word, count: null }] : []
  })
  const others = [...new Map(offers.map((offer) => [offer.query, offer])).values()]
    .toSorted(
      (one, other) => wordsOf(other.query).length - wordsOf(one.query).length || (other.count ?? 0) - (one.count ?? 0),
    )
    .slice(0, mostOffered)
  return { others, topics: readTopics(rest[0]) }
}

const lookForMeant = async (
  ask: Ask,
  query: string,
  groups: readonly Group[],
  now: Date,
): Promise<SearchSuggestion | null> => {
  const corrected = correct(query, groups)
  if (!corrected) return null
  // A word that stands somewhere as it was typed is no mistake, though others came before it.
  const literally = corrected.doubted.flatMap((word) =>
    everythingRequests(whole(word), 0).map((request) => ({ ...request, typoTolerance: false })),
  )
  const { parts } = split(await ask([...everythingRequests(whole(corrected.query), 0), ...literally]), kinds.length)
  const [count = 0, ...known] = parts.map((part) => totalOf(readEverything(part, now)))
  return count > 0 && known.every((hits) => hits === 0) ? { query: corrected.query, count } : null
}

/**
 * Searches all kinds in one call, `size` hits of each; a second call only looks for a way out when nothing was found,
 * or for what was meant when words were found that differ from those typed.
 * @throws what `ask` throws, and ValiError when an answer does not have the protocol's shape.
 */
export const searchEverything = async (ask: Ask, wanted: Everything, size: number, now: Date): Promise<Answer> => {
  const none = { meant: null, others: [], topics: [] }
  if (!wanted.query) {
    const { parts, rest } = split(await ask([...everythingRequests(wanted, 0), topicsRequest]), kinds.length)
    return { ...none, groups: readEverything(parts[0], now), topics: readTopics(rest[0]) }
  }
  const groups = readEverything(await ask(everythingRequests(wanted, size)), now)
  if (totalOf(groups) === 0) return { ...none, groups, ...(await lookElsewhere(ask, wanted.query, now)) }
  return { ...none, groups, meant: await lookForMeant(ask, wanted.query, groups, now) }
}
