/** A search client for the configured hosts: created at first use; its key is renewed once when the service refuses it. */
import { createMemoryCache } from '@algolia/client-common'
import { liteClient, type LiteClient } from 'algoliasearch/lite'
import { forLanguageOfQuery } from './parameters.ts'

export type Connection = {
  readonly appId: string
  /** Address of the search service; null: the hosted addresses of the application. */
  readonly url: string | null
  /** Whether all searches of a visit carry one anonymous identifier, so that the service can count visits. */
  readonly namesVisits: boolean
  /** Whether views and clicks of hits are sent to the search application's statistics. */
  readonly insights: boolean
}

export type TokenSource = {
  /** The cached token; null when the account may not search. */
  readonly current: () => Promise<string | null>
  /** A token from the content API, bypassing every cache. */
  readonly fresh: () => Promise<string | null>
}

type Options = {
  readonly timeouts?: Timeouts
  /** Anonymous identifier of the visit; none is sent when absent. */
  readonly visit?: (() => string) | undefined
}
type Timeouts = { readonly connect: number; readonly read: number; readonly write: number }

/** Thrown when this account may not search. A retry would not help. */
export class SearchUnavailableError extends Error {
  constructor() {
    super('search is not available to this account')
    this.name = 'SearchUnavailableError'
  }
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined

const hostsOf = (url: string) => {
  const { protocol, host, pathname } = new URL(url)
  return [
    {
      url: `${host}${pathname.replace(/\/+$/, '')}`,
      protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
      accept: 'readWrite' as const,
    },
  ]
}

export type Search = LiteClient['search']
type Requests = Parameters<Search>[0]

/** The requests as they are sent; the visit's identifier in the body of each, since a header would cause a CORS preflight for each search. */
const asSent = (requests: Requests, userToken?: string): Requests => {
  const all = Array.isArray(requests) ? requests : requests.requests
  return {
    requests: all.map((request) => ({
      ...forLanguageOfQuery(request),
      ...(userToken === undefined ? {} : { userToken }),
    })),
  }
}

export type SearchClient = {
  readonly search: Search
  readonly appId?: string
  /** The present token; null before the first search. */
  readonly apiKey?: string | null
}

/** The client with another search in place of its own. */
export const withSearch = (client: SearchClient, search: Search): SearchClient => ({
  ...(client.appId === undefined ? {} : { appId: client.appId }),
  // Read at each use: a token is renewed.
  get apiKey() {
    return client.apiKey ?? null
  },
  search,
})

/**
 * A client with one method, `search`. After a 403 it fetches a fresh token, bypassing every cache, and retries once
 * without an error to the caller. Created lazily, because the library shuffles its hosts at random, which a prerender may not do.
 * @throws SearchUnavailableError without a token; the library's `ApiError` (with `status`) or `RetryError` otherwise.
 * Source: docs/contract.md 5.2.
 */
export const createSearchClient = (
  connection: Connection,
  tokens: TokenSource,
  { timeouts, visit }: Options = {},
): SearchClient => {
  let client: LiteClient | null = null

  const connect = (token: string | null): LiteClient => {
    if (token === null) throw new SearchUnavailableError()
    if (client) client.setClientApiKey({ apiKey: token })
    else
      client = liteClient(connection.appId, token, {
        // The library notes in local storage which of several hosts fail, and waits for a turn of the event loop before each search.
        ...(connection.url === null ? {} : { hosts: hostsOf(connection.url), hostsCache: createMemoryCache() }),
        ...(timeouts ? { timeouts } : {}),
        maxRateLimitRetries: 1,
      })
    return client
  }

  const search: Search = async (searches, options) => {
    const requests = asSent(searches, visit?.())
    try {
      return await connect(await tokens.current()).search(requests, options)
    } catch (error) {
      if (statusOf(error) !== 403) throw error
      return connect(await tokens.fresh()).search(requests, options)
    }
  }
  return { search }
}
