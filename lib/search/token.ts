/** The search token as the server keeps it: read from the content API, held for seven days, past the cache on demand. */

type Options = {
  /** Reads the token from the content API; null when the account may not search. */
  readonly read: () => Promise<string | null>
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
export const createTokenCache = ({ read, now = Date.now, lifetime = week, interval = 1000 }: Options) => {
  let held: { readonly token: string; readonly at: number } | null = null
  let reading: Promise<string | null> | null = null

  const refresh = (): Promise<string | null> => {
    reading ??= read()
      .then((token) => {
        held = token === null ? null : { token, at: now() }
        return token
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  return {
    get: async (): Promise<string | null> => (held && now() - held.at < lifetime ? held.token : refresh()),
    fresh: async (): Promise<string | null> => (held && now() - held.at < interval ? held.token : refresh()),
  }
}
