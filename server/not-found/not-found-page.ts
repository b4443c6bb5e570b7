/** What a visitor gets at an address that has no page: the place it moved to, or a page with the nearest ones. */
import { readItems, type RestCommand } from '@directus/sdk'
import { messageOf } from '#platform/error-message.ts'
import type { CatalogueSchema } from '#schema/index.ts'
import { languageOfPath } from '#lib/i18n/language-of-path.ts'
import { missingAlternate } from '#lib/markdown-alternates/alternate-addresses.ts'
import { warn } from '#platform/log.ts'
import { internalHeaders } from '../load/internal-requests.ts'
import { discard, replyWith, type Reply, type Step } from '../message.ts'
import { isSound } from '../security/request-validation.ts'
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
  let rules: ReturnType<typeof readRules> = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  const read = async () => {
    try {
      const rows = await content(
        readItems('redirects', { limit: -1, sort: ['sort'], fields: ['origin', 'destination', 'response_code'] }),
      )
      rules = readRules(rows, (origin) =>
        warn('redirects: one leads to itself or to no address; correct it in the collection redirects', { origin }),
      )
    } catch (error) {
      warn('redirects: they could not be read from the content API; the last ones read stay in use', {
        reason: messageOf(error),
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
    return rules
  }
}

/** The address of the page that shows what is near a missing one, in the language of the missing one. */
const missingPage = (address: string) =>
  languageOfPath(address) === 'en'
    ? `/en/not-found?path=${encodeURIComponent(address)}`
    : `/niet-gevonden?pad=${encodeURIComponent(address)}`

/** The form of the missing page: HTML, or its alternate in Markdown. */
type Form = 'page' | 'alternate'

const missingForm = ({ status, headers }: Reply): Form | null => {
  if (status !== 404) return null
  const type = String(headers['content-type'])
  return type.startsWith('text/html') ? 'page' : type.startsWith('text/markdown') ? 'alternate' : null
}

/**
 * The step: a page or an alternate with status 404 is replaced by a redirect where the address has moved, else by a page with
 * status 404, or some words where the alternate was asked for. The framework's own page is empty until its script has run.
 * Chosen: moved addresses are looked up after pages, so that a page always wins.
 */
export const createNotFoundPage = (options: Options): Step => {
  const rules = createRules(options)
  const missing = async (address: string, id: string, form: Form): Promise<Reply> => {
    const moved = findRedirect(await rules(), address)
    if (moved)
      return replyWith(moved.status, {
        location: moved.location,
        'cache-control': moved.status === 301 || moved.status === 308 ? 'public, max-age=300' : 'no-store',
      })
    if (form === 'alternate') return replyWith(404, missingAlternate.headers, missingAlternate.body)
    const read = (path: string) =>
      fetch(`${options.origin}${missingPage(path)}`, {
        headers: { 'accept-encoding': 'identity', 'x-request-id': id, ...internalHeaders },
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
      })
    // Without the query, which has nothing to find a page by. A path may still be too long, encoded once more: the page then looks for nothing.
    const named = await read(address.split('?', 1)[0] ?? '/')
    const page = named.ok ? named : await read(languageOfPath(address) === 'en' ? '/en' : '/')
    if (!page.ok) throw new Error(`the page for a missing address answers ${page.status}`)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    }
    return replyWith(404, headers, await page.text())
  }
  return async ({ method, address, id, headers }, next) => {
    const replace = (form: Form) =>
      missing(address, id, form).catch((error: unknown) => {
        warn('not found: the page for a missing address could not be made; answered 404 without a body', {
          reason: String(error),
        })
        return replyWith(404)
      })
    if (!isSound(address)) return replace('page')
    const reply = await next()
    const form = (method === 'GET' || method === 'HEAD') && !headers['rsc'] ? missingForm(reply) : null
    if (!form) return reply
    discard(reply.body)
    return replace(form)
  }
}
