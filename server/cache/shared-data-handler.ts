/** The cache of data (`'use cache'`) where instances share one: that of the process, and behind it what others have read. */
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js'
import { noteStaleReads, ownData as own } from './data-handler.ts'
import { renewed, sharedStore, sharedTags } from './shared-instance.ts'

const shared = sharedStore('data')

/** As the store holds it, written by an instance with the same build, and so with the same framework. */
type Stored = Omit<CacheEntry, 'value'> & { readonly bytes: Buffer }

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'timestamp' in value && 'bytes' in value

const toEntry = ({ bytes, ...entry }: Stored): CacheEntry => ({
  ...entry,
  value: new Blob([new Uint8Array(bytes)]).stream(),
})

/** What others have read, while it is fresh. */
const readByOthers = async (key: string): Promise<Stored | null> => {
  const entry = await shared.get(key)
  return isStored(entry) && entry.timestamp + entry.revalidate * 1000 > Date.now() ? entry : null
}

const handler: CacheHandler = {
  get: async (key, softTags) => {
    const mine = await own.get(key, softTags)
    if (mine && mine.revalidate >= 0) return mine
    const theirs = await readByOthers(key)
    const change = theirs ? renewed(theirs.tags, theirs.timestamp) : 'expired'
    if (!theirs || change === 'expired') return mine
    if (change === 'stale') return mine ?? { ...toEntry(theirs), revalidate: -1 }
    await own.set(key, Promise.resolve(toEntry(theirs)))
    return toEntry(theirs)
  },
  set: async (key, pending) => {
    // A stream is read once: each of both gets its own.
    const both = pending.then(({ value, ...entry }) => ({ entry, values: value.tee() }))
    const share = async () => {
      const { entry, values } = await both
      const bytes = Buffer.from(await new Response(values[1]).arrayBuffer())
      if (entry.expire > 0) await shared.set(key, { ...entry, bytes }, entry.revalidate)
    }
    const mine = both.then(({ entry, values }) => ({ ...entry, value: values[0] }))
    await Promise.all([own.set(key, mine), share()])
  },
  // Tags are heard of by themselves, once a second: see shared-tags.ts.
  refreshTags: async () => {},
  getExpiration: (tags) => own.getExpiration(tags),
  updateTags: async (tags, durations) => {
    await own.updateTags(tags, durations)
    await sharedTags.publish(tags)
  },
}

export default noteStaleReads(handler)
