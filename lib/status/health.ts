/** The parts of this deployment and how they are asked. */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { searchConnection } from '../content/search.ts'
import { searchTokens } from '../content/search-token.ts'
import { sharedRedis } from '../content/shared-redis.ts'
import { env } from '../env.ts'
import { warn } from '#platform/log.ts'
import { createSearchClient, SearchUnavailableError } from '../search/client.ts'
import { createHealth, type Check } from './check.ts'

/** Our own limit is told apart from a failure: 429 passes by itself. */
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
    const body: unknown = await response.json()
    // Without its content the site is not well, whatever the reason; only a limit passes.
    if (!response.ok) return response.status === 429 ? 'busy' : 'failed'
    return oneItem.safeParse(body).success ? null : 'failed'
  },
}

const patience = { connect: 5000, read: 5000, write: 5000 }
const client = createSearchClient(
  searchConnection,
  { current: searchTokens.get, fresh: searchTokens.fresh },
  { timeouts: patience },
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

/** Writes a file in that folder, reads it and takes it away. */
const roundTrip = async (folder: string): Promise<void> => {
  const file = path.join(folder, `.health-${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, 'here')
  const text = await readFile(file, 'utf8')
  await rm(file, { force: true })
  if (text !== 'here') throw new Error('A file does not hold what was written')
}

/** The folders of made pages and of the search token, which outlive a restart, and what instances share. */
const cache: Check<'cache'> = {
  name: 'cache',
  limits: { warn: 100, error: 500 },
  probe: async () => {
    await Promise.all([roundTrip(path.join(env.buildFolder, 'cache')), roundTrip(env.tokenCacheFolder)])
    return !sharedRedis || (await sharedRedis.ask((redis) => redis.ping())) ? null : 'alone'
  },
}

/**
 * Chosen: an address without a picture is asked for, so that the check needs no other part. That there is none (4xx) is
 * an answer; delivery is not well when it fails itself, or does not answer.
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

/** How this deployment does. See `createHealth`. */
export const readHealth = createHealth([content, search, cache, media], {
  onFailure: (name, error) => warn('health: a check failed', { name, reason: String(error) }),
})

export type Part = 'content' | 'search' | 'cache' | 'media'
