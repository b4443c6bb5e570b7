/**
 * The cache of pages where instances share one: the framework's own, in memory and on disk, and behind it what others
 * have made. A page that others have made is asked for when this instance has none, or only one that has been renewed
 * since. What stands here is never given up for want of Redis, so that the last good page outlives any outage.
 */
import { createRequire } from 'node:module'
import { createIncrementalCacheHandler } from '@leejpsd/nextjs-cache-handler/incremental'
import type Cache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'
import { keptAs, renewed } from './shared-instance.ts'

const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as { readonly default: typeof Cache }

type Entry = NonNullable<Awaited<ReturnType<Cache['get']>>>
type Value = NonNullable<Entry['value']>
type Lifetime = NonNullable<Entry['cacheControl']>

/** What is kept for others: the page, and how long it lives, which only the instance that made it knows. */
type Kept = Value & { readonly lifetime?: Lifetime }

const Shared = createIncrementalCacheHandler(keptAs('page'))

const isPage = (value: Value | null): value is Value => value !== null && ['APP_PAGE', 'APP_ROUTE'].includes(value.kind)

const tagsOf = (value: Value): string[] => {
  const tags = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

/** Milliseconds since 1970 from which the entry wants a successor. */
const endOf = ({ lastModified, cacheControl }: Entry): number =>
  typeof cacheControl?.revalidate === 'number' ? lastModified + cacheControl.revalidate * 1000 : Infinity

const isOutdated = (entry: Entry): boolean =>
  isPage(entry.value) && (endOf(entry) < Date.now() || renewed(tagsOf(entry.value), entry.lastModified) !== null)

type MadeByOthers = Entry & { readonly value: Value }

const newest = (one: Entry | null, other: Entry | undefined): Entry | null =>
  other && other.lastModified > (one?.lastModified ?? 0) ? other : one

/** What others have made and is not outdated itself; null when there is none. */
const madeByOthers = async (key: string, kind: string): Promise<MadeByOthers | null> => {
  const record = await new Shared().get(key, { kind })
  if (!record || typeof record.lastModified !== 'number') return null
  const { lifetime, ...value } = record.value as unknown as Kept
  const entry = {
    lastModified: record.lastModified,
    value,
    ...(lifetime ? { cacheControl: lifetime } : {}),
  }
  return isPage(entry.value) && !isOutdated(entry) ? entry : null
}

/** Bytes of what others have made that this instance remembers; the framework gives its own as much. */
const memory = 50 * 1024 * 1024

const bytesOf = ({ value }: MadeByOthers): number => {
  const parts = 'segmentData' in value ? [...(value.segmentData?.values() ?? [])] : []
  const whole = 'html' in value ? value.html : 'body' in value ? value.body : ''
  return parts.reduce((sum, { length }) => sum + length, whole.length + 1)
}

/** With the moments at which they were made, by which it is judged whether they have been renewed since. */
const remembered = new LRUCache<MadeByOthers>(memory, bytesOf)

// The connection is there before the first page needs it.
void new Shared().get('', { kind: 'APP_PAGE' })

export default class SharedPages extends FileSystemCache {
  override async get(...[key, context]: Parameters<Cache['get']>): Promise<Entry | null> {
    const own = await super.get(key, context)
    const kind: string = context.kind
    if (kind === 'FETCH' || (own && !isOutdated(own))) return own
    const known = remembered.get(key)
    if (known && !isOutdated(known)) return known
    const theirs = await madeByOthers(key, kind)
    if (theirs) remembered.set(key, theirs)
    return theirs ?? newest(own, known)
  }

  override async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    await super.set(key, value, context)
    remembered.remove(key)
    if (!isPage(value)) return
    const lifetime = 'cacheControl' in context ? context.cacheControl : undefined
    const kept: Kept = { ...value, ...(lifetime ? { lifetime } : {}) }
    await new Shared().set(key, kept as never, lifetime ? { cacheControl: { revalidate: lifetime.revalidate } } : {})
  }
}
