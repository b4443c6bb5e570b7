/**
 * The cache of pages where instances share one: the framework's own, in memory and on disk, and behind it what others
 * have made. A page that others have made is asked for when this instance has none, or only one that has been renewed
 * since. What stands here is never given up for want of Redis, so that the last good page outlives any outage.
 */
import { createRequire } from 'node:module'
import type Cache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { createLru } from '#platform/lru.ts'
import { renewed, sharedStore } from './shared-instance.ts'

const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as { readonly default: typeof Cache }

type Entry = NonNullable<Awaited<ReturnType<Cache['get']>>>
type Value = NonNullable<Entry['value']>

/** As the store holds it, written by an instance with the same build, and so with the same framework. */
type MadeByOthers = Entry & { readonly value: Value }

const shared = sharedStore('page')

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

const newest = (one: Entry | null, other: Entry | undefined): Entry | null =>
  other && other.lastModified > (one?.lastModified ?? 0) ? other : one

const isEntry = (given: unknown): given is MadeByOthers =>
  typeof given === 'object' && given !== null && 'lastModified' in given && 'value' in given

/** What others have made and is not outdated itself; null when there is none. */
const madeByOthers = async (key: string): Promise<MadeByOthers | null> => {
  const entry = await shared.get(key)
  return isEntry(entry) && isPage(entry.value) && !isOutdated(entry) ? entry : null
}

/** Bytes of what others have made that this instance remembers; the framework gives its own as much. */
const memory = 50 * 1024 * 1024

const bytesOf = ({ value }: MadeByOthers): number => {
  const parts = 'segmentData' in value ? [...(value.segmentData?.values() ?? [])] : []
  const whole = 'html' in value ? value.html : 'body' in value ? value.body : ''
  return parts.reduce((sum, { length }) => sum + length, whole.length + 1)
}

/** With the moments at which they were made, by which it is judged whether they have been renewed since. */
const remembered = createLru<MadeByOthers>(memory, bytesOf)

export default class SharedPages extends FileSystemCache {
  override async get(...[key, context]: Parameters<Cache['get']>): Promise<Entry | null> {
    const own = await super.get(key, context)
    const kind: string = context.kind
    if (kind === 'FETCH' || (own && !isOutdated(own))) return own
    const known = remembered.get(key)
    if (known && !isOutdated(known)) return known
    const theirs = await madeByOthers(key)
    if (theirs) remembered.set(key, theirs)
    return theirs ?? newest(own, known)
  }

  override async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    await super.set(key, value, context)
    remembered.remove(key)
    if (!isPage(value)) return
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    const entry = { lastModified: Date.now(), value, ...(cacheControl ? { cacheControl } : {}) }
    await shared.set(key, entry, typeof cacheControl?.revalidate === 'number' ? cacheControl.revalidate : Infinity)
  }
}
