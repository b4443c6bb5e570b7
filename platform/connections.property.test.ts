/** Random clients on bare sockets: whatever they send, leave unread or break off, another client is answered and nothing is left of them. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { promisify } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundConnections } from './connections.ts'

const head = 'GET /large HTTP/1.1\r\nhost: a\r\n'
const action = fc.oneof(
  fc.record({ does: fc.constant('requests' as const), count: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    does: fc.constant('text' as const),
    text: fc.constantFrom(
      head,
      `${head}\r\n`,
      '\r\n',
      'GET',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nx',
      'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nffff\r\n',
      'GET / HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      `x: ${'y'.repeat(20_000)}\r\n`,
      '\0\x01\x02',
      'PRI * HTTP/2.0\r\n\r\n',
    ),
  }),
  fc.record({ does: fc.constantFrom('pause' as const, 'resume' as const, 'end' as const, 'destroy' as const) }),
)
const client = fc.array(action, { minLength: 1, maxLength: 6 })

const act = (socket: Socket, one: typeof action extends fc.Arbitrary<infer T> ? T : never): void => {
  if (socket.destroyed || (!socket.writable && one.does !== 'destroy')) return
  if (one.does === 'requests') socket.write(`${head}\r\n`.repeat(one.count))
  else if (one.does === 'text') socket.write(one.text)
  else socket[one.does]()
}

// ASVS 11.1.4
test('no client on bare sockets keeps out another, or leaves something behind', { timeout: 120_000 }, async () => {
  const large = Buffer.alloc(200_000, 'x')
  const bounds = { sockets: 8, pipelined: 2, stall: 150 }
  const connections = boundConnections({ isProxy: () => false, bounds })
  const server = createServer((request, response) => {
    const outcome = connections.admitRequest(request, response)
    if (outcome === 'refuse') response.writeHead(429, { connection: 'close' }).end()
    if (outcome === 'answer') response.end(request.url === '/ping' ? 'pong' : large)
  })
  server.requestTimeout = 300
  server.headersTimeout = 300
  server.keepAliveTimeout = 150
  server.on('connection', connections.onConnection)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await fc.assert(
    fc.asyncProperty(fc.array(client, { minLength: 1, maxLength: 10 }), async (clients) => {
      const sockets = clients.map((actions) => {
        const socket = connect({ port, host: '127.0.0.1' })
        socket.on('error', () => {})
        socket.on('data', () => {})
        for (const one of actions) act(socket, one)
        return socket
      })
      const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.1.1' })
      other.write('GET /ping HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
      const answer = (await other.toArray()).join('')
      expect(answer).toContain('pong')
      for (const socket of sockets) socket.destroy()
    }),
    { numRuns: 150, seed: 13 },
  )
  await expect.poll(() => promisify(server.getConnections.bind(server))(), { timeout: 5000 }).toBe(0)
  // The places of the address are free again.
  const last = Array.from({ length: bounds.sockets }, () => connect({ port, host: '127.0.0.1' }))
  for (const socket of last) socket.write('GET /ping HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  for (const socket of last) expect((await socket.toArray()).join('')).toContain('200 OK')
  server.close()
})
