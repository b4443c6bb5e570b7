/** This process's part in the shared cache, for the two handlers that the framework loads by their paths. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { parseSettings } from '#lib/settings.ts'
import { openRedis, sharedKey } from '#platform/redis.ts'
import { createSharedStore, type SharedStore } from './shared-store.ts'
import { createSharedTags } from './shared-tags.ts'

const { redisUrl, buildFolder } = parseSettings(process.env)
if (redisUrl === null) throw new Error('The shared cache is for a site with REDIS_URL')

const redis = openRedis(redisUrl)
export const sharedTags = createSharedTags({ redis, manifest: tagsManifest })
sharedTags.start()

/** Whether what bears these tags and was made at `moment` has been renewed since: shown for now, or no more. */
export const renewed = (tags: string[], moment: number): 'expired' | 'stale' | null =>
  areTagsExpired(tags, moment) ? 'expired' : areTagsStale(tags, moment) ? 'stale' : null

const build = readFileSync(path.join(buildFolder, 'BUILD_ID'), 'utf8').trim()

/** Pages or data that instances with the same build share. */
export const sharedStore = (what: 'page' | 'data'): SharedStore =>
  createSharedStore({ redis, prefix: sharedKey(`${what}:${build}:`) })
