import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { boundConnections } from './connections.ts'

const megabyte = Buffer.alloc(1_000_000, 'x')

const start = async (bounds: { sockets: number; pipelined: number; stall: number }, isProxy = false) => {
  const pending: (() => void)[] = []
  const connections = boundConnections({ isProxy: () => isProxy, bounds })
  const server = createServer((request, response) => {
    const outcome = connections.admitRequest(request, response)
    if (outcome === 'refuse') response.writeHead(429, { connection: 'close' }).end()
    if (outcome !== 'answer') return
    if (request.url === '/held') pending.push(() => response.end('ok'))
    else response.end(megabyte)
  })
  server.on('connection', connections.onConnection)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, pending }
}

const plug = async (port: number, localAddress = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  await once(socket, 'connect')
  onTestFinished(() => void socket.destroy())
  return socket
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`

test('a connection has so many requests at once; the next is refused and those behind it are ignored', async () => {
  const { port, pending } = await start({ sockets: 9, pipelined: 2, stall: 5000 })
  const socket = await plug(port)
  socket.write(get('/held').repeat(9))
  await expect.poll(() => pending.length).toBe(2)
  for (const release of pending) release()
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 429'])
  expect(pending).toHaveLength(2)
})

test('an address has so many connections, and a proxy has no such bound', async () => {
  const bounds = { sockets: 2, pipelined: 2, stall: 5000 }
  const { port, pending } = await start(bounds)
  const [first] = [await plug(port), await plug(port)]
  expect(await text(await plug(port))).toContain('503 Service Unavailable')
  const other = await plug(port, '127.0.0.2')
  other.write(get('/held'))
  await expect.poll(() => pending.length).toBe(1)
  first.destroy()
  const behind = await start(bounds, true)
  for (let count = 0; count < 4; count += 1) (await plug(behind.port)).write(get('/held'))
  await expect.poll(() => behind.pending.length).toBe(4)
})

// ASVS 11.1.4
test('an answer that nobody reads is cut, and one that takes long to make is not', async () => {
  const { port, pending } = await start({ sockets: 9, pipelined: 8, stall: 200 })
  const [unread, patient] = [await plug(port), await plug(port)]
  unread.pause()
  unread.write(get('/large').repeat(8))
  patient.write(get('/held'))
  const closed = once(unread, 'close')
  await expect.poll(() => pending.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 600))
  unread.resume()
  await closed
  pending[0]?.()
  expect(String((await once(patient, 'data'))[0])).toContain('200 OK')
})
