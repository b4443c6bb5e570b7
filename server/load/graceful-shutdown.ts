/** How the site's process ends: requests under way are answered, and no new ones are taken. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { whenEnded } from '#platform/ended.ts'

type Options = {
  readonly server: Server
  /** Paths of health checks, by which proxies decide whether to send requests to this process. */
  readonly health: readonly string[]
  /** Milliseconds in which proxies notice that this process ends, and keep-alive connections get `Connection: close` with their next answer. */
  readonly farewell?: number
  /** Milliseconds, from the start, after which what still is under way is cut. */
  readonly patience?: number
}

/**
 * `admits` returns whether a request goes on; while the process ends it answers health checks itself, with 503. `drain` ends with the last answer, or when `patience` is over.
 * Chosen: a connection that is closed between two requests loses the one that is on its way already, so that each next answer
 * bears `Connection: close`; the whole takes nine seconds at most, one less than supervisors wait.
 */
export const createGracefulShutdown = ({ server, health, farewell = 1000, patience = 9000 }: Options) => {
  let isDraining = false
  const underWay = new Set<ServerResponse>()
  const connections = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })

  const endWith = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }

  return {
    admits: (request: IncomingMessage, response: ServerResponse): boolean => {
      underWay.add(response)
      whenEnded(response, () => underWay.delete(response))
      if (!isDraining) return true
      endWith(response)
      if (!health.includes(request.url?.split('?')[0] ?? '')) return true
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      response.end('This process is ending.\n')
      return false
    },
    drain: async (): Promise<void> => {
      isDraining = true
      const cut = setTimeout(() => server.closeAllConnections(), patience)
      for (const response of underWay) endWith(response)
      if ((await promisify(server.getConnections.bind(server))()) > 0) await pause(farewell)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // The server itself leaves those alone that have been opened and not been used yet.
      const busy = new Set([...underWay].map(({ req }) => req.socket))
      for (const socket of connections) if (!busy.has(socket)) socket.destroy()
      await closed
      clearTimeout(cut)
    },
  }
}
