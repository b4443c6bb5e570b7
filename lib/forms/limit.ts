/** How often one network, and all together, may send a form or another request that costs something. */
import { createRateLimit } from '#platform/rate-limit.ts'
import { sharedRedis } from '../shared-redis.ts'

/** Requests per network, and of all networks together. */
type Limit = { readonly each: number; readonly all: number }

/** A limit within a minute that the instances of this deployment share: the seconds to wait for a network, 0 when it may pass. */
export const createMinuteLimit = (name: string, limit: Limit) =>
  createRateLimit({ ...limit, name, seconds: 60, redis: sharedRedis })

/**
 * The rate limits of a form in ten minutes: one for valid forms, one for forms that are returned or refused.
 * Chosen: separate, so that mistakes do not block others behind the same IP address: thirty pupils may make five each.
 */
export const createFormLimits = (name: string, valid: Limit) => ({
  valid: createRateLimit({ ...valid, name: `${name}:valid`, seconds: 600, redis: sharedRedis }),
  invalid: createRateLimit({ each: 150, all: 6000, name: `${name}:invalid`, seconds: 600, redis: sharedRedis }),
})
