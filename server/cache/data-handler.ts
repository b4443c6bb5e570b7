/**
 * The cache of data (`'use cache'`) where instances share one: the framework's own in memory, and behind it what others
 * have read. Without Redis it is the framework's own.
 */
import { createCacheComponentsHandler } from '@leejpsd/nextjs-cache-handler/cache-components'
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js'
import { keptAs, renewed, sharedTags } from './shared-instance.ts'

/** Bytes; what the framework gives its own. */
const memory = 50 * 1024 * 1024

const own = createDefaultCacheHandler(memory)
const shared = createCacheComponentsHandler(keptAs('data'))

// The connection is there before the first page needs it.
void shared.get('', [])

/** A stream is read once, so that who needs an entry twice gets it as two. */
const twice = (entry: CacheEntry): readonly [CacheEntry, CacheEntry] => {
  const [first, second] = entry.value.tee()
  return [
    { ...entry, value: first },
    { ...entry, value: second },
  ]
}

const handler: CacheHandler = {
  get: async (key, softTags) => {
    const mine = await own.get(key, softTags)
    if (mine && mine.revalidate >= 0) return mine
    const theirs = await shared.get(key, [])
    const change = theirs ? renewed(theirs.tags, theirs.timestamp) : 'expired'
    if (!theirs || change === 'expired') return mine
    if (change === 'stale') return mine ?? { ...theirs, revalidate: -1 }
    const [kept, given] = twice(theirs)
    await own.set(key, Promise.resolve(kept))
    return given
  },
  set: async (key, pending) => {
    const both = pending.then(twice)
    await Promise.all([
      own.set(
        key,
        both.then(([mine]) => mine),
      ),
      shared.set(
        key,
        both.then(([, theirs]) => theirs),
      ),
    ])
  },
  // Tags are heard of by themselves, once a second: see shared-tags.ts.
  refreshTags: async () => {},
  getExpiration: (tags) => own.getExpiration(tags),
  updateTags: async (tags, durations) => {
    await own.updateTags(tags, durations)
    await sharedTags.tell(tags)
  },
}

export default handler
