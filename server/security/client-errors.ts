/** Answers, on the bare connection, requests that Node itself cannot read: it would close them without a word. */
import { maxHeaderSize } from 'node:http'
import type { Socket } from 'node:net'
import { refusalText, type Reason } from './refusal-page.ts'

/** Milliseconds in which a client that is still sending can read why it is refused. */
const closeDelay = 1000

type Fault = { readonly status: string; readonly reason: Reason; readonly bound?: number }

const broken: Fault = { status: '400 Bad Request', reason: 'broken' }

/** By the code of the parser's error; `requestTimeout` in milliseconds. */
const faultsOf = (requestTimeout: number): Readonly<Record<string, Fault>> => ({
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', reason: 'long', bound: maxHeaderSize },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', reason: 'slow', bound: requestTimeout / 1000 },
})

/** The address in the first line of a request, and whether a browser asks, as far as that has arrived with what is wrong. */
const readStart = (error: Error) => {
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : Buffer.alloc(0)
  const start = packet.toString('latin1', 0, maxHeaderSize)
  return {
    address: /^[A-Za-z]{1,20} (\/\S*)/.exec(start)?.[1] ?? '/',
    accept: /^accept:.*$/im.exec(start)?.[0],
  }
}

/** A listener of `clientError`, which closes the connection: a client that does not close its own side keeps it for a second only. */
export const createClientErrors = (requestTimeout: number) => {
  const faults = faultsOf(requestTimeout)
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') return
    const { status, ...refusal } = faults[error.code ?? ''] ?? broken
    const { address, accept } = readStart(error)
    // Of an address that is too long the headers never came. Browsers alone follow such links.
    const isPage = refusal.reason === 'long' && accept === undefined
    const { type, text } = refusalText({
      ...refusal,
      request: { address, method: 'GET', accept: isPage ? 'text/html' : accept },
    })
    const headers = [
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(text)}`,
      "content-security-policy: default-src 'none'; style-src 'self'",
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
    ]
    socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${text}`)
    const cut = setTimeout(() => socket.destroy(), closeDelay)
    socket.once('close', () => clearTimeout(cut))
  }
}
