/**
 * Whole answers of pages that everybody gets the same, kept for a second: many readers of one page then cost what sending
 * its bytes costs. Which pages those are, and whether they still hold, the framework says; asked once a second, not each time.
 */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { prefersMarkdown } from '#lib/markdown-alternates/alternate-addresses.ts'
import { whenEnded } from '#platform/ended.ts'

type Kept = {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  /** Milliseconds since 1970. */
  readonly at: number
  /** Somebody is on the way to fetch its successor. */
  isRenewing: boolean
}

/**
 * Milliseconds: how long an answer holds, and how long it is given to others while one request fetches its successor.
 * Chosen: a second is nothing beside the hour that a page may be old, and on a busy page it saves nearly every look-up.
 */
const lasts = { fresh: 1000, renewing: 5000 } as const
/** Bytes of one answer, and of all; beyond them all go, since they would not have stayed. */
const most = { one: 2 * 2 ** 20, all: 32 * 2 ** 20 } as const

/** What belongs to one answer alone. */
const own: ReadonlySet<string> = new Set([
  'x-request-id',
  'server-timing',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
])

/** What an answer depends on; null where it may be for one visitor, is a part of a page, or a file of the build. */
const keyOf = ({ method, url = '/', headers }: IncomingMessage): string | null => {
  const isPlain = method === 'GET' && !headers.authorization && !headers.range && !headers['rsc']
  // Editors who look at drafts bear this cookie of the framework.
  const isEditor = headers.cookie?.includes('__prerender_bypass') ?? false
  if (!isPlain || isEditor || url.startsWith('/_next/')) return null
  return [url, headers.host, prefersMarkdown(headers.accept), headers['accept-encoding']].join('\n')
}

/** Whether the framework took it from its cache, and lets everybody have it. */
const isForAll = (response: ServerResponse): boolean => {
  const control = String(response.getHeader('cache-control'))
  return (
    response.statusCode === 200 &&
    response.writableFinished &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    control.includes('s-maxage') &&
    !/private|no-store/.test(control) &&
    !response.hasHeader('set-cookie')
  )
}

const isKnown = (headers: IncomingHttpHeaders, etag: unknown): boolean =>
  typeof etag === 'string' &&
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))

const bytesOf = (chunk: unknown, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, encoding === 'latin1' || encoding === 'binary' ? 'latin1' : 'utf8')
    : chunk instanceof Uint8Array
      ? Buffer.from(chunk)
      : Buffer.alloc(0)

/**
 * A function that listens to one answer, so that it can be kept, and gives back one that sends what is kept: true when there
 * was something. It has to come before whatever else changes what is written, since it takes the bytes as they go out.
 */
export const createResponseCache = ({ now = Date.now }: { readonly now?: () => number } = {}) => {
  const kept = new Map<string, Kept>()
  let held = 0

  const keep = (key: string, response: ServerResponse, body: Buffer): void => {
    held += body.length - (kept.get(key)?.body.length ?? 0)
    if (held > most.all) {
      kept.clear()
      held = body.length
    }
    const headers = Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !own.has(name)))
    kept.set(key, { headers: { ...headers, 'content-length': body.length }, body, at: now(), isRenewing: false })
  }
  const forget = (key: string): void => {
    held -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }
  /** What may be sent; the first request that finds it stale fetches its successor. */
  const find = (key: string): Kept | null => {
    const found = kept.get(key)
    if (!found) return null
    const age = now() - found.at
    if (age < lasts.fresh || (found.isRenewing && age < lasts.renewing)) return found
    found.isRenewing = true
    return null
  }

  return (request: IncomingMessage, response: ServerResponse): (() => boolean) => {
    const key = keyOf(request)
    if (key === null) return () => false
    const writeHead = response.writeHead.bind(response)
    const write = response.write.bind(response)
    const end = response.end.bind(response)
    let chunks: Buffer[] | null = []
    let length = 0
    const listen = (chunk: unknown, encoding: unknown): void => {
      if (!chunks) return
      const bytes = bytesOf(chunk, encoding)
      length += bytes.length
      if (length > most.one) chunks = null
      else if (bytes.length) chunks.push(bytes)
    }
    Object.assign(response, {
      write: (...given: Parameters<typeof write>) => {
        listen(given[0], given[1])
        return write(...given)
      },
      end: (...given: Parameters<typeof end>) => {
        listen(given[0], given[1])
        return end(...given)
      },
    })
    let isFromHere = false
    whenEnded(response, () => {
      if (isFromHere) return
      if (chunks && isForAll(response)) keep(key, response, Buffer.concat(chunks))
      // Whatever came instead, the former answer no longer holds; nothing came where nobody waited.
      else if (response.statusCode !== 304) forget(key)
      chunks = null
    })
    return () => {
      const found = find(key)
      if (!found) return false
      isFromHere = true
      const { headers, body } = found
      if (isKnown(request.headers, headers['etag'])) {
        const bare = Object.entries(headers).filter(([name]) => !name.startsWith('content-'))
        writeHead(304, Object.fromEntries(bare))
        end()
      } else {
        writeHead(200, headers)
        end(body)
      }
      return true
    }
  }
}
