/** Answers, on the bare connection, requests that Node itself cannot read: it would close them without a word. */
import { maxHeaderSize, ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds in which a client that is still sending can read why it is refused. */
const closeDelay = 1000

export type ClientFault = {
  readonly status: number
  readonly reason: 'long' | 'slow' | 'broken'
  /** Bytes of the address and headers together, or seconds of a request, at most; 0 for what is no request. */
  readonly bound: number
  /** The request as far as it has arrived with what is wrong, and the address in its first line. */
  readonly start: string
  readonly address: string
}

type Answer = { readonly headers: Readonly<Record<string, string>>; readonly text: string }

/** By the code of the parser's error; `requestTimeout` in milliseconds. */
const faultOf = (code: string | undefined, requestTimeout: number) => {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, reason: 'long', bound: maxHeaderSize } as const
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, reason: 'slow', bound: requestTimeout / 1000 } as const
  return { status: 400, reason: 'broken', bound: 0 } as const
}

/** Whether a response is being sent there. Node itself looks at the same property; its types do not name it. */
const isAnswering = (socket: Socket): boolean => {
  const response: unknown = Reflect.get(socket, '_httpMessage')
  return response instanceof ServerResponse && response.headersSent
}

/**
 * A listener of `clientError`, which closes the connection after the answer: a client that does not close its own side
 * keeps it for a second only.
 */
export const createClientErrors =
  (requestTimeout: number, answer: (fault: ClientFault) => Answer) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') return
    // An answer within another one would be read as a part of it.
    if (isAnswering(socket)) {
      socket.destroy(error)
      return
    }
    const fault = faultOf(error.code, requestTimeout)
    const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : Buffer.alloc(0)
    const start = packet.toString('latin1', 0, maxHeaderSize)
    const { headers, text } = answer({ ...fault, start, address: /^[A-Za-z]{1,20} (\/\S*)/.exec(start)?.[1] ?? '/' })
    const all = { ...headers, 'content-length': String(Buffer.byteLength(text)), connection: 'close' }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}\r\n${lines.join('')}\r\n${text}`)
    const cut = setTimeout(() => socket.destroy(), closeDelay)
    socket.once('close', () => clearTimeout(cut))
  }
