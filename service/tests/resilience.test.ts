/** What the site's client makes of a service that fails, by the service's own switches: each code of the contract. */
import { createServer } from 'node:http'
import { readItems } from '@directus/sdk'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createContentClient } from '#lib/content/client.ts'
import { errorStatus, type ErrorCode } from '#schema/errors.ts'
import { errorReply, ApiError, json } from '../http/errors.ts'
import { createFaults } from '../http/faults.ts'
import type { Handler } from '../http/message.ts'
import { listen, type Listener } from '../http/serve.ts'

let listener: Listener
let url = ''
let requestTimes: number[] = []
/** What the service says when no fault is on. */
let says: Handler

beforeEach(async () => {
  requestTimes = []
  says = () => json(200, { data: [{ id: 'a' }] })
  const faults = createFaults()
  listener = await listen(
    { '': faults.over('content', (request) => says(request)), '/faults': faults.control },
    {
      host: 'localhost',
      port: 0,
      timeouts: { request: 30_000, gracePeriod: 0, drain: 1000 },
      report: (error) => expect.fail(String(error)),
      log: ({ url: address, status }) => address.startsWith('/items') && requestTimes.push(status),
    },
  )
  url = `http://localhost:${listener.port}`
})
afterEach(() => listener.close())

const switchOn = async (...faults: readonly Record<string, unknown>[]) => {
  const { status } = await fetch(`${url}/faults`, { method: 'POST', body: JSON.stringify(faults) })
  expect(status).toBe(200)
}

const createSite = (options: { readonly timeout?: number; readonly retriesTimeouts?: boolean } = {}) => {
  const content = createContentClient({ url, token: 't', backoff: 1, ...options })
  return () => content(readItems('articles', { fields: ['id'] }))
}

const codes = Object.keys(errorStatus) as ErrorCode[]

test.each(codes)('%s is reported as such, and retried only where the contract says so', async (code) => {
  const read = createSite()
  await switchOn({ surface: 'content', path: '/items', code })
  await expect(read()).rejects.toMatchObject({ code, status: errorStatus[code] })
  const isRetried = code === 'REQUESTS_EXCEEDED' || code === 'SERVICE_UNAVAILABLE'
  await expect.poll(() => requestTimes).toEqual(Array.from({ length: isRetried ? 3 : 1 }, () => errorStatus[code]))
})

test('a busy service is retried after `Retry-After`, and then answers', async () => {
  const times: number[] = []
  says = () => {
    times.push(Date.now())
    return times.length > 1
      ? json(200, { data: [] })
      : { ...errorReply(new ApiError('REQUESTS_EXCEEDED', 'Later.'), () => {}), headers: { 'retry-after': '1' } }
  }
  expect(await createSite()()).toEqual([])
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900)
})

test.each(['60', 'Fri, 01 Jan 2100 00:00:00 GMT'])('a long `Retry-After` is not retried: %s', async (value) => {
  says = () => {
    const reply = errorReply(new ApiError('SERVICE_UNAVAILABLE', 'Later.'), () => {})
    return { ...reply, headers: { ...reply.headers, 'retry-after': value } }
  }
  await expect(createSite()()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  await expect.poll(() => requestTimes).toEqual([503])
})

test('an answer that breaks off, or does not come in time, is a failure of its own kind', async () => {
  const read = createSite({ timeout: 200 })
  await switchOn({ surface: 'content', path: '/items', truncated: true })
  await expect(read()).rejects.toMatchObject({ name: 'ContentError' })
  await switchOn({ surface: 'content', path: '/items', latency: 1000 })
  await expect(read()).rejects.toMatchObject({ code: 'UNREACHABLE' })
})

test('a broken connection is retried, a read that timed out only where no visitor waits for it', async () => {
  // Requests are counted, not connections: a client on a busy machine may open a connection that it never uses.
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    // The first request is reset, the second never answered, the third answered.
    if (requests === 1) request.socket.resetAndDestroy()
    else if (requests === 3) response.setHeader('content-type', 'application/json').end('{"data":[]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const read = (retriesTimeouts: boolean) => {
    const options = { url: `http://127.0.0.1:${port}`, token: 't', backoff: 1, timeout: 1000, retriesTimeouts }
    return createContentClient(options)(readItems('articles', { fields: ['id'] }))
  }
  await expect(read(false)).rejects.toMatchObject({ code: 'UNREACHABLE' })
  expect(requests).toBe(2)
  requests = 0
  expect(await read(true)).toEqual([])
  expect(requests).toBe(3)
  server.closeAllConnections()
  server.close()
})

test('a read whose address would be too long for a proxy goes as SEARCH, with the same query', async () => {
  const receivedRequests: { readonly method: string; readonly length: number; readonly body: string }[] = []
  says = ({ method, path, search, body }) => {
    receivedRequests.push({ method, length: path.length + search.length, body: Buffer.from(body ?? '').toString() })
    return json(200, { data: [] })
  }
  const content = createContentClient({ url, token: 't' })
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`)
  await content(readItems('articles', { filter: { id: { _in: ids(5) } }, sort: ['title'], fields: ['id'] }))
  await content(readItems('articles', { filter: { id: { _in: ids(1000) } }, sort: ['title'], fields: ['id'] }))
  expect(receivedRequests.map(({ method }) => method)).toEqual(['GET', 'SEARCH'])
  expect(Math.max(...receivedRequests.map(({ length }) => length))).toBeLessThan(4097)
  expect(JSON.parse(receivedRequests[1]?.body ?? '')).toEqual({
    query: { filter: { id: { _in: ids(1000) } }, sort: ['title', 'id'], fields: ['id'] },
  })
})

test('sixteen requests are under way at once, the others wait', async () => {
  let [now, most] = [0, 0]
  const full = Promise.withResolvers<void>()
  says = async () => {
    most = Math.max(most, (now += 1))
    // All wait for the sixteenth, however busy the machine is, and then for one that should not come.
    if (now === 16) setTimeout(full.resolve, 50)
    await full.promise
    now -= 1
    return json(200, { data: [] })
  }
  const content = createContentClient({ url, token: 't', timeout: 30_000 })
  await Promise.all(Array.from({ length: 60 }, () => content(readItems('articles', { fields: ['id'] }))))
  expect(most).toBe(16)
})

test('a failure names the collection, and what the service said of it', async () => {
  const says403 = 'You don\'t have permission to access field "slug" in collection "roles" or it does not exist.'
  says = () => errorReply(new ApiError('FORBIDDEN', says403), () => {})
  const content = createContentClient({ url, token: 't' })
  await expect(content(readItems('roles', { fields: ['id'] }))).rejects.toThrow(
    `GET /items/roles was refused with FORBIDDEN: ${says403}`,
  )
})

test('a service that fails time after time is left alone for a second, and then trusted again', async () => {
  const read = createSite()
  await switchOn({ surface: 'content', path: '/items', status: 500 })
  for (let call = 0; call < 9; call += 1) await expect(read()).rejects.toMatchObject({ name: 'ContentError' })
  await expect.poll(() => requestTimes).toHaveLength(5)
  await switchOn()
  await expect(read()).rejects.toMatchObject({ code: 'UNREACHABLE' })
  await expect.poll(() => read().catch(() => null), { timeout: 5000 }).toEqual([{ id: 'a' }])
})

test('refusals are answers: repeated refusals do not stop further requests', async () => {
  const read = createSite()
  await switchOn({ surface: 'content', path: '/items', code: 'FORBIDDEN' })
  for (let call = 0; call < 9; call += 1) await expect(read()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect.poll(() => requestTimes).toHaveLength(9)
})

test('a read that was cancelled is not sent again, since nobody waits for it', async () => {
  let count = 0
  const content = createContentClient({
    url: 'http://localhost:9',
    token: 't',
    backoff: 1,
    fetch: async () => {
      count += 1
      throw new DOMException('The render that reads this has ended.', 'AbortError')
    },
  })
  await expect(content(readItems('articles'))).rejects.toThrow('AbortError')
  expect(count).toBe(1)
})
