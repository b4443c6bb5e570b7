/**
 * Caches whole replies of list pages: searches, the finder, the agenda. The framework renders them for each request, which
 * costs a hundred times as much as sending them, although every visitor gets the same page at one address. An entry is
 * invalid when the catalogue changes, when editors revalidate, and after five minutes.
 * Decision: docs/decisions/069-kept-list-pages.md.
 */
import type { OutgoingHttpHeaders } from 'node:http'
import { prefersMarkdown } from '#lib/markdown-alternates/alternate-addresses.ts'
import { requestContext } from '#platform/request-context.ts'
import { bytesOf, type Reply, type SiteRequest, type Step } from '../message.ts'
import { createLru } from '#platform/lru.ts'
import { isForEverybody } from './shared-request.ts'

/** Routes of lists that are the same for every visitor; `e2e/list-cache.e2e.ts` compares them. */
const routes: ReadonlySet<string> = new Set([
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
  /** Edition and revalidation that it was rendered from. */
  readonly version: string
  /** Milliseconds until it expires. */
  readonly ttl: number
}

/**
 * Milliseconds. The first reply of a version may contain stale data, which the framework serves while it revalidates, so it
 * expires after a second. Lists show the end of a meeting, and a recording whose day has come, up to five minutes late.
 * Without an edition of the catalogue entries expire after five seconds, the time in which an edit has to be visible.
 */
const ttl = { first: 1000, known: 300_000, unknown: 5000, renewing: 5000 } as const
/** Bytes of all replies, and of one. */
const most = { all: 64 * 2 ** 20, one: 2 ** 20 } as const
/** Milliseconds between two requests for the edition. */
const versionLasts = 1000

type Options = {
  readonly routeOf: (path: string) => string
  /** The edition of the catalogue; null where the services do not provide one. It never rejects. */
  readonly readEdition: () => Promise<string | null>
  /** The moment of the last renewal by editors, in milliseconds since 1970. */
  readonly lastRenewal: () => number
  readonly now?: () => number
}

/** Headers that belong to one request and are not cached. */
const ownHeaders: ReadonlySet<string> = new Set(['x-request-id', 'server-timing', 'date', 'content-length'])
/** Proxies may cache a list for as long as an article; browsers revalidate. */
const control = 'public, max-age=0, must-revalidate, s-maxage=5'

/** The step. It runs before all steps that change the reply, so that it caches the bytes as they are sent. */
export const createListCache = ({ routeOf, readEdition, lastRenewal, now = Date.now }: Options): Step => {
  const entries = createLru<CachedReply>(most.all, ({ body }, key) => body.length + 2 * key.length + 1000)
  const renewing = new Map<string, number>()
  let edition: string | null = null
  let readAt = -Infinity
  let reading: Promise<void> | null = null

  const read = async (): Promise<void> => {
    edition = await readEdition()
    readAt = now()
    reading = null
  }
  /** The version of the data that lists are rendered from; the edition is read once a second. */
  const version = async (): Promise<string> => {
    if (now() - readAt >= versionLasts) await (reading ??= read())
    return `${edition ?? ''} ${lastRenewal()}`
  }

  const keyOf = (request: SiteRequest): string | null => {
    const { address, path, headers } = request
    if (!isForEverybody(request) || prefersMarkdown(headers.accept) || !routes.has(routeOf(path))) return null
    return [address, headers.host, headers['accept-encoding']].join('\n')
  }

  const make = async (key: string, current: string, next: () => Promise<Reply>): Promise<Reply> => {
    const former = entries.get(key)
    const at = now()
    renewing.set(key, at)
    try {
      const reply = await next()
      // A page with an error message in place of its results has status 200 too.
      const hasFault = requestContext.getStore()?.hasFault ?? false
      const isForAll = reply.status === 200 && reply.headers['set-cookie'] === undefined && !hasFault
      if (!isForAll || !String(reply.headers['content-type']).startsWith('text/html')) {
        entries.remove(key)
        return reply
      }
      const body = await bytesOf(reply.body)
      const shared = { ...reply.headers, 'cache-control': control }
      const headers = Object.fromEntries(Object.entries(shared).filter(([name]) => !ownHeaders.has(name)))
      const isFirst = former?.version !== current || former.at + ttl.first > at
      const long = edition === null ? ttl.unknown : ttl.known
      if (body.length <= most.one)
        entries.set(key, { headers, body, at, version: current, ttl: isFirst ? ttl.first : long })
      return { ...reply, headers: shared, body }
    } finally {
      renewing.delete(key)
    }
  }

  return async (request, next) => {
    const key = keyOf(request)
    if (key === null) return next()
    const current = await version()
    const stored = entries.get(key)
    if (stored && stored.version === current) {
      const age = now() - stored.at
      const isBeingMade = now() - (renewing.get(key) ?? -Infinity) < ttl.renewing
      if (age < stored.ttl || (isBeingMade && age < stored.ttl + ttl.renewing))
        return { status: 200, headers: { ...stored.headers, 'content-length': stored.body.length }, body: stored.body }
    }
    return make(key, current, next)
  }
}
