import { openRedis } from '#platform/redis.ts'
import { env } from '../env.ts'

/** The Redis that instances of this deployment share; null where an instance stands alone. */
export const sharedRedis = env.redisUrl === null ? null : openRedis(env.redisUrl)
