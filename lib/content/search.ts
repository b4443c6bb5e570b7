/** The search client of server components, with the site's own token and a timeout that suits a page. */
import type { PlainSearchParameters } from 'algoliasearch-helper'
import { env } from '../env.ts'
import { reasonOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'
import { createSearchClient, SearchUnavailableError, type Connection } from '../search/client.ts'
import { searchTokens } from './search-token.ts'

/** The settings with which the browser reaches the search service; it reads the token from `/api/search-token`. */
export const searchConnection: Connection = {
  appId: env.searchAppId,
  url: env.searchUrl,
  namesVisits: env.searchNamesVisits,
  insights: env.searchInsights,
}

/** The search client of the server. Milliseconds: a page waits no longer than this for its first list. */
export const serverSearch = createSearchClient(
  searchConnection,
  { current: searchTokens.get, fresh: searchTokens.fresh },
  { timeouts: { connect: 1000, read: 2500, write: 2500 } },
)

/** Gives the first results a name by which a click on them is counted, where a setting asks for it. */
export const clickTracking: PlainSearchParameters = env.searchInsights ? { clickAnalytics: true } : {}

/** Why there is no result: this account may not search, or the request failed. */
export type Failure = 'unavailable' | 'failed'
export type Outcome<T> = { readonly value: T } | { readonly failure: Failure }

/** The outcome of a search: its result, or the reason of a failure, which the page shows. A failure is logged. */
export const outcomeOf = async <T>(search: Promise<T>): Promise<Outcome<T>> => {
  try {
    return { value: await search }
  } catch (error) {
    const failure = error instanceof SearchUnavailableError ? 'unavailable' : 'failed'
    warn('search: a request of the server failed; the page shows its error message', {
      failure,
      reason: reasonOf(error),
    })
    return { failure }
  }
}

/** The result of a search, or null when it failed for any reason. */
export const orNull = async <T>(search: Promise<T>): Promise<T | null> => {
  const outcome = await outcomeOf(search)
  return 'value' in outcome ? outcome.value : null
}
