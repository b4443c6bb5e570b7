/** What a visitor gets at an address that has no page: the place it moved to, or a page with the nearest ones. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readItems, type RestCommand } from '@directus/sdk'
import type { CatalogueSchema } from '#schema/index.ts'
import { missingAlternate } from '#lib/markdown-alternates/alternate-addresses.ts'
import { warn } from '#platform/log.ts'
import { requestContext } from '#platform/request-context.ts'
import type { Form } from './intercept-not-found.ts'
import { internalHeaders } from '../load/internal-requests.ts'
import { findRedirect, readRules } from './redirects.ts'

type Options = {
  /** Runs a command of the content API. */
  readonly content: <T>(command: RestCommand<T, CatalogueSchema>) => Promise<unknown>
  /** Where this process answers. */
  readonly origin: string
  readonly now?: () => number
}

/** Milliseconds for which the rules count as fresh. */
const lifetime = 10_000

/** The rules of the collection, read again when they are old; the former ones while the service does not answer. */
const createRules = ({ content, now = Date.now }: Options) => {
  let held: ReturnType<typeof readRules> = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  const read = async () => {
    try {
      const rows = await content(
        readItems('redirects', { limit: -1, sort: ['sort'], fields: ['origin', 'destination', 'response_code'] }),
      )
      held = readRules(rows, (origin) =>
        warn('redirects: one leads to itself or to no address; correct it in the collection redirects', { origin }),
      )
    } catch (error) {
      warn('redirects: they could not be read from the content API; the former ones are used', {
        reason: error instanceof Error ? error.message : 'unknown',
      })
    }
    readAt = now()
  }
  return async () => {
    if (now() - readAt > lifetime) {
      reading ??= read().finally(() => {
        reading = null
      })
      await reading
    }
    return held
  }
}

/** The address of the page that shows what is near a missing one, in the language of the missing one. */
const missingPage = (address: string) =>
  /^\/en(?:[/?]|$)/.test(address)
    ? `/en/not-found?path=${encodeURIComponent(address)}`
    : `/niet-gevonden?pad=${encodeURIComponent(address)}`

/**
 * Answers a request whose page is missing: a redirect where the address has moved, else a page with status 404, or some
 * words where its alternate in Markdown was asked for.
 * Chosen: moved addresses are looked up after pages, so that a page always wins.
 */
export const createNotFoundPage = (options: Options) => {
  const rules = createRules(options)
  return async (request: IncomingMessage, response: ServerResponse, form: Form): Promise<void> => {
    const address = request.url ?? '/'
    const moved = findRedirect(await rules(), address)
    if (moved) {
      response.writeHead(moved.status, {
        location: moved.location,
        'cache-control': moved.status === 301 || moved.status === 308 ? 'public, max-age=300' : 'no-store',
      })
      response.end()
      return
    }
    if (form === 'alternate') {
      response.writeHead(404, missingAlternate.headers).end(missingAlternate.body)
      return
    }
    const { id } = requestContext.getStore() ?? {}
    const page = await fetch(`${options.origin}${missingPage(address)}`, {
      headers: { 'accept-encoding': 'identity', ...(id ? { 'x-request-id': id } : {}), ...internalHeaders },
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    })
    const body = Buffer.from(await page.arrayBuffer())
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    response.end(body)
  }
}
