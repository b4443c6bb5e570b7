/** The server's cache of the search token, which no browser loads: read from the content API, cached for seven days, bypassed on demand. */
import type { StoredToken, TokenStore } from './token-store.ts'

type Options = {
  /** Reads the token from the content API; null when the account may not search. */
  readonly read: () => Promise<string | null>
  readonly store: TokenStore
  /** Called with the error when a token could not be stored; the next call reads it from the content API again. */
  readonly onStoreError?: (error: unknown) => void
  readonly now?: () => number
  /** Lifetime of a cached token in milliseconds. */
  readonly lifetime?: number
  /** Minimum milliseconds between two reads on demand: many clients refused at once cause one upstream request. */
  readonly interval?: number
}

const week = 7 * 24 * 60 * 60 * 1000

/**
 * A cache of one token. `get` answers the stored token, or reads it; `fresh` reads anew. Readings under way are shared,
 * and a reading that fails leaves the stored token: `get` answers that then, however old it is.
 * Source: docs/contract.md 5.2 "cache the token server-side for seven days". Chosen: a null token is not stored.
 */
export const createTokenCache = ({
  read,
  store,
  onStoreError = () => {},
  now = Date.now,
  lifetime = week,
  interval = 1000,
}: Options) => {
  let reading: Promise<string | null> | null = null

  const refresh = (): Promise<string | null> => {
    reading ??= read()
      .then(async (token) => {
        await store.write(token === null ? null : { token, at: now() }).catch(onStoreError)
        return token
      })
      .finally(() => {
        reading = null
      })
    return reading
  }
  // Absolute difference: the clocks of instances differ a little, and a clock that was set back must not extend the lifetime.
  const isWithin = ({ at }: StoredToken, time: number): boolean => Math.abs(now() - at) < time

  return {
    get: async (): Promise<string | null> => {
      const stored = await store.read()
      if (stored && isWithin(stored, lifetime)) return stored.token
      try {
        return await refresh()
      } catch (error) {
        // An expired token most likely still works; a client that is refused requests a fresh one.
        if (stored) return stored.token
        throw error
      }
    },
    fresh: async (): Promise<string | null> => {
      const stored = await store.read()
      return stored && isWithin(stored, interval) ? stored.token : refresh()
    },
  }
}
