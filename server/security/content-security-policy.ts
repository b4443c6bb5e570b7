/**
 * Headers of trust on every reply, and on pages the policy of what runs in them. It names scripts by their hash, so that
 * a page is held back until it is whole: the framework sends nothing of a page before it has nearly all of it either.
 */
import { createLru } from '#platform/lru.ts'
import { bytesOf, discard, type Reply, type SiteRequest, type Step } from '../message.ts'
import { createDraftFrames, type FrameSettings } from './draft-frames.ts'
import { noParts, readPage, type Parts } from './inline-script-hashes.ts'
import { createPolicy, isEmbed, type PolicySettings } from './policy-sources.ts'
import { securityHeaders } from './security-headers.ts'

const header = 'content-security-policy'

const isPage = ({ headers }: Reply): boolean => String(headers['content-type']).startsWith('text/html')

type WithParts = { readonly reply: Reply; readonly parts: Parts }

type Page = ReturnType<typeof readPage>

/** Bytes that pages of the framework's cache may have together, as they are sent. Chosen: some four hundred long ones. */
const most = 48 * 1024 * 1024

/**
 * The step. A page from the framework's cache costs one look-up once it is known.
 * Chosen: a reply that says that nothing has changed (304) bears no policy, so that browsers keep the one that came
 * with the page that they have. Source: RFC 9110, 15.4.5.
 */
export const createContentSecurityPolicy = (settings: PolicySettings & FrameSettings): Step => {
  const policy = createPolicy(settings)
  const framedBy = createDraftFrames(settings)
  const pages = createLru<Page>(most, ({ body }, key) => body.length + 2 * key.length)

  const readParts = async ({ path }: SiteRequest, reply: Reply): Promise<WithParts> => {
    const { 'content-length': _length, ...headers } = reply.headers
    // The address too, since the framework's entity tags are short.
    const key = headers.etag === undefined ? null : `${path}\n${headers.etag}`
    const known = key === null ? undefined : pages.get(key)
    if (known) discard(reply.body)
    const page = known ?? readPage(await bytesOf(reply.body))
    if (page.body.length === 0) return { reply: { ...reply, headers, body: null }, parts: noParts }
    if (key !== null && !known) pages.set(key, page)
    const { body, parts } = page
    return { reply: { ...reply, headers: { ...headers, 'content-length': body.length }, body }, parts }
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
