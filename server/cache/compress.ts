/** Compresses what compresses well, as the client's `Accept-Encoding` allows. */
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createBrotliCompress, createDeflate, createGzip, deflate } from 'node:zlib'
import { compressorsOf } from '#platform/compress.ts'
import { chooseEncoding } from '#platform/encoding.ts'
import { varyWith } from '#platform/http-headers.ts'
import { bytesOf, type Reply, type Step } from '../message.ts'

/** Source: the types that https://github.com/jshttp/mime-db marks as compressible, as far as this site has them. */
const compressible = /^text\/|^application\/(?:json|javascript|xml|wasm)\b|^image\/x-icon\b|\+(?:json|xml|text)\b/i

/** Bytes; below the first compression saves no packet, above the second a body is not held in memory. */
const bounds = { least: 1024, held: 4 * 1024 * 1024 } as const

/** Of Brotli. */
const quality = 4
const ofBytes = { ...compressorsOf({ br: quality }), deflate: promisify(deflate) }

/** Each part is sent as it comes. */
const ofParts = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
  deflate: () => createDeflate({ flush: constants.Z_SYNC_FLUSH }),
}

/** The bytes of the whole body; infinite where they are not known before its end. */
const lengthOf = ({ headers, body }: Reply): number =>
  Number(headers['content-length'] ?? (body instanceof Readable ? Infinity : (body?.length ?? 0)))

const isFinal = ({ headers, body }: Reply): boolean =>
  body === null || headers['content-encoding'] !== undefined || /\bno-transform\b/i.test(headers['cache-control'] ?? '')

/** The step; what is compressed already, or is small, passes as it is. Source: RFC 9110, 12.5.3 and 12.5.5. */
export const compressReply: Step = async (request, next) => {
  const reply = await next()
  if (!compressible.test(reply.headers['content-type'] ?? '')) return reply
  const varied = { ...reply, headers: { ...reply.headers, vary: varyWith(reply.headers.vary, 'Accept-Encoding') } }
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip', 'deflate'])
  const length = lengthOf(reply)
  if (encoding === null || isFinal(reply) || length < bounds.least) return varied
  const { 'content-length': _length, ...headers } = varied.headers
  const body =
    reply.body instanceof Readable && length > bounds.held
      ? // Its reader hears of errors, and a reader that goes ends what it reads from.
        pipeline(reply.body, ofParts[encoding](), () => {})
      : await ofBytes[encoding](await bytesOf(reply.body))
  return { ...reply, headers: { ...headers, 'content-encoding': encoding }, body }
}
