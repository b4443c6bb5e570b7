/** The search token as the server keeps it: read from the content API, held for seven days, past the cache on demand. */
import { memoryStore, type Held, type TokenStore } from './token-store.ts'

type Options = {
  /** Reads the token from the content API; null when the account may not search. */
  readonly read: () => Promise<string | null>
  /** Where the token is held; in memory when absent. */
  readonly store?: TokenStore
  /** Told of a token that could be read but not held; it is read again then, the next time. */
  readonly onStoreError?: (error: unknown) => void
  readonly now?: () => number
  /** Milliseconds that a token is held. */
  readonly lifetime?: number
  /** Milliseconds between two readings on demand: a crowd that was refused at once asks upstream once. */
  readonly interval?: number
}

const week = 7 * 24 * 60 * 60 * 1000

/**
 * A cache of one token. `get` answers what is held, or reads it; `fresh` reads anew. Readings under way are shared,
 * and a reading that fails leaves what was held: `get` answers that then, however old it is.
 * Source: docs/contract.md 5.2 "cache the token server-side for seven days". Chosen: a null token is not held.
 */
export const createTokenCache = ({
  read,
  store = memoryStore(),
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
  // Either way: clocks of instances differ a little, and one that was set back far makes no token eternal.
  const isWithin = ({ at }: Held, time: number): boolean => Math.abs(now() - at) < time

  return {
    get: async (): Promise<string | null> => {
      const held = await store.read()
      if (held && isWithin(held, lifetime)) return held.token
      try {
        return await refresh()
      } catch (error) {
        // What was good for a week most likely still is; whom it opens nothing asks for a fresh one.
        if (held) return held.token
        throw error
      }
    },
    fresh: async (): Promise<string | null> => {
      const held = await store.read()
      return held && isWithin(held, interval) ? held.token : refresh()
    },
  }
}
