/**
 * Whole replies of list pages: searches, the finder, the agenda. The framework makes each for one request, at a hundred
 * times the price of sending it; every visitor gets the same for one address. What is kept holds until the catalogue or a
 * renewal by editors changes it, or five minutes have passed. Decision: docs/decisions/069-kept-list-pages.md.
 */
import type { OutgoingHttpHeaders } from 'node:http'
import { prefersMarkdown } from '#lib/markdown-alternates/alternate-addresses.ts'
import { requestContext } from '#platform/request-context.ts'
import { bytesOf, type Reply, type SiteRequest, type Step } from '../message.ts'
import { createLru } from './lru.ts'
import { isForEverybody } from './shared-request.ts'

/** Routes of lists that no cookie and no account changes; `e2e/list-cache.e2e.ts` compares them. */
const routes: ReadonlySet<string> = new Set([
  '/zoeken',
  '/kennisbank/artikelen',
  '/kennisbank/veelgestelde-vragen',
  '/navigator/opleidingen',
  '/navigator/regioloketten',
  '/activiteiten',
])

type Kept = {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  /** Milliseconds since 1970. */
  readonly at: number
  /** What it was made from. */
  readonly version: string
  /** Milliseconds for which it holds. */
  readonly lasts: number
}

/**
 * Milliseconds. The first reply of a version may still hold what the framework shows while it reads anew, so it is made
 * again after a second. Meetings end and recordings appear by the clock alone: five minutes late at most. Where nobody says when the catalogue changes, five seconds are what editors wait for a page.
 */
const lasts = { first: 1000, known: 300_000, unknown: 5000, renewing: 5000 } as const
/** Bytes of all replies, and of one. */
const most = { all: 64 * 2 ** 20, one: 2 ** 20 } as const
/** Milliseconds between two questions for the version. */
const versionLasts = 1000

type Options = {
  readonly routeOf: (path: string) => string
  /** The edition of the catalogue that search and pages show; null where the services do not say. It does not fail. */
  readonly readEdition: () => Promise<string | null>
  /** The moment of the last renewal by editors, in milliseconds since 1970. */
  readonly lastRenewal: () => number
  readonly now?: () => number
}

/** Headers of one request, which the next reply has anew. */
const ownHeaders: ReadonlySet<string> = new Set(['x-request-id', 'server-timing', 'date', 'content-length'])
/** Proxies may hold such a page for as long as the articles; browsers ask again. */
const control = 'public, max-age=0, must-revalidate, s-maxage=5'

/** The step. It stands before all steps that change what is sent, since it keeps the bytes as they go out. */
export const createListCache = ({ routeOf, readEdition, lastRenewal, now = Date.now }: Options): Step => {
  const entries = createLru<Kept>(most.all, ({ body }) => body.length + 1000)
  const renewing = new Map<string, number>()
  let edition: string | null = null
  let readAt = -Infinity
  let reading: Promise<void> | null = null

  const read = async (): Promise<void> => {
    edition = await readEdition()
    readAt = now()
    reading = null
  }
  /** What lists are made from at present; asked for once a second. */
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
      // A page that says that search does not work has status 200 too.
      const hasFault = requestContext.getStore()?.hasFault ?? false
      const isForAll = reply.status === 200 && reply.headers['set-cookie'] === undefined && !hasFault
      if (!isForAll || !String(reply.headers['content-type']).startsWith('text/html')) {
        entries.remove(key)
        return reply
      }
      const body = await bytesOf(reply.body)
      const shared = { ...reply.headers, 'cache-control': control }
      const headers = Object.fromEntries(Object.entries(shared).filter(([name]) => !ownHeaders.has(name)))
      const isFirst = former?.version !== current || former.at + lasts.first > at
      const long = edition === null ? lasts.unknown : lasts.known
      if (body.length <= most.one)
        entries.set(key, { headers, body, at, version: current, lasts: isFirst ? lasts.first : long })
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
      const isBeingMade = now() - (renewing.get(key) ?? -Infinity) < lasts.renewing
      if (age < stored.lasts || (isBeingMade && age < stored.lasts + lasts.renewing))
        return { status: 200, headers: { ...stored.headers, 'content-length': stored.body.length }, body: stored.body }
    }
    return make(key, current, next)
  }
}
