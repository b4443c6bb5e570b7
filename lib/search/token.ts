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
 * and a reading that fails leaves what was held.
 * Source: spec 5.2 "cache the token server-side for seven days". Chosen: a null token is not held.
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
  // A clock that was set back makes no token eternal.
  const isWithin = (held: Held | null, time: number): held is Held =>
    held !== null && held.at <= now() && now() - held.at < time
  const heldFor = async (time: number): Promise<string | null> => {
    const held = await store.read()
    return isWithin(held, time) ? held.token : refresh()
  }

  return { get: () => heldFor(lifetime), fresh: () => heldFor(interval) }
}
