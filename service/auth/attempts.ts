/** How often somebody may try: a limit on guessing, per account and per address. */
import { networkOf, sharesOfWider, widerNetworkOf } from '#platform/network.ts'
import { ApiError } from '../http/errors.ts'

/** Keys beyond this, the one that was used longest ago goes: a flood of names must not fill the memory. */
const mostKeys = 100_000

/** How many attempts one key may make at once, and how many more a minute. */
type Allowance = { readonly key: string; readonly aMinute: number }

/** What the network of an address may try, and the 48 bits around an IPv6 network together. Chosen: see `sharesOfWider`. */
export const networkAllowances = (name: string, ip: string, aMinute: number): Allowance[] => {
  const network = networkOf(ip)
  const wider = widerNetworkOf(network)
  return [
    { key: `${name} ${network}`, aMinute },
    ...(wider === null ? [] : [{ key: `${name} ${wider}`, aMinute: sharesOfWider * aMinute }]),
  ]
}

export type Attempts = {
  /**
   * Counts one attempt under every key, or under none.
   * @throws ApiError REQUESTS_EXCEEDED (with `Retry-After`) when one of them has none left.
   */
  readonly take: (allowances: readonly Allowance[]) => void
  /** Takes back an attempt that was no guess. */
  readonly giveBack: (allowances: readonly Allowance[]) => void
}

/**
 * Counts attempts in this process's memory: `aMinute` at once, then one each time that its share of a minute passes.
 * Chosen: several processes on one database count each for themselves, since a shared count would cost every sign-in
 * a write to the database; the limit is then as many times as large.
 */
export const createAttempts = (now: () => Date): Attempts => {
  /** By key, when everything that was taken will have been earned again (milliseconds). */
  const earned = new Map<string, number>()

  const after = ({ key, aMinute }: Allowance, time: number) =>
    Math.max(time, earned.get(key) ?? time) + 60_000 / aMinute

  const keep = (key: string, value: number) => {
    earned.delete(key)
    earned.set(key, value)
    const [oldest] = earned.size > mostKeys ? earned.keys() : []
    if (oldest !== undefined) earned.delete(oldest)
  }

  return {
    take: (allowances) => {
      const time = now().getTime()
      const wait = Math.max(0, ...allowances.map((allowance) => after(allowance, time) - time - 60_000))
      // Less than a millisecond is what rounding leaves.
      if (wait >= 1) {
        const seconds = Math.ceil(wait / 1000)
        throw new ApiError(
          'REQUESTS_EXCEEDED',
          `Too many requests, retry after ${seconds}s.`,
          { reset: new Date(time + wait).toISOString() },
          { headers: { 'retry-after': String(seconds) } },
        )
      }
      for (const allowance of allowances) keep(allowance.key, after(allowance, time))
    },
    giveBack: (allowances) => {
      for (const { key, aMinute } of allowances) {
        const until = earned.get(key)
        if (until !== undefined) keep(key, until - 60_000 / aMinute)
      }
    },
  }
}
