import { createHash } from 'node:crypto'
import path from 'node:path'
import { readMe } from '@directus/sdk'
import { messageOf } from '#platform/error-message.ts'
import { sharedKey } from '#platform/redis.ts'
import { env } from '../env.ts'
import { warn } from '#platform/log.ts'
import { fileStore, sharedStore } from '../search/token-store.ts'
import { createTokenCache } from '../search/token.ts'
import { content } from './api.ts'
import { sharedRedis } from '../shared-redis.ts'

/** Reads the search token of the site's account; null when the account has none, whether the field is null or absent. */
const readSearchToken = async (): Promise<string | null> => {
  const me = await content(readMe({ fields: [env.searchTokenField as 'search_token'] }))
  const token: unknown = typeof me === 'object' && me !== null ? Reflect.get(me, env.searchTokenField) : null
  return typeof token === 'string' && token !== '' ? token : null
}

// The key depends on account and service, so that a token cached for a former one is not used.
const account = createHash('sha256')
  .update(JSON.stringify([env.contentUrl, env.contentToken, env.searchTokenField]))
  .digest('hex')
  .slice(0, 12)

const file = fileStore(path.join(env.tokenCacheFolder, `search-token-${account}.json`))

/** The search token of this deployment, held over restarts, and for every instance where they share a Redis. Source: docs/contract.md 5.2. */
export const searchTokens = createTokenCache({
  read: readSearchToken,
  store: sharedRedis ? sharedStore(sharedRedis, sharedKey(`search-token:${account}`), file) : file,
  onStoreError: (error) =>
    warn(
      'search token: it could not be stored, and is read again at the next start; check TOKEN_CACHE_FOLDER or REDIS_URL',
      { reason: messageOf(error) },
    ),
})
