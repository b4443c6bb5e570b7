/** The parts of this deployment and the probe of each. */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { searchConnection } from '../content/search.ts'
import { searchTokens } from '../content/search-token.ts'
import { sharedRedis } from '../shared-redis.ts'
import { env } from '../env.ts'
import { warn } from '#platform/log.ts'
import { createSearchClient, SearchUnavailableError } from '../search/client.ts'
import { createHealth, type Check } from './check.ts'

/** A rate limit (429) is distinguished from a failure, because it is temporary. */
const reasonOf = (status: number) => (status === 429 ? 'busy' : status === 401 || status === 403 ? 'refused' : 'failed')

const oneItem = z.object({ data: z.array(z.object({ id: z.string() })).length(1) })

/** Reads one item with the site's own token, without the retries that pages have. */
const content: Check<'content'> = {
  name: 'content',
  limits: { warn: 250, error: 750 },
  probe: async (signal) => {
    const response = await fetch(`${env.contentUrl}/items/articles?limit=1&fields=id`, {
      headers: { authorization: `Bearer ${env.contentToken}` },
      cache: 'no-store',
      signal,
    })
    // Without content the site is unhealthy, whatever the reason; only a rate limit is temporary.
    if (!response.ok) {
      await response.body?.cancel()
      return response.status === 429 ? 'busy' : 'failed'
    }
    return oneItem.safeParse(await response.json()).success ? null : 'failed'
  },
}

/** Milliseconds. */
const timeouts = { connect: 5000, read: 5000, write: 5000 }
const client = createSearchClient(
  searchConnection,
  { current: searchTokens.get, fresh: searchTokens.fresh },
  { timeouts },
)

/** Chosen: search has the limits of content, since a page waits for either. */
const search: Check<'search'> = {
  name: 'search',
  limits: { warn: 250, error: 750 },
  probe: async () => {
    try {
      await client.search({ requests: [{ indexName: 'articles', query: '', hitsPerPage: 0 }] })
      return null
    } catch (error) {
      if (error instanceof SearchUnavailableError) return 'refused'
      return reasonOf(Number(error instanceof Error ? Reflect.get(error, 'status') : 0))
    }
  },
}

/** Writes a file in that folder, reads it and deletes it. */
const roundTrip = async (folder: string): Promise<void> => {
  const file = path.join(folder, `.health-${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(file, 'here')
  const text = await readFile(file, 'utf8')
  await rm(file, { force: true })
  if (text !== 'here')
    throw new Error(
      `A file in ${folder} does not hold what was written; check its disk (BUILD_FOLDER, TOKEN_CACHE_FOLDER)`,
    )
}

/** The folders of rendered pages and of the search token, which outlive a restart, and the Redis that instances share. */
const cache: Check<'cache'> = {
  name: 'cache',
  limits: { warn: 100, error: 500 },
  probe: async () => {
    await Promise.all([roundTrip(path.join(env.buildFolder, 'cache')), roundTrip(env.tokenCacheFolder)])
    return !sharedRedis || (await sharedRedis.ask((redis) => redis.ping())) ? null : 'alone'
  },
}

/**
 * Chosen: requests an address without an image, so that the check needs no other part. A status 4xx is healthy;
 * delivery is unhealthy when it fails with 5xx, or does not respond.
 */
const media: Check<'media'> = {
  name: 'media',
  limits: { warn: 150, error: 500 },
  probe: async (signal) => {
    const response = await fetch(`${env.mediaUrl}/image/upload/health`, { cache: 'no-store', signal })
    await response.arrayBuffer()
    return response.status === 429 ? 'busy' : response.status >= 500 ? 'failed' : null
  },
}

/** Returns the status of this deployment. See `createHealth`. */
export const readHealth = createHealth([content, search, cache, media], {
  onFailure: (name, error) =>
    warn('health: a part failed its check, and /status says so; compare its settings with what runs', {
      name,
      reason: String(error),
    }),
})

export type Part = 'content' | 'search' | 'cache' | 'media'
