/** Compresses what compresses well, as the client's `Accept-Encoding` allows; texts that are the same for all once. */
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createBrotliCompress, createDeflate, createGzip, deflate } from 'node:zlib'
import { compressorsOf } from '#platform/compress.ts'
import { chooseEncoding } from '#platform/encoding.ts'
import { varyWith } from '#platform/http-headers.ts'
import { createLru } from '#platform/lru.ts'
import { bytesOf, discard, type Reply, type SiteRequest, type Step } from '../message.ts'

/** Source: the types that https://github.com/jshttp/mime-db marks as compressible, as far as this site has them. */
const compressible = /^text\/|^application\/(?:json|javascript|xml|wasm)\b|^image\/x-icon\b|\+(?:json|xml|text)\b/i

/** Bytes; below the first compression saves no packet, above the second a body is not held in memory. */
const bounds = { least: 1024, held: 4 * 1024 * 1024 } as const
/** Bytes of all compressed forms that stay in memory. */
const most = 32 * 1024 * 1024

/** Of Brotli: for a text of one request, and for one that is sent many times. */
const quality = { forOne: 4, forAll: 6 } as const
const encodings = ['br', 'gzip', 'deflate'] as const
type Encoding = (typeof encodings)[number]
type Compressors = Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>>

const forOne: Compressors = { ...compressorsOf({ br: quality.forOne }), deflate: promisify(deflate) }
const forAll: Compressors = { ...forOne, ...compressorsOf({ br: quality.forAll }) }

/** Each part is sent as it comes. */
const ofParts = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: quality.forOne },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
  deflate: () => createDeflate({ flush: constants.Z_SYNC_FLUSH }),
}

/** The encoding in which a client gets what compresses well; null for none. */
export const encodingFor = ({ headers }: Pick<SiteRequest, 'headers'>): Encoding | null =>
  chooseEncoding(headers['accept-encoding'], encodings)

/** The bytes of the whole body; infinite where they are not known before its end. */
const lengthOf = ({ headers, body }: Reply): number =>
  Number(headers['content-length'] ?? (body instanceof Readable ? Infinity : (body?.length ?? 0)))

const isFinal = ({ headers, body }: Reply): boolean =>
  body === null || headers['content-encoding'] !== undefined || /\bno-transform\b/i.test(headers['cache-control'] ?? '')

/** Whether there is, or was for a 304, a text that clients get in several forms. A part (206) is one of the plain bytes. */
const isText = ({ status, headers }: Reply): boolean =>
  // A 304 has no type. The framework's files that are no texts have no time in shared caches.
  status === 304 ? /s-maxage/.test(headers['cache-control'] ?? '') : compressible.test(headers['content-type'] ?? '')

/** What names the text among those that are the same for all; null where it may be of one visitor. */
const nameOf = ({ path }: SiteRequest, { status, headers }: Reply): string | null =>
  // The path too, since the framework's entity tags are short.
  status === 200 && headers.etag !== undefined && !/private|no-store/.test(headers['cache-control'] ?? '')
    ? `${path}\n${headers.etag}`
    : null

/** One entity tag names all forms of a text, so it is a weak one. Source: RFC 9110, 8.8.1 and 8.8.3. */
const variedHeaders = ({ headers }: Reply): Reply['headers'] => ({
  ...headers,
  vary: varyWith(headers.vary, 'Accept-Encoding'),
  ...(headers.etag === undefined ? {} : { etag: headers.etag.replace(/^(?!W\/)/, 'W/') }),
})

/** The step; what is compressed already, or is small, passes as it is. Source: RFC 9110, 12.5.3 and 12.5.5. */
export const createCompression = (bytes = most): Step => {
  const forms = createLru<{ readonly length: number; readonly form: Promise<Buffer> }>(
    bytes,
    // A text of a page has a fifth of its length when it is compressed.
    ({ length }, key) => Math.ceil(length / 5) + 2 * key.length,
  )

  const compressed = async (name: string | null, reply: Reply, encoding: Encoding): Promise<Buffer> => {
    if (name === null) return forOne[encoding](await bytesOf(reply.body))
    const key = `${name}\n${encoding}`
    const known = forms.get(key)
    if (known) {
      discard(reply.body)
      return known.form
    }
    const body = await bytesOf(reply.body)
    const entry = forms.get(key) ?? { length: body.length, form: forAll[encoding](body) }
    forms.set(key, entry)
    return entry.form
  }

  return async (request, next) => {
    const reply = await next()
    if (reply.status === 206 || !isText(reply)) return reply
    const varied = { ...reply, headers: variedHeaders(reply) }
    const encoding = encodingFor(request)
    const length = lengthOf(reply)
    if (encoding === null || isFinal(reply) || length < bounds.least) return varied
    const { 'content-length': _length, ...headers } = varied.headers
    const own = { ...headers, 'content-encoding': encoding }
    const name = nameOf(request, reply)
    // Without a length: a text that a route made for all is in memory as a whole; others come in parts, and are sent so.
    const isHeld = length <= bounds.held || (length === Infinity && name !== null)
    if (reply.body instanceof Readable && !isHeld)
      // Its reader hears of errors, and a reader that goes ends what it reads from.
      return { ...reply, headers: own, body: pipeline(reply.body, ofParts[encoding](), () => {}) }
    const body = await compressed(name, reply, encoding)
    return { ...reply, headers: { ...own, 'content-length': body.length }, body }
  }
}
