/** Search as server components use it: with the site's own token, and patience that fits a page. */
import { env } from '../env.ts'
import { warn } from '../log.ts'
import { createSearchClient, SearchUnavailableError, type Connection } from '../search/client.ts'
import { searchTokens } from './search-token.ts'

/** What the browser needs to reach the search service; the token comes by `/api/search-token`. */
export const searchConnection: Connection = { appId: env.searchAppId, url: env.searchUrl }

/** The search client of the server. Milliseconds: a page waits no longer than this for its first list. */
export const serverSearch = createSearchClient(
  searchConnection,
  { current: searchTokens.get, fresh: searchTokens.fresh },
  { connect: 1000, read: 2500, write: 2500 },
)

/** The outcome of a search, or null when it failed: the page then says so itself. The failure is logged. */
export const orNull = async <T>(search: Promise<T>): Promise<T | null> => {
  try {
    return await search
  } catch (error) {
    const reason =
      error instanceof SearchUnavailableError ? 'no token' : error instanceof Error ? error.name : 'unknown'
    warn('search failed on the server', { reason })
    return null
  }
}
