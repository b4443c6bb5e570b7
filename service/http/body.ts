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

/** Reads the rest without keeping it, within its bounds. */
const discard = (payload: IncomingMessage, drainLimits: typeof usualDrainLimits): void => {
  const { socket } = payload
  // The framework closes the connection behind the answer then; of one that is closed already no event follows.
  if (socket.destroyed || draining.size >= drainLimits.bodies) return
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

type Reading = {
  /** Bytes that the body may have. */
  readonly limit: () => Promise<number>
  /** Whether there is room for a further piece of that length. */
  readonly admits: (length: number) => boolean
  readonly drainLimits: typeof usualDrainLimits
}

/**
 * The whole body. Of a body that is refused the rest is read for a while, so that the client gets to its answer.
 * @throws BodyTooLarge beyond `limit` bytes.
 * @throws ApiError INVALID_PAYLOAD for a body that breaks off, REQUESTS_EXCEEDED when there is no room for it; and as `limit`.
 */
export const readBody = async (
  payload: IncomingMessage,
  { limit: limitOf, admits, drainLimits }: Reading,
): Promise<Buffer> => {
  const declared = payload.headers['content-length']
  const refused = (error: unknown) => {
    discard(payload, drainLimits)
    return error
  }
  const limit = await limitOf().catch((error: unknown) => {
    throw refused(error)
  })
  const tooLarge = () => new BodyTooLarge(limit, declared === undefined ? null : Number(declared))
  if (Number(declared) > limit) throw refused(tooLarge())
  const chunks: Buffer[] = []
  let length = 0
  let hasRoom = true
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk)
      length += bytes.length
      hasRoom = admits(bytes.length)
      if (length > limit || !hasRoom) break
      chunks.push(bytes)
    }
  } catch (error) {
    // The client is gone and reads no response. It is not an internal error; the access log records the request as aborted.
    throw isAborted(error) ? invalidPayload('The request ended before its body did') : error
  }
  if (length > limit) throw refused(tooLarge())
  if (!hasRoom) throw refused(noRoom())
  return Buffer.concat(chunks)
}
