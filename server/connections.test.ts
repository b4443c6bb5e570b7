/** What one caller's connections may hold of the site, while others get their pages. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { boundConnections } from '#platform/connections.ts'
import { createListener } from './http-adapter.ts'
import { createLoadShedding } from './load/load-shedding.ts'
import { createPipeline } from './pipeline.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const chunk = Buffer.alloc(1_000_000, 'x')

/** A site as `main.ts` puts it together: connections first, then places. */
const start = async (mostRequests: number, stall: number) => {
  const connections = boundConnections({ isProxy: () => false, bounds: { sockets: 100, pipelined: 16, stall } })
  const answer = createListener({
    run: createPipeline([createLoadShedding({ routeOf: (path) => path, mostRequests, mostRenders: 1 })]),
    framework: async (request, response) => {
      if (request.url === '/zoeken') response.setHeader('cache-control', 'private, no-store')
      response.end(request.url === '/chunk' ? chunk : 'ok')
    },
    clientIpOf: ({ socket }) => socket.remoteAddress ?? '',
  })
  const server = createServer((request, response) => {
    const outcome = connections.admitRequest(request, response)
    if (outcome === 'answer') answer(request, response)
    else if (outcome === 'refuse') response.writeHead(503, { connection: 'close' }).end()
  })
  server.on('connection', connections.onConnection)
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const plug = async (port: number, localAddress: string): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  closing.push(() => socket.destroy())
  await once(socket, 'connect')
  return socket
}
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${more}\r\n`
const visit = async (port: number, localAddress: string, path: string) => {
  const socket = await plug(port, localAddress)
  socket.write(get(path, 'connection: close\r\n'))
  return (await text(socket)).slice(9, 12)
}

// ASVS 11.1.4
test('callers that never read keep nobody out, and lose their connections', { timeout: 20_000 }, async () => {
  const port = await start(20, 1000)
  await visit(port, '127.0.0.9', '/zoeken')
  const attack = await Promise.all(Array.from({ length: 20 }, () => plug(port, '127.0.0.1')))
  const closed = attack.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  for (const socket of attack) {
    socket.pause()
    socket.write(get('/chunk').repeat(6) + get('/').repeat(310))
  }
  for (const path of ['/artikel', '/zoeken', '/chunk', '/artikel', '/zoeken'])
    for (const visitor of ['127.0.0.2', '127.0.0.3'])
      expect([path, await visit(port, visitor, path)]).toEqual([path, '200'])
  for (const socket of attack) socket.resume()
  await Promise.all(closed)
  expect(await visit(port, '127.0.0.1', '/artikel')).toBe('200')
})
