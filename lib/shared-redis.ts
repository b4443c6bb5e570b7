import { openRedis } from '#platform/redis.ts'
import { env } from './env.ts'

/** The Redis that instances of this deployment share; null for a single instance. */
export const sharedRedis = env.redisUrl === null ? null : openRedis(env.redisUrl)
