/** This process's part in the shared cache, for the two handlers that the framework loads by their paths. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CacheHandlerOptions, RedisClientLike } from '@leejpsd/nextjs-cache-handler'
import { createClient } from '@redis/client'
import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { parseSettings } from '#lib/settings.ts'
import { createOnceLog, openRedis, patience, sharedKey } from '#platform/redis.ts'
import { createSharedTags } from './shared-tags.ts'

const { redisUrl, buildFolder } = parseSettings(process.env)
if (redisUrl === null) throw new Error('The shared cache is for a site with REDIS_URL')

export const sharedTags = createSharedTags({ redis: openRedis(redisUrl), manifest: tagsManifest })
sharedTags.start()

/** Whether what bears these tags and was made at `moment` has been renewed since: shown for now, or no more. */
export const renewed = (tags: string[], moment: number): 'expired' | 'stale' | null =>
  areTagsExpired(tags, moment) ? 'expired' : areTagsStale(tags, moment) ? 'stale' : null

const log = createOnceLog('the shared cache')
const lost = (message: string): void => log.lost(new Error(message))
const quiet = (): void => {}

/**
 * How pages or data are kept for the others: below the name of this build, whose pages name files that only it has, and
 * never in this process's memory, since the framework's own handlers stand before them.
 */
export const keptAs = (what: 'page' | 'data'): CacheHandlerOptions => ({
  client: () =>
    createClient({
      url: redisUrl,
      socket: { connectTimeout: patience.connect, reconnectStrategy: false },
    }) as unknown as RedisClientLike,
  keyPrefix: sharedKey(`${what}:`),
  buildNamespace: readFileSync(path.join(buildFolder, 'BUILD_ID'), 'utf8').trim(),
  abortTimeoutMs: patience.command,
  fallback: 'never',
  compression: 'gzip',
  logger: { debug: quiet, info: quiet, warn: lost, error: lost },
  onMetric: ({ type }) => {
    if (type === 'redis.timeout') lost('timeout')
    if (type === 'cache.hit') log.back()
  },
})
