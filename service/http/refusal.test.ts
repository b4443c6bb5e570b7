/** What is refused before a surface has the request: in that surface's own form, and readable by a client that still sends. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createSearchEngine } from '../search/engine.ts'
import { createSearchHandler } from '../search/wire/handler.ts'
import type { Handler } from './message.ts'
import { usualDrainLimits } from './body.ts'
import { createLoadShedding } from './load-shedding.ts'
import { listen, type Listener } from './serve.ts'

const report = (error: unknown) => expect.fail(String(error))
const echo = () => ({ status: 200, headers: {}, body: 'ok' })
const media: Handler = Object.assign(echo, { surface: 'media' as const })
const search = createSearchHandler({
  engine: createSearchEngine(),
  resolveKey: async () => ({ indexes: '*' as const }),
  report,
})

const options = { host: '127.0.0.1', port: 0, report }
const { limited } = createLoadShedding(100)
const listener = await listen(
  { '': limited('content', echo), '/search': limited('search', search), '/media': media },
  options,
)
const alone = await listen({ '': limited('search', search) }, options)
afterAll(async () => {
  await listener.close()
  await alone.close()
})

const sockets: Socket[] = []
/** Resolves when the connection has gone, also by a reset. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
const plug = async ({ port }: Listener = listener): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}
const head = 'host: a\r\nconnection: close\r\nx-algolia-application-id: A\r\nx-algolia-api-key: k\r\n'

const raw = async (request: string, to = listener) => {
  const socket = await plug(to)
  const answer = text(socket)
  socket.write(request)
  const [top = '', body = ''] = (await answer).split('\r\n\r\n')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(top)?.[1]?.trim()
  return { status: Number(top.slice(9, 12)), header, body }
}

const long = 'a'.repeat(20_000)
const requests = {
  'an address that cannot be decoded': (path: string) => `POST ${path}/%ff/query HTTP/1.1\r\n${head}\r\n`,
  'an address that is too long': (path: string) => `GET ${path}/${long} HTTP/1.1\r\n${head}\r\n`,
  'headers that are too long': (path: string) => `GET ${path}/ HTTP/1.1\r\nx: ${long}\r\n${head}\r\n`,
  'a body that is too large': (path: string) => `POST ${path}/x HTTP/1.1\r\ncontent-length: 2000000\r\n${head}\r\n`,
  'a method of other protocols': (path: string) => `PROPFIND ${path}/x HTTP/1.1\r\n${head}\r\n`,
  'a method that is none': (path: string) => `GETT ${path}/x HTTP/1.1\r\n${head}\r\n`,
  'a content type that is none': (path: string) =>
    `POST ${path}/x HTTP/1.1\r\ncontent-type: ;;\r\ncontent-length: 2\r\n${head}\r\n{}`,
}

describe.each(Object.entries(requests))('%s', (name, request) => {
  test.each([
    ['below its prefix', '/search/1/indexes/x/facets', listener],
    ['on a port of its own', '/1/indexes/x/facets', alone],
  ])('is refused by search, %s, as {message, status}', async (_where, path, to) => {
    const { status, body, header } = await raw(request(path), to)
    const parsed = JSON.parse(body) as { message: string; status: number }
    expect(parsed).toEqual({ message: expect.any(String), status })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(header('access-control-allow-origin')).toBe('*')
    if (name.includes('large'))
      expect([status, parsed.message]).toEqual([413, expect.stringMatching(/1048576.*2000000/)])
  })
})

test.each([
  ['a body that is too large', 413, /1048576.*2000000/],
  ['an address that is too long', 431, /16384/],
] as const)('media refuse %s in their header', async (name, wanted, message) => {
  const { status, body, header } = await raw(requests[name]('/media/image/upload'))
  expect([status, body]).toEqual([wanted, ''])
  expect(header('x-cld-error')).toMatch(message)
  expect([header('cache-control'), header('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
})

test.each([
  ['a body that is too large', 400, 'INVALID_PAYLOAD', /1048576.*2000000/],
  ['an address that is too long', 431, 'INVALID_QUERY', /16384/],
  ['headers that are too long', 431, 'INVALID_QUERY', /16384/],
] as const)('the content API refuses %s in its envelope, and names the bound', async (name, wanted, code, message) => {
  const { status, body } = await raw(requests[name]('/items/articles'))
  expect(status).toBe(wanted)
  expect(JSON.parse(body)).toMatchObject({
    errors: [{ message: expect.stringMatching(message), extensions: { code } }],
  })
})

describe('a client that sends all of a large body before it reads', () => {
  const send = async (lines: string, chunks: (string | Buffer)[]) => {
    const socket = await plug()
    const failures: unknown[] = []
    socket.on('error', (error) => failures.push(error))
    socket.write(lines)
    for (const chunk of chunks) await new Promise<void>((resolve) => socket.write(chunk, () => resolve()))
    await new Promise((resolve) => setTimeout(resolve, 50))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return { answer: answer.toString(), failures, socket }
  }
  const megabyte = Buffer.alloc(1024 * 1024, ' ')

  test.each([
    ['with a length', 'content-length: 8388608\r\n', Array<Buffer>(8).fill(megabyte)],
    [
      'in pieces',
      'transfer-encoding: chunked\r\n',
      [
        ...Array<Buffer>(8).fill(Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')])),
        '0\r\n\r\n',
      ],
    ],
  ])('%s reads its refusal, and may go on', async (_case, length, chunks) => {
    const { answer, failures, socket } = await send(`SEARCH /items/a HTTP/1.1\r\nhost: a\r\n${length}\r\n`, chunks)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('INVALID_PAYLOAD')
    expect(failures).toEqual([])
    socket.write('GET /items/a HTTP/1.1\r\nhost: a\r\n\r\n')
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('reads its refusal where it closes the connection behind it, which then ends', async () => {
    const length = 'content-length: 8388608\r\n'
    const { answer, failures, socket } = await send(
      `SEARCH /items/a HTTP/1.1\r\n${head}${length}\r\n`,
      Array<Buffer>(8).fill(megabyte),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(failures).toEqual([])
    await expect.poll(() => socket.readableEnded).toBe(true)
  }, 5000)
})

describe('a client that never comes to the end of its body', () => {
  const bounded = (drainLimits: Partial<typeof usualDrainLimits>) =>
    listen({ '': echo }, { ...options, drainLimits: { ...usualDrainLimits, ...drainLimits } })
  const start = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 900000000\r\n\r\n'

  test('is cut after a while', async () => {
    const connection = await bounded({ bytes: 1e9, milliseconds: 200 })
    const socket = await plug(connection)
    socket.on('error', () => {})
    socket.write(start)
    const trickle = setInterval(() => socket.write('x'), 20)
    const [answer] = await once(socket, 'data')
    await closed(socket)
    clearInterval(trickle)
    expect(String(answer)).toMatch(/^HTTP\/1\.1 4/)
    await connection.close()
  })

  test('is cut at once, after its answer, where as many as may be read are read already', async () => {
    const connection = await bounded({ bodies: 2 })
    const send = async () => {
      const socket = await plug(connection)
      socket.on('error', () => {})
      const ended = once(socket, 'end')
      socket.write(start)
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 4/)
      return { socket, ended, isCut: /^connection: close/im.test(String(answer)) }
    }
    const [first, second, third] = [await send(), await send(), await send()]
    await third.ended
    expect([first.isCut, second.isCut, third.isCut]).toEqual([false, false, true])
    first.socket.destroy()
    await expect.poll(async () => (await send()).isCut).toBe(false)
    for (const socket of sockets) socket.destroy()
    await connection.close()
  })

  test('is cut after so many bytes', async () => {
    const connection = await bounded({ bytes: 2_000_000, milliseconds: 60_000 })
    const socket = await plug(connection)
    socket.on('error', () => {})
    socket.write(start)
    const cut = closed(socket)
    const flood = setInterval(() => socket.writableLength < 1e6 && socket.write(Buffer.alloc(100_000)), 1)
    await cut
    clearInterval(flood)
    expect(socket.bytesWritten).toBeLessThan(30_000_000)
    await connection.close()
  })
})

test('what is no request loses its connection, also when it keeps its own side open', async () => {
  const socket = await plug()
  socket.on('error', () => {})
  socket.write('hallo daar\r\n\r\n')
  await once(socket, 'data')
  const trickle = setInterval(() => socket.write('x'), 50)
  await closed(socket)
  clearInterval(trickle)
  expect(socket.destroyed).toBe(true)
}, 5000)

test('clients that are gone before their body is refused leave room for the next to be read on', async () => {
  const slow: Handler = Object.assign(echo, {
    bodyLimit: async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return 1024
    },
  })
  const to = await listen({ '': slow }, { ...options, drainLimits: { ...usualDrainLimits, bodies: 1 } })
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 900000000\r\n\r\n'
  const first = await plug(to)
  first.write(head)
  await new Promise((resolve) => setTimeout(resolve, 30))
  first.destroy()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const next = await plug(to)
  next.write(head)
  const [answer] = await once(next, 'data')
  expect(String(answer)).not.toMatch(/^connection: close/im)
  next.destroy()
  await to.close()
}, 5000)
