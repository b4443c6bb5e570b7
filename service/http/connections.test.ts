/** What one caller's connections may hold, while others are answered. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { Access } from './log.ts'
import { createLoadShedding } from './load-shedding.ts'
import { listen, type Listener } from './serve.ts'

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

const megabyte = Buffer.alloc(1_000_000, 'x').toString()
const start = async (bounds: { sockets: number; pipelined: number; stall: number }, trustedProxies: string[] = []) => {
  const accesses: Access[] = []
  const waiting: (() => void)[] = []
  const slowRequest = (body: string) =>
    new Promise<{ status: number; headers: object; body: string }>((resolve) =>
      waiting.push(() => resolve({ status: 200, headers: {}, body })),
    )
  const handler = createLoadShedding(100).limited('content', async ({ path }) =>
    path === '/slow'
      ? { ...(await slowRequest('ok')), headers: {} }
      : { status: 200, headers: {}, body: path === '/large' ? megabyte : 'ok' },
  )
  const listener = await listen(
    { '': handler },
    {
      host: '127.0.0.1',
      port: 0,
      report: (error) => expect.fail(String(error)),
      log: (access) => accesses.push(access),
      bounds,
      trustedProxies,
      timeouts: { request: 30_000, gracePeriod: 1, drain: 1000 },
    },
  )
  open.push(listener)
  return { listener, accesses, waiting }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`
const plug = async ({ port }: Listener, localAddress = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  open.push({ close: () => socket.destroy() })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
/** The status of a response to another client. */
const visit = async (listener: Listener, localAddress: string, path = '/server/ping') => {
  const socket = await plug(listener, localAddress)
  socket.write(get(path).replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
  return (await text(socket)).slice(9, 12)
}

test(
  'a caller that never reads loses its connections, and does not block other callers',
  { tags: ['full'], timeout: 20_000 },
  async () => {
    const { listener, accesses } = await start({ sockets: 100, pipelined: 16, stall: 1500 })
    const attack = await Promise.all(Array.from({ length: 40 }, () => plug(listener)))
    const cut = attack.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    for (const socket of attack) {
      socket.pause()
      socket.write(get('/large').repeat(6) + get('/').repeat(310))
    }
    // All these come while the others hold what they hold.
    for (let count = 0; count < 20; count += 1) {
      expect(await visit(listener, '127.0.0.2')).toBe('200')
      expect(await visit(listener, '127.0.0.3', '/articles')).toBe('200')
    }
    await expect.poll(() => accesses.some(({ isAborted }) => isAborted), { timeout: 10_000 }).toBe(true)
    for (const socket of attack) socket.resume()
    await Promise.all(cut)
    await expect.poll(() => visit(listener, '127.0.0.1', '/articles')).toBe('200')
  },
)

test(
  'an answer of which nothing is read is cut, and one that is read slowly or made slowly is not',
  { timeout: 20_000 },
  async () => {
    const { listener, accesses, waiting } = await start({ sockets: 10, pipelined: 8, stall: 300 })
    const [deaf, slow, patient] = [await plug(listener), await plug(listener), await plug(listener)]
    deaf.pause()
    deaf.write(get('/large').repeat(8))
    patient.write(get('/slow'))
    await expect.poll(() => waiting.length).toBe(1)
    await expect.poll(() => accesses.filter(({ isAborted }) => isAborted).length).toBeGreaterThan(0)
    slow.write(get('/large').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
    expect(await text(slow)).toContain(megabyte)
    // It has taken longer than an answer may lie unread.
    waiting[0]?.()
    const [answer] = await once(patient, 'data')
    expect(String(answer)).toContain('200 OK')
  },
)

test('more requests at once than a connection may have are refused in the envelope, and the rest ignored', async () => {
  const { listener, waiting } = await start({ sockets: 10, pipelined: 3, stall: 5000 })
  const socket = await plug(listener)
  socket.write(get('/slow').repeat(20))
  await expect.poll(() => waiting.length).toBe(3)
  for (const release of waiting) release()
  const answers = await text(socket)
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([...Array<string>(3).fill('HTTP/1.1 200'), 'HTTP/1.1 429'])
  expect(answers).toMatch(/which may have 3;.*REQUESTS_EXCEEDED/)
  expect(waiting).toHaveLength(3)
})

test('an address has so many connections, and a proxy that is trusted as many as it likes', async () => {
  const bounds = { sockets: 3, pipelined: 3, stall: 5000 }
  const { listener } = await start(bounds)
  const sockets = [await plug(listener), await plug(listener), await plug(listener)]
  expect(await text(await plug(listener))).toContain('503 Service Unavailable')
  expect(await visit(listener, '127.0.0.2')).toBe('200')
  sockets[0]?.destroy()
  await expect.poll(() => visit(listener, '127.0.0.1')).toBe('200')
  const behind = await start(bounds, ['127.0.0.0/8'])
  for (let count = 0; count < 5; count += 1) await plug(behind.listener)
  expect(await visit(behind.listener, '127.0.0.1')).toBe('200')
})
