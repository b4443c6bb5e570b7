/** Search as server components use it: with the site's own token, and patience that fits a page. */
import { env } from '../env.ts'
import { warn } from '#platform/log.ts'
import { createSearchClient, SearchUnavailableError, type Connection } from '../search/client.ts'
import { searchTokens } from './search-token.ts'

/** What the browser needs to reach the search service; the token comes by `/api/search-token`. */
export const searchConnection: Connection = {
  appId: env.searchAppId,
  url: env.searchUrl,
  namesVisits: env.searchNamesVisits,
}

/** The search client of the server. Milliseconds: a page waits no longer than this for its first list. */
export const serverSearch = createSearchClient(
  searchConnection,
  { current: searchTokens.get, fresh: searchTokens.fresh },
  { timeouts: { connect: 1000, read: 2500, write: 2500 } },
)

/** Why there is no answer: this account may not search, or it did not work out this time. */
export type Failure = 'unavailable' | 'failed'
export type Outcome<T> = { readonly value: T } | { readonly failure: Failure }

/** The outcome of a search: what it found, or why it did not; the page then says so itself. A failure is logged. */
export const outcomeOf = async <T>(search: Promise<T>): Promise<Outcome<T>> => {
  try {
    return { value: await search }
  } catch (error) {
    const failure = error instanceof SearchUnavailableError ? 'unavailable' : 'failed'
    warn('search: a request of the server failed; the page shows its error message', {
      failure,
      reason: error instanceof Error ? error.name : 'unknown',
    })
    return { failure }
  }
}

/** What a search found, or null when it failed, whatever the reason. */
export const orNull = async <T>(search: Promise<T>): Promise<T | null> => {
  const outcome = await outcomeOf(search)
  return 'value' in outcome ? outcome.value : null
}
