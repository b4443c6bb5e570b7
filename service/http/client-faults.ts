/** Refuses, on the bare connection, malformed HTTP requests, headers that are too large, and requests that do not end. */
import { maxHeaderSize } from 'node:http'
import type { Socket } from 'node:net'
import { invalidQuery } from './errors.ts'
import type { Surface } from './message.ts'
import { refusalReply } from './refusal.ts'

/** Milliseconds in which a client that is still sending can read its refusal. */
const closeDelay = 1000

/** By the code of the parser's error: status, its title, and the message. */
const clientFaults = (requestTimeout: number): Readonly<Record<string, readonly [number, string, string]>> => ({
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    `The address and the headers must be at most ${maxHeaderSize} bytes together`,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', `The request must arrive within ${requestTimeout / 1000} seconds`],
})

/** The address in the first line of a request, as far as it has arrived with what is wrong. */
const addressIn = (error: Error): string => {
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : Buffer.alloc(0)
  return /^[A-Za-z]{1,20} (\/\S*)/.exec(packet.toString('latin1', 0, 100))?.[1] ?? '/'
}

/**
 * Answers in the form of the surface that the address names, the root's where none has arrived, and closes the connection.
 * A client that does not close its own side keeps it for a second only.
 */
export const createClientFaults = (surfaceAt: (url: string) => Surface, requestTimeout: number) => {
  const faults = clientFaults(requestTimeout)
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') return
    const [status, title, reason] = faults[error.code ?? ''] ?? [400, 'Bad Request', 'This is not a valid request']
    const reply = refusalReply(surfaceAt(addressIn(error)), invalidQuery(reason), () => {}, status)
    const text = typeof reply.body === 'string' ? reply.body : ''
    const headers = { ...reply.headers, 'content-length': String(Buffer.byteLength(text)), connection: 'close' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${text}`)
    const cut = setTimeout(() => socket.destroy(), closeDelay)
    socket.once('close', () => clearTimeout(cut))
  }
}
