/** The platform-wide limit on the rate of requests. */
import { ApiError, errorReply } from './errors.ts'
import type { Reply } from './message.ts'

/** Answers instead of the surface when a request comes too soon; null lets the request in. */
export type Gate = () => Reply | null

/**
 * A token bucket over all callers: `rate` requests a second go through, and as many at once after a quiet second; the
 * others get 429 REQUESTS_EXCEEDED with `Retry-After` in seconds. A rate of 0 lets everything in.
 * Source: docs/contract.md 7.1, 8 "Global request rate". Chosen: requests that are refused cost no token, so that callers who
 * come back too early do not keep the door shut.
 */
export const createRateLimit = ({ rate, now }: { rate: number; now: () => Date }): Gate => {
  if (rate === 0) return () => null
  const capacity = Math.max(1, rate)
  let tokens = capacity
  let last = now().getTime()
  return () => {
    const time = now().getTime()
    // A clock that is set back must not take tokens away.
    tokens = Math.min(capacity, tokens + (Math.max(0, time - last) / 1000) * rate)
    last = time
    if (tokens >= 1) {
      tokens -= 1
      return null
    }
    const wait = (1 - tokens) / rate
    const seconds = Math.max(1, Math.ceil(wait))
    const refusal = new ApiError(
      'REQUESTS_EXCEEDED',
      `Too many requests, retry after ${seconds}s.`,
      { limit: rate, reset: new Date(time + wait * 1000).toISOString() },
      { headers: { 'retry-after': String(seconds) } },
    )
    return errorReply(refusal, () => undefined)
  }
}
