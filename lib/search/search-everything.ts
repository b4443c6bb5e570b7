/** The search over all kinds, with what to suggest beside its hits or in place of them. */
import { everythingRequests, totalOf, type Everything } from './everything-state.ts'
import { readEverything } from './everything-hits.ts'
import { wordsIn } from './fold.ts'
import { kinds } from './kinds.ts'
import {
  readTopics,
  searchAlternatives,
  searchCorrection,
  split,
  topicsRequest,
  type Answer,
  type SendSearches,
} from './suggestions-when-empty.ts'

const aWord = /[\p{L}\p{N}]+/gu

/** The query with the words of a part of it replaced by what they were corrected to, one by one: a place may stand between them. */
const inPlace = (query: string, words: string, meant: string): string => {
  const better = meant.match(aWord) ?? []
  const corrected = new Map((words.match(aWord) ?? []).map((word, index) => [word, better[index] ?? word]))
  return query.replaceAll(aWord, (word) => corrected.get(word) ?? word)
}

/**
 * Searches all kinds in one call, `size` hits of each; a second call searches for alternatives when there are no hits,
 * or for a correction when the matched words differ from the typed words.
 * @throws every error of `send`, and ValiError when a response does not have the protocol's shape.
 */
export const searchEverything = async (
  send: SendSearches,
  state: Everything,
  size: number,
  now: Date,
): Promise<Answer> => {
  const none = { meant: null, others: [], topics: [] }
  if (!state.query) {
    const { parts, rest } = split(await send([...everythingRequests(state, 0), topicsRequest]), kinds.length)
    return { ...none, groups: readEverything(parts[0], now), topics: readTopics(rest[0]) }
  }
  // Without a letter or digit a query has no words, to which a service answers everything that it has.
  const groups = wordsIn(state.query).length ? readEverything(await send(everythingRequests(state, size)), now) : []
  if (totalOf(groups) === 0) return { ...none, groups, ...(await searchAlternatives(send, state.query, now)) }
  // The name of a place is right as it is.
  const words = state.near ? state.near.rest : state.query
  const meant = words ? await searchCorrection(send, words, groups, now) : null
  return { ...none, groups, meant: meant && inPlace(state.query, words, meant) }
}
