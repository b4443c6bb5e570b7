/**
 * Caches whole replies that everybody gets the same, so that they cost what sending their bytes costs: pages and files that
 * the site lets everybody have, for a second, and lists (search, the finder, the agenda), which the framework renders for each
 * request. A list is invalid when the catalogue changes, when editors revalidate, and after five minutes.
 * Decision: docs/decisions/069-kept-list-pages.md.
 */
import type { OutgoingHttpHeaders } from 'node:http'
import { prefersMarkdown } from '#lib/markdown-alternates/alternate-addresses.ts'
import { matchesEntityTag } from '#platform/http-headers.ts'
import { createLru } from '#platform/lru.ts'
import { requestContext } from '#platform/request-context.ts'
import { bytesOf, type Reply, type SiteRequest, type Step } from '../message.ts'
import { encodingFor } from './compress.ts'
import { isForEverybody } from './shared-request.ts'

/** Routes of lists that are the same for every visitor; `e2e/list-cache.e2e.ts` compares them. */
const lists: ReadonlySet<string> = new Set([
  '/zoeken',
  '/kennisbank/artikelen',
  '/kennisbank/veelgestelde-vragen',
  '/navigator/opleidingen',
  '/navigator/regioloketten',
  '/activiteiten',
])

type CachedReply = {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  /** Milliseconds since 1970. */
  readonly at: number
  /** Edition and revalidation that a list was rendered from. */
  readonly version: string
  /** Milliseconds until it expires. */
  readonly ttl: number
}

/**
 * Milliseconds. A second is nothing beside the hour that a page may be old, and on a busy page it saves nearly every look-up.
 * A list lasts no longer right after a change, nor when stale data, which the framework serves while it revalidates, was read
 * while the list was rendered. Lists show the end of a meeting, and a recording whose day has come, up to five minutes late.
 * Without an edition of the catalogue they expire after five seconds, the time in which an edit has to be visible. An expired
 * reply is sent for `renewing` more while one request fetches its successor.
 */
const ttl = { short: 1000, list: 300_000, unknown: 5000, renewing: 5000 } as const
/**
 * Milliseconds after a change during which a list is cached for a second only: search shows an edit about two seconds after its
 * renewal, data read from search is cached as long (`lifeOfSearch` of `lib/content/facet-values.ts`), and concurrent requests
 * share one read of the same data, which may have begun before the change.
 */
const settling = 10_000
/** Bytes of all replies, and of one. */
const most = { all: 96 * 2 ** 20, one: 4 * 2 ** 20 } as const
/** Milliseconds between two requests for the edition. */
const versionLasts = 1000

type Options = {
  readonly routeOf: (path: string) => string
  /** The edition of the catalogue; null where the services do not provide one. It never rejects. */
  readonly readEdition: () => Promise<string | null>
  /** The moment of the last renewal by editors, in milliseconds since 1970. */
  readonly lastRenewal: () => number
  /** The moment at which stale data was read last, in milliseconds since 1970. */
  readonly lastStaleRead: () => number
  readonly now?: () => number
}

/** Headers that belong to one request and are not cached. */
const ownHeaders: ReadonlySet<string> = new Set(['x-request-id', 'server-timing', 'date', 'content-length'])
/** Proxies may cache a list for as long as an article; browsers revalidate. */
const listControl = 'public, max-age=0, must-revalidate, s-maxage=5'

/** What a reply depends on; null where it may be for one visitor, is a part of a page, or a file of the build. */
const keyOf = (request: SiteRequest): string | null => {
  const { address, headers } = request
  if (!isForEverybody(request) || address.startsWith('/_next/')) return null
  return [address, headers.host, prefersMarkdown(headers.accept), encodingFor(request)].join('\n')
}

/** Whether everybody may have it: the framework took it from its cache, or a route of ours made it with an entity tag. */
const isPublic = ({ 'x-nextjs-cache': cached, ...headers }: OutgoingHttpHeaders): boolean => {
  const control = String(headers['cache-control'])
  const isWhole = cached === undefined ? headers.etag !== undefined : cached === 'HIT'
  return isWhole && control.includes('s-maxage') && !/private|no-store/.test(control)
}

const isForAll = ({ status, headers }: Reply, isList: boolean): boolean =>
  status === 200 &&
  headers['set-cookie'] === undefined &&
  Number(headers['content-length'] ?? 0) <= most.one &&
  // A page with an error message in place of its results has status 200 too.
  !(requestContext.getStore()?.hasFault ?? false) &&
  (isList ? String(headers['content-type']).startsWith('text/html') : isPublic(headers))

const replyFrom = (request: SiteRequest, { headers, body }: CachedReply): Reply => {
  if (!matchesEntityTag(request.headers['if-none-match'], headers.etag))
    return { status: 200, headers: { ...headers, 'content-length': body.length }, body }
  const bare = Object.entries(headers).filter(([name]) => !name.startsWith('content-'))
  return { status: 304, headers: Object.fromEntries(bare), body: null }
}

/** The step. It runs before all steps that change the reply, so that it caches the bytes as they are sent. */
export const createReplyCache = ({
  routeOf,
  readEdition,
  lastRenewal,
  lastStaleRead,
  now = Date.now,
}: Options): Step => {
  const entries = createLru<CachedReply>(most.all, ({ body }, key) => body.length + 2 * key.length + 1000)
  /** An entry is null where the reply is not for all, and undefined where there was none: its client has gone. */
  const making = new Map<string, { readonly at: number; readonly entry: Promise<CachedReply | null | undefined> }>()
  let edition: string | null = null
  let readAt = -Infinity
  let lastVersion = ''
  let changedAt = -Infinity
  let reading: Promise<void> | null = null

  const read = async (): Promise<void> => {
    edition = await readEdition()
    readAt = now()
    reading = null
  }
  /** The version of the data that lists are rendered from; the edition is read once a second. */
  const versionOfLists = async (): Promise<string> => {
    if (now() - readAt >= versionLasts) await (reading ??= read())
    const version = `${edition ?? ''} ${lastRenewal()}`
    if (version !== lastVersion) [lastVersion, changedAt] = [version, lastVersion === '' ? changedAt : now()]
    return version
  }

  type Made = { readonly reply: Reply; readonly entry: CachedReply | null }
  const make = async (key: string, isList: boolean, version: string, next: () => Promise<Reply>): Promise<Made> => {
    const former = entries.get(key)
    const at = now()
    const reply = await next()
    if (reply.status === 304) {
      // Its client has the very reply that is cached.
      if (!matchesEntityTag(former?.headers.etag, reply.headers.etag) || !former) return { reply, entry: null }
      const entry = { ...former, at }
      entries.set(key, entry)
      return { reply, entry }
    }
    if (!isForAll(reply, isList)) {
      // Whatever came instead, the former reply no longer holds.
      entries.remove(key)
      return { reply, entry: null }
    }
    const body = await bytesOf(reply.body)
    const sent = isList ? { ...reply.headers, 'cache-control': listControl } : reply.headers
    const headers = Object.fromEntries(Object.entries(sent).filter(([name]) => !ownHeaders.has(name)))
    const mayBeStale = at < changedAt + settling || lastStaleRead() >= at
    const long = edition === null ? ttl.unknown : ttl.list
    const entry = { headers, body, at, version, ttl: isList && !mayBeStale ? long : ttl.short }
    if (body.length <= most.one) entries.set(key, entry)
    else entries.remove(key)
    return { reply: { ...reply, headers: sent, body }, entry }
  }

  const answer: Step = async (request, next) => {
    const key = keyOf(request)
    if (key === null) return next()
    const isList = lists.has(routeOf(request.path)) && !prefersMarkdown(request.headers.accept)
    const version = isList ? await versionOfLists() : ''
    const stored = entries.get(key)
    const made = making.get(key)
    const isMaking = made !== undefined && now() - made.at < ttl.renewing
    if (stored?.version === version && now() - stored.at < stored.ttl + (isMaking ? ttl.renewing : 0))
      return replyFrom(request, stored)
    // Other addresses may be of one visitor, who would wait for nothing.
    if (isMaking && (isList || /\.\w+$/.test(request.path))) {
      const entry = await made.entry
      if (entry?.version === version) return replyFrom(request, entry)
      // Of those that wait one makes it now, and the others wait for that one.
      if (entry !== null) return answer(request, next)
    }
    const { promise, resolve } = Promise.withResolvers<CachedReply | null | undefined>()
    const own = { at: now(), entry: promise }
    making.set(key, own)
    try {
      const { reply, entry } = await make(key, isList, version, next)
      resolve(entry)
      return reply
    } finally {
      if (making.get(key) === own) making.delete(key)
      resolve(undefined)
    }
  }
  return answer
}
