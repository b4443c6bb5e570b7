/** How often somebody may try: a limit on guessing, per account, mail address and network. */
import { createCounter, type Counter } from '#platform/rate-limit.ts'
import { networkOf, sharesOfWider, widerNetworkOf } from '#platform/network.ts'
import type { Redis } from '#platform/redis.ts'
import { ApiError } from '../http/errors.ts'

/** `aMinute` attempts of one key within a minute; keys of another `name` are counted apart. */
type Allowance = { readonly name: string; readonly key: string; readonly aMinute: number }

/** What the network of an address may try, and the 48 bits around an IPv6 network together. Chosen: see `sharesOfWider`. */
export const networkAllowances = (name: string, ip: string, aMinute: number): Allowance[] => {
  const network = networkOf(ip)
  const wider = widerNetworkOf(network)
  return [
    { name, key: network, aMinute },
    ...(wider === null ? [] : [{ name: `${name}:wider`, key: wider, aMinute: sharesOfWider * aMinute }]),
  ]
}

export type Attempts = {
  /**
   * Counts one attempt under every key, or under none.
   * @throws ApiError REQUESTS_EXCEEDED (with `Retry-After`) when one of them has none left.
   */
  readonly take: (allowances: readonly Allowance[]) => Promise<void>
  /** Takes back an attempt that was no guess. */
  readonly giveBack: (allowances: readonly Allowance[]) => Promise<void>
}

const refusalAfter = (wait: number): ApiError => {
  const seconds = Math.ceil(wait / 1000)
  return new ApiError(
    'REQUESTS_EXCEEDED',
    `Too many requests, retry after ${seconds}s.`,
    { reset: new Date(Date.now() + wait).toISOString() },
    { headers: { 'retry-after': String(seconds) } },
  )
}

/** Counts attempts in windows of a minute, which processes that share a Redis count together. */
export const createAttempts = (redis: Redis | null): Attempts => {
  const counters = new Map<string, Counter>()
  const counterOf = ({ name, aMinute }: Allowance): Counter => {
    const counter =
      counters.get(name) ?? createCounter({ name: `sign-in:${name}`, points: aMinute, seconds: 60, redis })
    counters.set(name, counter)
    return counter
  }
  const giveBack = async (allowances: readonly Allowance[]): Promise<void> => {
    for (const allowance of allowances) await counterOf(allowance).giveBack(allowance.key)
  }
  return {
    giveBack,
    take: async (allowances) => {
      for (const [index, allowance] of allowances.entries()) {
        const wait = await counterOf(allowance).take(allowance.key)
        if (wait === 0) continue
        await giveBack(allowances.slice(0, index))
        throw refusalAfter(wait)
      }
    },
  }
}
