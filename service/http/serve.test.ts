import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessLine, type Access } from './log.ts'
import type { Reply, Request } from './message.ts'
import { listen, type Listener } from './serve.ts'

let listener: Listener
const reported: unknown[] = []

beforeAll(async () => {
  const echo = () => ({ status: 200, headers: {}, body: 'ok' })
  listener = await listen({ '': echo }, { host: 'localhost', port: 0, report: (error) => reported.push(error) })
})
afterAll(() => listener.close())

/** The whole answer to bytes on a socket, as text. */
const raw = (text: string, { port } = listener): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(text))
    let answer = ''
    socket.setTimeout(3000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })

const head = 'host: localhost\r\nconnection: close\r\n'

// ASVS 13.1.5 13.2.5
test.each([
  ['headers without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n${head}\r\n`, 431, 'INVALID_QUERY'],
  ['what is no request', 'hallo daar\r\n\r\n', 400, 'INVALID_QUERY'],
  ['a body beyond the limit', `POST / HTTP/1.1\r\ncontent-length: 2000000\r\n${head}\r\n`, 400, 'INVALID_PAYLOAD'],
  [
    'a content type that is none',
    `POST / HTTP/1.1\r\ncontent-type: ;;\r\ncontent-length: 2\r\n${head}\r\n{}`,
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
])('%s is refused in the envelope', async (_case, request, status, code) => {
  const answer = await raw(request)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ errors: [{ extensions: { code } }] })
  expect(reported).toEqual([])
})

test.each([
  ['an address that cannot be decoded', `GET /%zz HTTP/1.1\r\n${head}\r\n`],
  ['a method of other protocols', `PROPFIND / HTTP/1.1\r\n${head}\r\n`],
])('%s reaches the surface, which refuses it in its own form', async (_case, request) => {
  expect(await raw(request)).toMatch(/^HTTP\/1.1 200 [^]*ok$/)
})

test('an address in absolute form is its path', async () => {
  const show = ({ path, search, headers }: Request) => ({
    status: 200,
    headers: {},
    body: `${headers['host']} ${path} ${search}`,
  })
  const listener = await listen({ '/search': show }, { host: 'localhost', port: 0, report: () => {} })
  const answer = await raw(`GET http://api.example/search/1/indexes?page=2 HTTP/1.1\r\n${head}\r\n`, listener)
  expect(answer).toMatch(/^HTTP\/1.1 200 [^]*api.example \/1\/indexes page=2$/)
  await listener.close()
})

test('a request whose client disconnects is logged as aborted, and is no internal error', async () => {
  const accesses: Access[] = []
  const big = () => ({ status: 200, headers: {}, body: 'x'.repeat(20_000_000) })
  const report = (error: unknown) => reported.push(error)
  const logged = await listen({ '': big }, { host: 'localhost', port: 0, report, log: (one) => accesses.push(one) })
  const leave = (text: string, when: (socket: Socket) => Promise<unknown>) =>
    new Promise<void>((resolve) => {
      const socket = connect(logged.port, 'localhost', () => {
        socket.write(text)
        void when(socket).then(() => socket.destroy())
      })
      socket.once('close', () => resolve())
    })
  await leave(`POST /body HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 100\r\n\r\n{`, (socket) =>
    once(socket, 'data'),
  )
  await expect.poll(() => accesses.length).toBe(1)
  await leave(`GET /answer HTTP/1.1\r\nhost: a\r\n\r\n`, (socket) => once(socket, 'data'))
  await expect.poll(() => accesses.length).toBe(2)
  await raw(`GET /whole HTTP/1.1\r\n${head}\r\n`, logged)
  await expect.poll(() => accesses.length).toBe(3)
  expect(accesses.map((access) => JSON.parse(accessLine(access, new Date())) as unknown)).toMatchObject([
    { path: '/body', status: 'aborted' },
    { path: '/answer', status: 'aborted' },
    { path: '/whole', status: 200 },
  ])
  expect(reported).toEqual([])
  await logged.close()
})

/** A listener whose answers come when they are let out, one after another. */
const openHanging = async (changed: { request?: number; drain?: number }) => {
  const waiting: (() => void)[] = []
  const hold = (): Promise<Reply> =>
    new Promise((resolve) => waiting.push(() => resolve({ status: 200, headers: {}, body: 'ok' })))
  const report = (error: unknown) => reported.push(error)
  const timeouts = { request: 60_000, gracePeriod: 20, drain: 20_000, ...changed }
  const listener = await listen({ '': hold }, { host: 'localhost', port: 0, report, timeouts })
  return { listener, waiting }
}

// ASVS 11.1.4
test('a request that does not come to its end is given up', async () => {
  const { listener } = await openHanging({ request: 100 })
  const answer = await raw(`POST / HTTP/1.1\r\ncontent-length: 100\r\n${head}\r\n{`, listener)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({
    errors: [{ extensions: { code: 'INVALID_QUERY' } }],
  })
  expect(reported).toEqual([])
  await listener.close()
})

test('what is under way at the end is answered, and its line ends with the answer', async () => {
  const { listener, waiting } = await openHanging({})
  const agent = new Agent({ keepAlive: true })
  const outgoing = request({ host: 'localhost', port: listener.port, agent })
  outgoing.end()
  await expect.poll(() => waiting.length).toBe(1)
  const closed = listener.close()
  waiting[0]?.()
  const [answer] = await once(outgoing, 'response')
  expect([answer.statusCode, answer.headers.connection, await text(answer)]).toEqual([200, 'close', 'ok'])
  await closed
})

test('a request on its way when the end begins is answered too', async () => {
  const { listener, waiting } = await openHanging({})
  const socket = connect(listener.port, 'localhost')
  const answers = text(socket)
  const requestText = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'
  socket.write(requestText)
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  await once(socket, 'data')
  const closed = listener.close()
  socket.write(requestText)
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.()
  await closed
  expect((await answers).match(/^(HTTP\/1.1 200 OK|connection: \S+)/gim)).toEqual(
    expect.arrayContaining(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK', 'connection: close']),
  )
})

test('during shutdown health checks get 503, and other requests are answered', async () => {
  const { listener, waiting } = await openHanging({})
  const requestText = (path: string, connection: string) =>
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: ${connection}\r\n\r\n`
  const sockets = [connect(listener.port, 'localhost'), connect(listener.port, 'localhost')]
  const answers = Promise.all(sockets.map((socket) => text(socket)))
  for (const socket of sockets) socket.write(requestText('/', 'keep-alive'))
  await expect.poll(() => waiting.length).toBe(2)
  for (const answer of waiting.splice(0)) answer()
  await Promise.all(sockets.map((socket) => once(socket, 'data')))
  const closed = listener.close()
  sockets[0]?.write(requestText('/server/health', 'keep-alive'))
  sockets[1]?.write(requestText('/server', 'keep-alive'))
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  await closed
  const [health, other] = await answers
  expect(health).toContain('HTTP/1.1 503 ')
  expect(health).toContain('SERVICE_UNAVAILABLE')
  expect(other).not.toContain('HTTP/1.1 503 ')
})

test('what never ends does not keep the service from ending', async () => {
  const { listener, waiting } = await openHanging({ drain: 50 })
  const outgoing = request({ host: 'localhost', port: listener.port })
  const cut = once(outgoing, 'error')
  outgoing.end()
  await expect.poll(() => waiting.length).toBe(1)
  await listener.close()
  expect(await cut).toMatchObject([{ code: 'ECONNRESET' }])
})
