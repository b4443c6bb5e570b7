/**
 * Whole replies of pages that everybody gets the same, kept for a second: many readers of one page then cost what sending
 * its bytes costs. Which pages those are, and whether they still hold, the framework says; asked once a second, not each time.
 */
import type { OutgoingHttpHeaders } from 'node:http'
import { prefersMarkdown } from '#lib/markdown-alternates/alternate-addresses.ts'
import { bytesOf, type Reply, type SiteRequest, type Step } from '../message.ts'
import { matchesEntityTag } from '#platform/http-headers.ts'
import { createLru } from '#platform/lru.ts'
import { isForEverybody } from './shared-request.ts'

type CachedReply = {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  /** Milliseconds since 1970. */
  readonly at: number
  /** A request is on its way to fetch the successor. */
  isRenewing: boolean
}

/**
 * Milliseconds: how long a reply holds, and how long it is given to others while one request fetches its successor.
 * Chosen: a second is nothing beside the hour that a page may be old, and on a busy page it saves nearly every look-up.
 */
const lasts = { fresh: 1000, renewing: 5000 } as const
/** Bytes of one reply, and of all with their keys. */
const most = { one: 2 * 2 ** 20, all: 32 * 2 ** 20 } as const

/** What a reply depends on; null where it may be for one visitor, is a part of a page, or a file of the build. */
const keyOf = (request: SiteRequest): string | null => {
  const { address, headers } = request
  if (!isForEverybody(request) || address.startsWith('/_next/')) return null
  return [address, headers.host, prefersMarkdown(headers.accept), headers['accept-encoding']].join('\n')
}

/** Whether the framework took it from its cache, and lets everybody have it. Such a reply is in memory as a whole. */
const isForAll = ({ status, headers }: Reply): boolean => {
  const control = String(headers['cache-control'])
  return (
    status === 200 &&
    headers['x-nextjs-cache'] === 'HIT' &&
    control.includes('s-maxage') &&
    !/private|no-store/.test(control) &&
    headers['set-cookie'] === undefined
  )
}

const replyFrom = (request: SiteRequest, { headers, body }: CachedReply): Reply => {
  if (!matchesEntityTag(request.headers['if-none-match'], headers['etag'])) return { status: 200, headers, body }
  const bare = Object.entries(headers).filter(([name]) => !name.startsWith('content-'))
  return { status: 304, headers: Object.fromEntries(bare), body: null }
}

/** The step. It stands before all steps that change what is sent, since it keeps the bytes as they go out. */
export const createResponseCache = ({ now = Date.now }: { readonly now?: () => number } = {}): Step => {
  const entries = createLru<CachedReply>(most.all, ({ body }, key) => body.length + 2 * key.length + 1000)

  const keep = (key: string, headers: OutgoingHttpHeaders, body: Buffer): void => {
    entries.set(key, { headers: { ...headers, 'content-length': body.length }, body, at: now(), isRenewing: false })
  }
  /** What may be sent; the first request that finds it stale fetches its successor. */
  const find = (key: string): CachedReply | null => {
    const entry = entries.get(key)
    if (!entry) return null
    const age = now() - entry.at
    if (age < lasts.fresh || (entry.isRenewing && age < lasts.renewing)) return entry
    entry.isRenewing = true
    return null
  }

  return async (request, next) => {
    const key = keyOf(request)
    if (key === null) return next()
    const entry = find(key)
    if (entry) return replyFrom(request, entry)
    const reply = await next()
    if (!isForAll(reply)) {
      // Whatever came instead, the former reply no longer holds.
      if (reply.status !== 304) entries.remove(key)
      return reply
    }
    const body = await bytesOf(reply.body)
    if (body.length > most.one) entries.remove(key)
    else keep(key, reply.headers, body)
    return { ...reply, body }
  }
}
