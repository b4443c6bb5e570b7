/** The manners of the wire over a socket: what plain values cannot show. */
import { IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from './errors.ts'
import { accessLine, requestId, type Access } from './log.ts'
import { negotiate } from './negotiate.ts'
import { listen, type Listener } from './serve.ts'

const titles = { data: Array.from({ length: 200 }, (_, index) => `Artikel ${index}`) }
const logged: Access[] = []
let listener: Listener

beforeAll(async () => {
  listener = await listen(
    {
      '': async (asked) => {
        if (asked.path === '/fails') throw new Error('inside')
        return asked.path === '/kept' ? { status: 204, headers: {}, body: null } : negotiate(asked, json(200, titles))
      },
    },
    { host: 'localhost', port: 0, report: () => undefined, log: (access) => logged.push(access) },
  )
})
afterAll(() => listener.close())

/** `fetch` would take compression off, and hide what really went over the wire. */
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const asking = request({ host: 'localhost', port: listener.port, path, method, headers }).end()
  const [response]: unknown[] = await once(asking, 'response')
  if (!(response instanceof IncomingMessage)) throw new Error('no response')
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test('a body comes compressed, its length told', async () => {
  const { headers, body } = await ask('/', { 'accept-encoding': 'gzip' })
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(body.length) })
  expect(JSON.parse(gunzipSync(body).toString())).toEqual(titles)
})

test('HEAD tells the length of what GET would send, and sends nothing', async () => {
  const [get, head] = [await ask('/'), await ask('/', {}, 'HEAD')]
  expect(head.body).toHaveLength(0)
  expect(head.headers).toMatchObject({ 'content-length': String(get.body.length), etag: get.headers.etag })
})

test('a 304 and a 204 have no body and tell no length', async () => {
  const { headers } = await ask('/')
  for (const reply of [await ask('/', { 'if-none-match': headers.etag ?? '' }), await ask('/kept')]) {
    expect(reply.headers).not.toHaveProperty('content-length')
    expect(reply.headers).not.toHaveProperty('content-type')
    expect(reply.body).toHaveLength(0)
  }
})

describe('request ids', () => {
  test('come back as they were given when they are plain', async () =>
    expect((await ask('/', { 'x-request-id': 'trace-1.a_B' })).headers['x-request-id']).toBe('trace-1.a_B'))
  test.each(['', 'with space', 'x'.repeat(129), 'é', '"}'])('are made anew otherwise: %s', (given) =>
    expect(requestId(given)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/),
  )
  test('differ by request, and stand on failures too', async () => {
    const [first, second] = [await ask('/fails'), await ask('/fails')]
    expect(first.status).toBe(500)
    expect(first.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  })
})

describe('the access log', () => {
  test('tells method, address, status and time of every request', async () => {
    for (const [path, status] of [
      ['/items/articles?limit=1', 200],
      ['/fails', 500],
      ['/kept', 204],
    ] as const) {
      logged.length = 0
      await ask(path, { 'x-request-id': 'r1' })
      await expect.poll(() => logged).toHaveLength(1)
      expect(logged[0]).toEqual({ id: 'r1', method: 'GET', url: path, status, ms: expect.any(Number) })
    }
  })

  const line = (url: string) => {
    const text = accessLine({ id: 'r', method: 'GET', url, status: 200, ms: 1.26 }, new Date(0))
    expect(text.endsWith('}\n') && !text.slice(0, -1).includes('\n')).toBe(true)
    const parsed: unknown = JSON.parse(text)
    return parsed
  }

  test('is one line of JSON', () =>
    expect(line('/items/articles?limit=1')).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      event: 'request',
      id: 'r',
      method: 'GET',
      path: '/items/articles?limit=1',
      status: 200,
      ms: 1.3,
    }))
  test.each([
    '/users/me?access_token=geheim&fields=id',
    '/users/me?fields=id&access%5Ftoken=geheim',
    '/users/me?ACCESS_TOKEN=geheim=',
    '/search/1/indexes/*/queries?x-algolia-api-key=geheim',
    '/users?filter[search_token][_eq]=geheim',
  ])('tells no secret: %s', (url) => {
    expect(JSON.stringify(line(url))).not.toContain('geheim')
    expect(JSON.stringify(line(url))).toContain('***')
  })
})
