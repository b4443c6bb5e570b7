/**
 * Rate limits: how often one network, and all together, may do a thing in a window. Instances that share a Redis count
 * together; without one, and while it does not answer, each process counts for itself.
 */
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { sharesOfWider, widerNetworkOf } from './network.ts'
import { sharedKey, type Redis } from './redis.ts'

type Commands = Pick<Redis, 'ask'>

type CounterOptions = {
  /** Distinguishes this limit's counts from others in the same Redis. */
  readonly name: string
  /** How often within a window. */
  readonly points: number
  /** Length of a window in seconds; it begins with the first use of a key. */
  readonly seconds: number
  readonly redis: Commands | null
}

export type Counter = {
  /** Counts one use: 0 when the key has not had its points yet, else the milliseconds until its window ends. */
  readonly take: (key: string) => Promise<number>
  /** Takes back one use. */
  readonly refund: (key: string) => Promise<void>
}

/** The one command that the library sends, over a connection that never makes a request wait for long. */
const redisClient = (redis: Commands) => ({
  eval: async (script: string, options: { keys: string[]; arguments: string[] }) => {
    const answer = await redis.ask((client) => client.eval(script, options))
    if (answer === null)
      throw new Error('Redis (REDIS_URL) does not answer, so this process counts for itself; check that it runs')
    return answer
  },
})

const counterOf = ({ name, points, seconds, redis }: CounterOptions): RateLimiterAbstract => {
  const bounds = { keyPrefix: sharedKey(`limit:${name}`), points, duration: seconds }
  const memory = new RateLimiterMemory(bounds)
  return redis
    ? new RateLimiterRedis({
        ...bounds,
        storeClient: redisClient(redis),
        useRedisPackage: true,
        insuranceLimiter: memory,
      })
    : memory
}

/** Counts uses by key. Source: https://github.com/animir/node-rate-limiter-flexible/wiki/Overall-example */
export const createCounter = (options: CounterOptions): Counter => {
  const limiter = counterOf(options)
  return {
    take: async (key) => {
      try {
        await limiter.consume(key)
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
        throw refusal
      }
    },
    refund: async (key) => {
      await limiter.reward(key)
    },
  }
}

export type RateLimit = (network: string) => Promise<number>

/**
 * Returns a function that counts a request of a network (as `networkOf` names it): 0 when it may pass, else the whole
 * seconds until it may try again. A network of 64 bits counts for the 48 bits around it too.
 * Chosen: refused requests do not count for all together, so that one caller cannot use up what others need, and the
 * keys in memory stay as few as the requests that pass.
 */
export const createRateLimit = ({
  name,
  each,
  all,
  seconds,
  redis = null,
}: {
  readonly name: string
  /** Requests of one network in a window. */
  readonly each: number
  /** Requests of all networks together in a window. */
  readonly all: number
  readonly seconds: number
  readonly redis?: Commands | null
}): RateLimit => {
  const total = createCounter({ name: `${name}:all`, points: all, seconds, redis })
  const networks = createCounter({ name, points: each, seconds, redis })
  const wider = createCounter({ name: `${name}:wider`, points: sharesOfWider * each, seconds, redis })
  return async (network) => {
    const around = widerNetworkOf(network)
    const full = await total.take('')
    if (full) return Math.ceil(full / 1000)
    const wait = (await networks.take(network)) || (around === null ? 0 : await wider.take(around))
    if (wait) await total.refund('')
    return Math.ceil(wait / 1000)
  }
}
