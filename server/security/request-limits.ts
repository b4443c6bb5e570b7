/** Rate limits of paths that cost something or give access to something. */
import { createRateLimit, type RateLimit } from '#platform/rate-limit.ts'
import type { Redis } from '#platform/redis.ts'
import { decodedPath, withoutEndSlashes } from '#platform/request-path.ts'

/**
 * By path, requests a minute of one network and of all together. Forms count by themselves (`lib/forms`), since they answer with a
 * page. Chosen: a school behind one address stays far below; a client that guesses signatures or collects tokens does not.
 */
const perMinute: Readonly<Record<string, { readonly each: number; readonly all: number }>> = {
  '/api/search-token': { each: 1200, all: 60_000 },
  '/api/draft': { each: 60, all: 600 },
  '/api/revalidate': { each: 120, all: 1200 },
  '/api/vitals': { each: 600, all: 60_000 },
  '/api/places': { each: 1200, all: 60_000 },
  '/api/saved': { each: 600, all: 12_000 },
  '/api/plan': { each: 120, all: 6000 },
  '/api/advice/calendar': { each: 120, all: 1200 },
}

/** A function that returns 0 for a request that may pass, and else the seconds to wait, for `Retry-After`. */
export const createRouteLimits = (redis: Redis | null = null, limits = perMinute) => {
  const byPath = new Map<string, RateLimit>(
    Object.entries(limits).map(([path, limit]) => [
      path,
      createRateLimit({ ...limit, name: `path:${path}`, seconds: 60, redis }),
    ]),
  )
  return async (path: string, network: string): Promise<number> =>
    byPath.get(withoutEndSlashes(decodedPath(path)))?.(network) ?? 0
}
