/**
 * Headers of trust on every answer, and on pages the policy of what runs in them. It names scripts by their hash, so that
 * a page is held back until it is whole: the framework sends nothing of a page before it has nearly all of it either.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { warn } from '#platform/log.ts'
import { securityHeaders } from './security-headers.ts'
import { noParts, readPage } from './inline-script-hashes.ts'
import { createCompressedPageCache, encodingFor } from '../cache/compressed-page-cache.ts'
import { createPolicy, type PolicySettings } from './policy-sources.ts'

const header = 'content-security-policy'

const isPage = (response: ServerResponse) => String(response.getHeader('content-type')).startsWith('text/html')

const bytesOf = (chunk: unknown): Uint8Array =>
  chunk instanceof Uint8Array ? chunk : Buffer.from(typeof chunk === 'string' ? chunk : '')
const textOf = (chunks: readonly unknown[]): string =>
  chunks.length === 1 && typeof chunks[0] === 'string' ? chunks[0] : Buffer.concat(chunks.map(bytesOf)).toString()

/**
 * A function that stands guard over one response. A page from the framework's cache costs one look-up once it is known.
 * Chosen: an answer that says that nothing has changed (304) bears no policy, so that browsers keep the one that came
 * with the page that they have. Source: RFC 9110, 15.4.5.
 */
export const createContentSecurityPolicy = (settings: PolicySettings) => {
  const policy = createPolicy(settings)
  const memory = createCompressedPageCache()

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const writeHead = response.writeHead.bind(response)
    const write = response.write.bind(response)
    const end = response.end.bind(response)
    const flushHeaders = response.flushHeaders.bind(response)
    const held: unknown[] = []
    let parts = noParts
    let isSending = false

    const setHeaders = () => {
      for (const [name, value] of Object.entries(securityHeaders(path, settings.siteUrl)))
        if (!response.hasHeader(name)) response.setHeader(name, value)
      if (response.statusCode === 304) response.removeHeader(header)
      else response.setHeader(header, policy(path, parts))
    }
    const isHeld = () => !isSending && !response.headersSent && isPage(response)
    const send = (body: Buffer) => {
      isSending = true
      response.setHeader('content-length', body.length)
      end(body)
    }
    const release = async () => {
      const etag = response.getHeader('etag')
      const isNamed = typeof etag === 'string'
      const known = isNamed ? memory.find(path, etag) : undefined
      if (!held.length) {
        // The answer to HEAD: what is not known of the page is not told.
        parts = known?.parts ?? noParts
        response.removeHeader('content-length')
        isSending = true
        end()
        return
      }
      if (!isNamed) {
        const page = readPage(textOf(held))
        ;({ parts } = page)
        send(Buffer.from(page.html))
        return
      }
      const kept = known ?? memory.keep(path, etag, textOf(held))
      ;({ parts } = kept)
      const encoding = encodingFor(request.headers['accept-encoding'])
      const body = encoding ? await kept.encoded(encoding) : kept.body
      if (encoding) response.setHeader('content-encoding', encoding)
      send(body)
    }

    Object.assign(response, {
      writeHead: (...given: Parameters<typeof writeHead>) => {
        const [status] = given
        const headers = given.at(-1)
        if (typeof headers === 'object')
          for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
        response.statusCode = status
        if (isHeld()) return response
        setHeaders()
        return writeHead(status)
      },
      flushHeaders: () => {
        if (!isHeld()) flushHeaders()
      },
      write: (...given: Parameters<typeof write>) => {
        if (!isHeld()) return write(...given)
        held.push(given[0])
        return true
      },
      end: (...given: Parameters<typeof end>) => {
        if (!isHeld()) return end(...given)
        if (given[0]) held.push(given[0])
        release().catch((error: unknown) => {
          warn('content security policy: a page could not be rewritten and its connection was cut', {
            reason: String(error),
          })
          response.destroy()
        })
        return response
      },
    })
  }
}
