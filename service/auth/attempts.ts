/** How often somebody may try: a limit on guessing, per account, mail address and network. */
import { createCounter, type Counter } from '#platform/rate-limit.ts'
import { networkOf, sharesOfWider, widerNetworkOf } from '#platform/network.ts'
import type { Redis } from '#platform/redis.ts'
import { requestsExceeded } from '../http/errors.ts'

/** `points` attempts of one key within so many seconds; keys of another `name` are counted apart. */
type Allowance = { readonly name: string; readonly key: string; readonly points: number; readonly seconds: number }

const windows = { minute: 60, hour: 3600, day: 24 * 3600 } as const

/** An allowance for a minute, an hour or a day. */
export const allow = (points: number, window: keyof typeof windows, name: string, key: string): Allowance => ({
  name: `${name}:${window}`,
  key,
  points,
  seconds: windows[window],
})

/** What the network of an address may try, and the 48 bits around an IPv6 network together. Chosen: see `sharesOfWider`. */
export const networkAllowances = (
  name: string,
  ip: string,
  points: number,
  window: keyof typeof windows,
): Allowance[] => {
  const network = networkOf(ip)
  const wider = widerNetworkOf(network)
  return [
    allow(points, window, name, network),
    ...(wider === null ? [] : [allow(sharesOfWider * points, window, `${name}:wider`, wider)]),
  ]
}

/**
 * What signing in to an account may be tried, where `points` are the tries of a minute: a guesser waits a minute at
 * first, then up to an hour, then up to a day. Longer waits are for one network, so that nobody keeps the owner out from
 * elsewhere for more than an hour. Many people may share a network: it may try ten times as often as an account.
 * Source: OWASP ASVS 4.0.3, 2.2.1: at most a hundred an hour for an account.
 */
export const signInAllowances = (email: string, ip: string, points: number): Allowance[] => {
  const [account, network] = [email.toLowerCase(), networkOf(ip)]
  return [
    // First, so that a network which has used up its own leaves no counter of each account that it names.
    ...networkAllowances('network', ip, 10 * points, 'minute'),
    ...networkAllowances('network', ip, 50 * points, 'hour'),
    allow(points, 'minute', 'account', account),
    allow(2 * points, 'hour', 'account from a network', `${account} ${network}`),
    allow(4 * points, 'day', 'account from a network', `${account} ${network}`),
    allow(10 * points, 'hour', 'account', account),
  ]
}

export type Attempts = {
  /**
   * Counts one attempt under every key, or under none.
   * @throws ApiError REQUESTS_EXCEEDED (with `Retry-After`) when one of them has none left.
   */
  readonly take: (allowances: readonly Allowance[]) => Promise<void>
  /** Takes back an attempt that was no guess. */
  readonly refund: (allowances: readonly Allowance[]) => Promise<void>
}

/** Counts attempts in windows, which processes that share a Redis count together. */
export const createAttempts = (redis: Redis | null): Attempts => {
  const counters = new Map<string, Counter>()
  const counterOf = ({ name, points, seconds }: Allowance): Counter => {
    const counter = counters.get(name) ?? createCounter({ name: `sign-in:${name}`, points, seconds, redis })
    counters.set(name, counter)
    return counter
  }
  const refund = async (allowances: readonly Allowance[]): Promise<void> => {
    for (const allowance of allowances) await counterOf(allowance).refund(allowance.key)
  }
  return {
    refund,
    take: async (allowances) => {
      for (const [index, allowance] of allowances.entries()) {
        const wait = await counterOf(allowance).take(allowance.key)
        if (wait === 0) continue
        await refund(allowances.slice(0, index))
        throw requestsExceeded(Math.ceil(wait / 1000), { reset: new Date(Date.now() + wait).toISOString() })
      }
    },
  }
}
