/** The search client of the browser. Its token comes from a cookie of ten minutes, else from the site's server. */
import { randomId } from '../visitor/random-id.ts'
import { attempt } from '../visitor/storage.ts'
import { createSearchClient, type Connection, type SearchClient, type TokenSource } from './client.ts'
import { tokenIn } from './token-cookie.ts'

export const tokenAddress = '/api/search-token'

const tokenOf = (body: unknown): string | null => {
  const token: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'token') : null
  return typeof token === 'string' ? token : null
}

const readToken = async (address: string): Promise<string | null> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
  if (!response.ok) throw new Error(`${address} gives no search token: it answers ${response.status}; its log says why`)
  return tokenOf(await response.json())
}

const underway = new Map<string, Promise<string | null>>()

/**
 * Reads the token from the site's server, which also sets the cookie; null when this site may not search. Calls during a
 * request share its answer: the page and its first search ask at the same moment.
 * @throws Error when the server does not respond, or not within five seconds.
 */
export const fetchToken = (address: string): Promise<string | null> => {
  const request = underway.get(address) ?? readToken(address).finally(() => underway.delete(address))
  underway.set(address, request)
  return request
}

/** The cookie's token at once, else the server's; on demand the server's own, past every cache. Source: docs/contract.md 5.2. */
const browserTokens: TokenSource = {
  current: async () => tokenIn(document.cookie) ?? fetchToken(tokenAddress),
  fresh: () => fetchToken(`${tokenAddress}?fresh=1`),
}

const visitKey = 'lesroute-visit'

/** A random identifier in session storage; where storage is unavailable, a new one for each search. */
const visitName = (): string => {
  const name = attempt(() => sessionStorage.getItem(visitKey)) ?? `anonymous-${randomId()}`
  attempt(() => sessionStorage.setItem(visitKey, name))
  return name
}

/**
 * Milliseconds. The library's `connect` lasts until an answer begins, and on a slow network an answer takes long; the list shows
 * meanwhile that it waits.
 */
const timeouts = { connect: 15_000, read: 15_000, write: 15_000 }

/** A search client for the browser. Source: docs/contract.md 4.3 "anonymous user identifier". Chosen: only where a setting asks for it. */
export const browserSearch = (connection: Connection): SearchClient => ({
  ...createSearchClient(connection, browserTokens, { timeouts, visit: connection.namesVisits ? visitName : undefined }),
  // With these InstantSearch signs the events of `insights`.
  appId: connection.appId,
  get apiKey() {
    // InstantSearch also asks while the server makes the page.
    return typeof document === 'undefined' ? null : tokenIn(document.cookie)
  },
})
