/** How a server ends: requests under way are answered, and no new ones are taken. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { onResponseClose } from './response-close.ts'

type Options = {
  readonly server: Server
  /** Closes the server where a framework does more than that. */
  readonly close?: () => Promise<unknown>
  /** Milliseconds in which proxies notice that this process ends, and keep-alive connections get `Connection: close` with their next answer. */
  readonly gracePeriod?: number
  /** Milliseconds, from the start, after which what still is under way is cut. */
  readonly drainTimeout?: number
}

/**
 * `drain` ends with the last answer, or when `drainTimeout` is over; meanwhile `isStopping` is true.
 * Chosen: a connection that is closed between two requests loses the one that is on its way already, so that each next answer
 * bears `Connection: close`; the whole takes nine seconds at most, one less than supervisors wait.
 */
export const createGracefulShutdown = ({
  server,
  close = () => new Promise<void>((resolve) => server.close(() => resolve())),
  gracePeriod = 1000,
  drainTimeout = 9000,
}: Options) => {
  let isStopping = false
  const underWay = new Set<ServerResponse>()
  const connections = new Set<Socket>()
  const endWith = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  // Before any listener that answers at once.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response)
    onResponseClose(response, () => underWay.delete(response))
    if (isStopping) endWith(response)
  })

  return {
    isStopping: () => isStopping,
    drain: async (): Promise<void> => {
      isStopping = true
      const cut = setTimeout(() => server.closeAllConnections(), drainTimeout)
      for (const response of underWay) endWith(response)
      if ((await promisify(server.getConnections.bind(server))()) > 0) await pause(gracePeriod)
      const closed = close()
      // The server itself leaves those alone that have been opened and not been used yet.
      const busy = new Set([...underWay].map(({ req }) => req.socket))
      for (const socket of connections) if (!busy.has(socket)) socket.destroy()
      await closed
      clearTimeout(cut)
    },
  }
}
