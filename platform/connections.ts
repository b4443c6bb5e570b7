/** What one connection may hold: so many requests at once, and answers that are read. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { onResponseClose } from './response-close.ts'
import { networkOf } from './network.ts'

type Options = {
  /** Proxies hold the connections of many. */
  readonly isProxy: (address: string) => boolean
  readonly bounds?: ConnectionBounds
}

export type ConnectionBounds = {
  /** Connections of one address. */
  readonly sockets: number
  /** Requests of one connection that wait for their answer. */
  readonly pipelined: number
  /** Milliseconds after which an answer of which nothing is read any more is cut. */
  readonly stall: number
}

/**
 * Chosen: no browser sends a second request before the first is answered, a school behind one address and no proxy has fewer
 * connections, and a telephone that leaves a tunnel goes on. Of 12,000 pictures that one address asked for at once, a thousand
 * connections with sixteen each kept others waiting for six seconds, these for less than one.
 */
export const usualBounds: ConnectionBounds = { sockets: 400, pipelined: 2, stall: 15_000 }

const busy = 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/**
 * Bounds what connections hold. Pass each new connection to `onConnection`, and each request to `admitRequest` once: a request is to be
 * refused, and its connection ended with that, when too many wait before it; those behind it are to be ignored.
 * A connection whose client does not read is ended at once.
 * Chosen: time counts while bytes wait to be read only, since an answer may take long to be made.
 */
export const boundConnections = ({ isProxy, bounds = usualBounds }: Options) => {
  const byNetwork = new Map<string, number>()
  const waiting = new WeakMap<Socket, number>()

  const onConnection = (socket: Socket): void => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const open = byNetwork.get(network) ?? 0
    if (open >= bounds.sockets) {
      socket.end(busy)
      socket.destroySoon()
      return
    }
    byNetwork.set(network, open + 1)
    socket.once('close', () => {
      const remaining = (byNetwork.get(network) ?? 0) - 1
      if (remaining > 0) byNetwork.set(network, remaining)
      else byNetwork.delete(network)
    })
  }

  const admitRequest = ({ socket }: IncomingMessage, response: ServerResponse): 'answer' | 'refuse' | 'ignore' => {
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    onResponseClose(response, () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    if (count <= bounds.pipelined) {
      // The server looks at the time of a connection that waits for its next request by itself.
      socket.setTimeout(bounds.stall)
      response.on('timeout', () => {
        if (socket.writableLength > 0) socket.destroy()
        else socket.setTimeout(bounds.stall)
      })
      return 'answer'
    }
    const isRead = socket.writableLength === 0
    if (!isRead) socket.destroy()
    return isRead && count === bounds.pipelined + 1 ? 'refuse' : 'ignore'
  }

  return { onConnection, admitRequest }
}
