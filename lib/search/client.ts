/** A search client on our own hosts: made when first used, its key renewed once when the service refuses it. */
import { liteClient, type LiteClient } from 'algoliasearch/lite'

export type Connection = {
  readonly appId: string
  /** Address of the search service; null: the hosted addresses of the application. */
  readonly url: string | null
  /** Whether a visit's searches bear one anonymous name, so that the service can count visits. */
  readonly namesVisits: boolean
}

export type TokenSource = {
  /** The token at hand; null when the account may not search. */
  readonly current: () => Promise<string | null>
  /** A token from the content API itself, past every cache. */
  readonly fresh: () => Promise<string | null>
}

type Options = {
  readonly timeouts?: Timeouts
  /** Anonymous name of the visit; none is sent when absent. */
  readonly visit?: (() => string) | undefined
}
type Timeouts = { readonly connect: number; readonly read: number; readonly write: number }

/** Search cannot be used by this account: shown calmly, and not worth a retry. */
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

/** The requests with the visit's name in each: in the body, since a header would cost a request ahead of each search. */
const named = (requests: Requests, userToken: string): Requests => {
  const all = Array.isArray(requests) ? requests : requests.requests
  return { requests: all.map((request) => ({ ...request, userToken })) }
}

export type SearchClient = { readonly search: Search }

/**
 * A client with one method, `search`. A 403 fetches a fresh token past every cache and tries once more, unseen by
 * whoever searches. Made lazily, because the library shuffles its hosts at random, which a prerender may not do.
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
        ...(connection.url === null ? {} : { hosts: hostsOf(connection.url) }),
        ...(timeouts ? { timeouts } : {}),
        maxRateLimitRetries: 1,
      })
    return client
  }

  const search: Search = async (asked, options) => {
    const requests = visit ? named(asked, visit()) : asked
    try {
      return await connect(await tokens.current()).search(requests, options)
    } catch (error) {
      if (statusOf(error) !== 403) throw error
      return connect(await tokens.fresh()).search(requests, options)
    }
  }
  return { search }
}
