/** The platform-wide limit on the rate of requests. */
import { createCounter } from '#platform/rate-limit.ts'
import { errorReply, requestsExceeded } from './errors.ts'
import type { Reply } from './message.ts'

/** Answers instead of the surface when there are too many requests; null lets the request in. */
export type Gate = () => Promise<Reply | null>

/**
 * Lets `rate` requests of all callers through in a second, below one a second a single one in as many seconds as that
 * takes; the others get 429 REQUESTS_EXCEEDED with `Retry-After` in seconds. A rate of 0 lets everything in.
 * Source: docs/contract.md 7.1, 8 "Global request rate". Chosen: each process counts for itself, since the limit protects
 * the process.
 */
export const createRateGate = (rate: number): Gate => {
  if (rate === 0) return async () => null
  const points = Math.max(1, rate)
  const requests = createCounter({ name: 'requests', points, seconds: points / rate, redis: null })
  return async () => {
    const wait = await requests.take('')
    if (wait === 0) return null
    const reset = new Date(Date.now() + wait).toISOString()
    const refusal = requestsExceeded(Math.ceil(wait / 1000), { limit: rate, reset })
    return errorReply(refusal, () => undefined)
  }
}
