/** Content negotiation: conditional requests, compression and HEAD. */
import { hash } from 'node:crypto'
import { compressorsOf } from '#platform/compress.ts'
import { chooseEncoding } from '#platform/encoding.ts'
import { matchesEntityTag, varyWith } from '#platform/http-headers.ts'
import type { Forms, Reply, Request } from './message.ts'

/** Bytes; below this, compression saves no packet. */
const worthCompressing = 1024

const compressors = compressorsOf({ br: 4, gzip: 5 })

const isJson = ({ headers }: Reply) => headers['content-type']?.startsWith('application/json') === true

const notModified = ({ headers }: Reply, etag: string): Reply => {
  const { 'content-type': _type, 'content-length': _length, ...otherHeaders } = headers
  return { status: 304, headers: { ...otherHeaders, etag }, body: null }
}

/** The headers of the answer, with the length that its body would have. */
const withoutBody = (reply: Reply): Reply =>
  typeof reply.body === 'string' || reply.body instanceof Uint8Array
    ? {
        ...reply,
        headers: { ...reply.headers, 'content-length': String(Buffer.byteLength(reply.body)) },
        body: null,
      }
    : reply

const encoded = async (request: Request, reply: Reply, text: string): Promise<Reply> => {
  const encoding =
    text.length > worthCompressing ? chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']) : null
  if (encoding === null) return reply
  const compressed = reply.forms?.encodings.get(encoding) ?? compressors[encoding](Buffer.from(text))
  reply.forms?.encodings.set(encoding, compressed)
  return {
    ...reply,
    headers: { ...reply.headers, 'content-encoding': encoding },
    body: await compressed,
  }
}

/**
 * The weak entity tag: the same text has the same tag, in every encoding. Chosen: 132 bits of SHA-256, so that collisions cannot be
 * constructed.
 */
const tagOf = (forms: Forms | undefined, body: string): string => {
  const tag = forms?.etag ?? `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  if (forms) forms.etag = tag
  return tag
}

/**
 * The reply as the caller wants it: JSON with a weak ETag (200 and 4xx), 304 without a body when a GET or HEAD holds
 * that version, Brotli or gzip above 1 kB, and headers alone on HEAD. Streams and bytes pass as they are.
 * Chosen: the spec says nothing of these; they follow RFC 9110, and only a 200 can become a 304.
 */
export const negotiate = async (request: Request, reply: Reply): Promise<Reply> => {
  const isHead = request.method === 'HEAD'
  if (typeof reply.body !== 'string' || !isJson(reply)) return isHead ? withoutBody(reply) : reply
  const headers = { ...reply.headers, vary: varyWith(reply.headers['vary'], 'Accept-Encoding') }
  const isTagged = reply.status === 200 || (reply.status >= 400 && reply.status < 500)
  const etag = isTagged ? tagOf(reply.forms, reply.body) : null
  const tagged: Reply = { ...reply, headers: etag === null ? headers : { ...headers, etag } }
  const isConditional = reply.status === 200 && (isHead || request.method === 'GET')
  if (etag !== null && isConditional && matchesEntityTag(request.headers['if-none-match'], etag))
    return notModified(tagged, etag)
  const sent = await encoded(request, tagged, reply.body)
  return isHead ? withoutBody(sent) : sent
}
