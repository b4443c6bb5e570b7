/** Rate limits of paths that cost something or give access to something. */
import { createRateLimit, type RateLimit } from '#platform/rate-limit.ts'
import type { Redis } from '#platform/redis.ts'
import { decodedPath, withoutEndSlashes } from '#platform/request-path.ts'
import type { Step } from '../message.ts'
import { refuse } from './refusal-page.ts'

/**
 * By path, requests a minute of one network and of all together. Forms count by themselves (`lib/forms`), since they answer with a
 * page. Chosen: a school behind one address stays far below; a client that guesses signatures or collects tokens does not.
 */
const perMinute: Readonly<Record<string, { readonly each: number; readonly all: number }>> = {
  '/api/search-token': { each: 1200, all: 60_000 },
  '/api/draft': { each: 60, all: 600 },
  '/api/preview': { each: 120, all: 600 },
  '/api/revalidate': { each: 120, all: 1200 },
  '/api/vitals': { each: 600, all: 60_000 },
  '/api/places': { each: 1200, all: 60_000 },
  '/api/own-pages': { each: 1200, all: 60_000 },
  '/api/understand': { each: 1200, all: 60_000 },
  '/api/saved': { each: 600, all: 12_000 },
  '/api/plan': { each: 120, all: 6000 },
  '/api/advice/calendar': { each: 120, all: 1200 },
  // An editorial office behind one address; a search for each word that is typed, a sign of presence for each tab every twenty seconds.
  '/api/editors/files': { each: 60, all: 600 },
  '/api/editors/find': { each: 1200, all: 12_000 },
  '/api/editors/items': { each: 300, all: 3000 },
  '/api/editors/passkeys': { each: 120, all: 1200 },
  '/api/editors/presence': { each: 1200, all: 12_000 },
  '/api/editors/preview': { each: 120, all: 600 },
  // Rendering a picture takes a tenth of a second of processor time. Clients and CDNs cache it for a week.
  '/og/nl': { each: 120, all: 600 },
  '/og/en': { each: 120, all: 600 },
}

/** The step: a request beyond a limit gets 429, with the seconds to wait as `Retry-After`, and why. */
export const createRouteLimits = (redis: Redis | null = null, limits = perMinute): Step => {
  const byPath = new Map<string, RateLimit>(
    Object.entries(limits).map(([path, limit]) => [
      path,
      createRateLimit({ ...limit, name: `path:${path}`, seconds: 60, redis }),
    ]),
  )
  return async (request, next) => {
    const limit = byPath.get(withoutEndSlashes(decodedPath(request.path)))
    const wait = (await limit?.(request.network)) ?? 0
    return wait ? refuse(request, 429, 'often', { 'retry-after': String(wait) }) : next()
  }
}
