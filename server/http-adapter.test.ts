import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createListener } from './http-adapter.ts'
import { bytesOf, type Reply, type SiteRequest } from './message.ts'

type Framework = (request: IncomingMessage, response: ServerResponse) => unknown
type Run = (request: SiteRequest, last: () => Promise<Reply>) => Promise<Reply>

const start = async (framework: Framework, run: Run = (_request, last) => last()) => {
  const server = createServer(
    createListener({
      run,
      framework: async (incoming, response) => void (await framework(incoming, response)),
      clientIpOf: () => '192.0.2.7',
    }),
  )
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const send = async (path = '/', method = 'GET', headers = {}): Promise<IncomingMessage> => {
    const [response] = (await once(request({ port, path, method, headers }).end(), 'response')) as [IncomingMessage]
    return response
  }
  return { port, send }
}

test('what is written at once is a reply with its bytes', async () => {
  const replies: Reply[] = []
  const states: boolean[] = []
  const { send } = await start(
    (_request, response) => {
      response.setHeader('X-Own', ['een', 'twee'])
      response.writeHead(418, { 'Content-Type': 'text/plain' })
      states.push(response.headersSent, response.writableEnded)
      response.once('close', () => states.push(response.writableEnded, response.writableFinished))
      response.end('één')
    },
    async (_request, last) => {
      replies.push(await last())
      return replies[0] as Reply
    },
  )
  const response = await send()
  expect([response.statusCode, response.headers['x-own'], await text(response)]).toEqual([418, 'een, twee', 'één'])
  expect(replies).toEqual([
    { status: 418, headers: { 'x-own': ['een', 'twee'], 'content-type': 'text/plain' }, body: Buffer.from('één') },
  ])
  await expect.poll(() => states).toEqual([true, false, true, true])
})

test.each([
  ['http://lesroute.example/zoeken?q=a', 'lesroute.example', '/zoeken?q=a'],
  ['HTTPS://lesroute.example:8080', 'lesroute.example:8080', '/'],
  ['http://lesroute.example?q=a', 'lesroute.example', '/?q=a'],
  ['http://a@lesroute.example/', 'localhost', 'http://a@lesroute.example/'],
  ['ftp://lesroute.example/', 'localhost', 'ftp://lesroute.example/'],
  ['/http://lesroute.example/', 'localhost', '/http://lesroute.example/'],
])('%s is the path and the host that it names', async (target, host, address) => {
  const { send } = await start(
    ({ url, headers }, response) => response.end(`${headers.host} ${url}`),
    async (request, last) => {
      expect([request.headers.host, request.address]).toEqual([host, address])
      return last()
    },
  )
  expect(await text(await send(target, 'GET', { host: 'localhost' }))).toBe(`${host} ${address}`)
})

test('what is written in parts is sent in parts', async () => {
  const parts = new PassThrough()
  const { send } = await start((_request, response) => void parts.pipe(response))
  parts.write('een ')
  const response = await send()
  expect(String((await once(response, 'data'))[0])).toBe('een ')
  parts.end('twee')
  expect(await text(response)).toBe('twee')
})

test('a page is a reply when it has ended, with the status that it has by then', async () => {
  const { send } = await start(async (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.write('<p>Deze pagina ')
    await pause(20)
    response.statusCode = 404
    await new Promise((resolve) => response.write(Buffer.from('is er '), resolve))
    response.end('niet</p>')
  })
  const response = await send()
  expect([response.statusCode, await text(response)]).toEqual([404, '<p>Deze pagina is er niet</p>'])
})

test('the head alone is sent when the framework flushes it', async () => {
  const { send } = await start((_request, response) => response.flushHeaders())
  expect((await send()).statusCode).toBe(200)
})

test('a framework that writes more than is read waits until it is', async () => {
  const written: boolean[] = []
  const { send } = await start(async (_request, response) => {
    written.push(response.write(Buffer.alloc(4_000_000)))
    await once(response, 'drain')
    response.end('klaar')
  })
  expect((await text(await send())).length).toBe(4_000_005)
  expect(written).toEqual([false])
})

test('HEAD is GET for the framework, and its reply has the head alone', async () => {
  const { send } = await start((incoming, response) => {
    response.setHeader('x-method', incoming.method ?? '')
    response.setHeader('content-length', 4)
    response.end('lijf')
  })
  const response = await send('/', 'HEAD')
  expect([response.headers['x-method'], response.headers['content-length'], await text(response)]).toEqual([
    'GET',
    '4',
    '',
  ])
})

test('a client that goes ends the work of the framework, and the steps', async () => {
  const closed: boolean[] = []
  const ended: unknown[] = []
  const failed: unknown[] = []
  const { port } = await start(
    (_request, response) => response.once('close', () => closed.push(response.writableFinished)),
    async (request, last) => {
      void request.ended.then((status) => ended.push(status))
      return last().catch((error: unknown) => {
        failed.push(error)
        throw error
      })
    },
  )
  const leaving = request({ port }).end()
  leaving.on('error', () => {})
  await expect.poll(() => leaving.socket?.bytesWritten).toBeGreaterThan(0)
  leaving.destroy()
  await expect.poll(() => failed.length).toBe(1)
  expect([closed, ended]).toEqual([[false], ['aborted']])
})

test('a step that reads a body whose client has gone is no failure of the step', async () => {
  const warnings = vi.spyOn(process.stderr, 'write')
  onTestFinished(() => warnings.mockRestore())
  const failed: unknown[] = []
  const begun = vi.fn<() => void>()
  const { port } = await start(
    (_request, response) => {
      response.write('het begin')
      begun()
    },
    async (_request, last) => {
      const reply = await last()
      await bytesOf(reply.body).catch((error: unknown) => {
        failed.push(error)
        throw error
      })
      return reply
    },
  )
  const leaving = request({ port }).end()
  leaving.on('error', () => {})
  // On a busy machine a client that goes sooner has gone before its request was read.
  await expect.poll(() => begun.mock.calls.length).toBe(1)
  leaving.destroy()
  await expect.poll(() => failed.length).toBe(1)
  await pause(20)
  expect(warnings.mock.calls).toEqual([])
})

test('a client that goes in the middle ends what the framework reads from', async () => {
  const source = Readable.from(
    (async function* () {
      for (;;) yield await Promise.resolve(Buffer.alloc(100_000))
    })(),
  )
  const { send } = await start((_request, response) => {
    response.once('close', () => source.destroy())
    source.pipe(response)
  })
  const response = await send()
  await once(response, 'data')
  response.destroy()
  await expect.poll(() => source.destroyed).toBe(true)
})

test('a framework that fails is answered with 500, and in the middle of a body the connection is cut', async () => {
  const { send } = await start(async (incoming, response) => {
    if (incoming.url === '/half') response.write('half')
    await pause(20)
    throw new Error('van het raamwerk')
  })
  expect((await send()).statusCode).toBe(500)
  await expect(text(await send('/half'))).rejects.toThrow('aborted')
})

test('a step that fails is answered with 500', async () => {
  const { send } = await start(
    () => {},
    () => Promise.reject(new Error('van een stap')),
  )
  expect((await send()).statusCode).toBe(500)
})

test('the steps get the request as values; a plain id is kept, and any other replaced', async () => {
  const requests: SiteRequest[] = []
  const ended: unknown[] = []
  const { send } = await start(
    () => {},
    async (one) => {
      requests.push(one)
      void one.ended.then((status) => ended.push(status))
      return { status: 204, headers: {}, body: null }
    },
  )
  await send('/a?b=c', 'GET', { 'x-request-id': 'van-de-proxy.1' })
  for (const id of ['twee woorden', 'x'.repeat(200), '<script>']) await send('/', 'GET', { 'x-request-id': id })
  expect(requests[0]).toMatchObject({ method: 'GET', address: '/a?b=c', path: '/a', id: 'van-de-proxy.1' })
  for (const { id } of requests.slice(1)) expect(id).toMatch(/^[\da-f-]{36}$/)
  await expect.poll(() => ended).toEqual([204, 204, 204, 204])
})
