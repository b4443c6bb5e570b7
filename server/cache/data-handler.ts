/** The cache of data (`'use cache'`): the framework's own in memory, which notes when it hands out stale data. */
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import type { CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js'

/** Bytes; what the framework gives its own. */
const memory = 50 * 1024 * 1024

export const ownData = createDefaultCacheHandler(memory)

let last = 0

/**
 * The moment at which this process last read data that has been renewed since, in milliseconds since 1970; 0 for none. It is no property
 * of a request: requests that read the same data at the same time share one call of the handler.
 */
export const lastStaleRead = (): number => last

/** The handler, with a note of the moment at which it last returned what has been renewed since. */
export const noteStaleReads = (handler: CacheHandler): CacheHandler => ({
  ...handler,
  get: async (key, softTags) => {
    const entry = await handler.get(key, softTags)
    // Below 0 is how the framework marks an entry whose tags are stale: it serves it, and makes the next one meanwhile.
    if (entry && entry.revalidate < 0) last = Date.now()
    return entry
  },
})

export default noteStaleReads(ownData)
