/** Bodies that are still being sent hold no more memory together than there is room for. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { listen, type Listener } from './serve.ts'

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

const bodyRoom = { beside: 10_000, network: 300_000, all: 500_000 }
const start = async (bodyLimit?: () => Promise<number>) => {
  const listener = await listen(
    { '': Object.assign(() => ({ status: 200, headers: {}, body: 'ok' }), bodyLimit ? { bodyLimit } : {}) },
    {
      host: '127.0.0.1',
      port: 0,
      report: (error) => expect.fail(String(error)),
      timeouts: { request: 30_000, gracePeriod: 1, drain: 1000 },
      bodyRoom,
    },
  )
  open.push(listener)
  return listener
}

const plug = async ({ port }: Listener, localAddress = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  open.push({ close: () => socket.destroy() })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const headOf = (length: number) => `POST /x HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`
/** Sends all of a body but its last byte. */
const stall = async (socket: Socket, length: number) => {
  socket.write(headOf(length))
  await new Promise<void>((resolve) => socket.write(Buffer.alloc(length - 1, ' '), () => resolve()))
  await new Promise((resolve) => setTimeout(resolve, 50))
}
const send = async (listener: Listener, length: number, localAddress?: string) => {
  const socket = await plug(listener, localAddress)
  socket.write(headOf(length))
  socket.write(Buffer.alloc(length, ' '))
  return String((await once(socket, 'data'))[0])
}

test('a network whose bodies fill its room is asked to wait, and others and short bodies are served', async () => {
  const listener = await start()
  const silent = await plug(listener)
  await stall(silent, 250_000)
  const refused = await send(listener, 100_000)
  expect(refused).toMatch(/^HTTP\/1\.1 429 /)
  expect(refused).toMatch(/^retry-after: 5\r$/im)
  expect(refused).toContain('REQUESTS_EXCEEDED')
  expect(await send(listener, 5000)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await send(listener, 100_000, '127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /)
  silent.destroy()
  await expect.poll(async () => (await send(listener, 100_000)).slice(9, 12)).toBe('200')
})

test('the bodies of all networks have one room together', async () => {
  const listener = await start()
  for (const address of ['127.0.0.2', '127.0.0.3']) await stall(await plug(listener, address), 240_000)
  expect(await send(listener, 100_000, '127.0.0.4')).toMatch(/^HTTP\/1\.1 429 /)
})

test('a body in tiny pieces counts by what it holds', async () => {
  const socket = await plug(await start())
  socket.write('POST /x HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n')
  socket.write('1\r\nx\r\n'.repeat(5000))
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 429 /)
})

test('who may not send a long body reads why, after having sent it', async () => {
  const listener = await start(() => Promise.reject(new ApiError('INVALID_CREDENTIALS', 'Invalid user credentials.')))
  expect(await send(listener, 2_000_000)).toMatch(/^HTTP\/1\.1 401 /)
})
