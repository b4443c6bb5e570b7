/** Bodies of requests: read whole within a bound, or refused in a way that the client can read. */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError, invalidPayload } from './errors.ts'
import { BodyTooLarge } from './refusal.ts'

/** Bytes of a body, where a surface says nothing else. */
export const usualBodyLimit = 1024 * 1024

/**
 * How much of a refused body is read and thrown away, in bytes and in milliseconds; then the connection is cut, as it is at once where that
 * many bodies are read already: hundreds at a time would take the whole process.
 * Source: RFC 9112, 9.6: a connection that is closed while the client still sends is reset, and the reset can destroy the
 * answer before the client has read it. Chosen: far above the largest body that a client sends by mistake.
 */
export const usualDrainLimits = { bytes: 16 * 1024 * 1024, milliseconds: 10_000, bodies: 16 }

/** The connections whose refused bodies are read. */
const draining = new Set<Socket>()

/** Reads the rest without keeping it, within its bounds; false when it does not, so that the connection is to be closed. */
export const discardBody = (payload: IncomingMessage, drainLimits: typeof usualDrainLimits): boolean => {
  const { socket } = payload
  // Of a connection that is closed already no event follows.
  if (socket.destroyed || draining.size >= drainLimits.bodies) return false
  draining.add(socket)
  let length = 0
  const cut = setTimeout(() => socket.destroy(), drainLimits.milliseconds)
  const stop = () => {
    clearTimeout(cut)
    draining.delete(socket)
  }
  payload.on('data', (bytes: Buffer) => {
    length += bytes.length
    if (length > drainLimits.bytes) socket.destroy()
  })
  payload.on('error', stop)
  payload.once('end', stop)
  socket.once('close', stop)
  return true
}

/** The client disconnected before its request was complete. */
const isAborted = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

const noRoom = () =>
  new ApiError(
    'REQUESTS_EXCEEDED',
    'Too many large bodies are being sent at once; send this one again later.',
    {},
    { headers: { 'retry-after': '5' } },
  )

/**
 * The whole body, of at most `limit` bytes. `admits` says whether there is room for a further piece of that length.
 * @throws BodyTooLarge beyond `limit` bytes.
 * @throws ApiError INVALID_PAYLOAD for a body that breaks off, REQUESTS_EXCEEDED when there is no room for it.
 */
export const readBody = async (
  payload: IncomingMessage,
  limit: number,
  admits: (length: number) => boolean,
): Promise<Buffer> => {
  const declared = payload.headers['content-length']
  const tooLarge = () => new BodyTooLarge(limit, declared === undefined ? null : Number(declared))
  if (Number(declared) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk)
      length += bytes.length
      if (length > limit) throw tooLarge()
      if (!admits(bytes.length)) throw noRoom()
      chunks.push(bytes)
    }
  } catch (error) {
    // The client is gone and reads no response. It is not an internal error; the access log records the request as aborted.
    throw isAborted(error) ? invalidPayload('The request ended before its body did') : error
  }
  return Buffer.concat(chunks)
}
