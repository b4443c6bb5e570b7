/**
 * Headers of trust on every reply, and on pages the policy of what runs in them. It names scripts by their hash, so that
 * a page is held back until it is whole: the framework sends nothing of a page before it has nearly all of it either.
 */
import { chooseEncoding } from '#platform/encoding.ts'
import { createCompressedPageCache } from '../cache/compressed-page-cache.ts'
import { bytesOf, discard, type Reply, type SiteRequest, type Step } from '../message.ts'
import { createDraftFrames, type FrameSettings } from './draft-frames.ts'
import { noParts, readPage, type Parts } from './inline-script-hashes.ts'
import { createPolicy, isEmbed, type PolicySettings } from './policy-sources.ts'
import { securityHeaders } from './security-headers.ts'

const header = 'content-security-policy'

const isPage = ({ headers }: Reply): boolean => String(headers['content-type']).startsWith('text/html')

type WithParts = { readonly reply: Reply; readonly parts: Parts }

/**
 * The step. A page from the framework's cache costs one look-up once it is known.
 * Chosen: a reply that says that nothing has changed (304) bears no policy, so that browsers keep the one that came
 * with the page that they have. Source: RFC 9110, 15.4.5.
 */
export const createContentSecurityPolicy = (settings: PolicySettings & FrameSettings): Step => {
  const policy = createPolicy(settings)
  const framedBy = createDraftFrames(settings)
  const memory = createCompressedPageCache()

  const readParts = async ({ path, headers: requestHeaders }: SiteRequest, reply: Reply): Promise<WithParts> => {
    const { 'content-length': _length, ...headers } = reply.headers
    const { etag } = headers
    const known = etag === undefined ? undefined : memory.find(path, etag)
    if (known) discard(reply.body)
    const html = known ? '' : (await bytesOf(reply.body)).toString()
    if (!known && !html) return { reply: { ...reply, headers, body: null }, parts: noParts }
    const send = (body: Buffer, parts: Parts, own: Reply['headers'] = {}): WithParts => ({
      reply: { ...reply, headers: { ...headers, ...own, 'content-length': body.length }, body },
      parts,
    })
    if (etag === undefined) {
      const page = readPage(html)
      return send(Buffer.from(page.html), page.parts)
    }
    const prepared = known ?? memory.keep(path, etag, html)
    const encoding = chooseEncoding(requestHeaders['accept-encoding'], ['br', 'gzip'])
    if (encoding === null) return send(prepared.body, prepared.parts)
    return send(await prepared.encoded(encoding), prepared.parts, { 'content-encoding': encoding })
  }

  return async (request, next) => {
    const upstreamReply = await next()
    const { reply, parts } = isPage(upstreamReply)
      ? await readParts(request, upstreamReply)
      : { reply: upstreamReply, parts: noParts }
    const origins = isPage(reply) ? framedBy(request, reply) : []
    // The framework's own headers forbid every frame; they do not know of drafts.
    const { [header]: _policy, 'x-frame-options': framing, ...headers } = reply.headers
    const isFramed = isEmbed(request.path) || origins.length > 0
    return {
      ...reply,
      headers: {
        ...securityHeaders(request.path, settings.siteUrl, isFramed),
        ...headers,
        ...(framing === undefined || origins.length ? {} : { 'x-frame-options': framing }),
        ...(reply.status === 304 ? {} : { [header]: policy(request.path, parts, origins) }),
      },
    }
  }
}
