import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const forAll = { 'cache-control': 's-maxage=3600, stale-while-revalidate=60', 'x-nextjs-cache': 'HIT', etag: '"een"' }

/** A site whose every answer has a number, with the headers of its route; `?wacht` waits to be let out. */
const start = async (routes: Readonly<Record<string, Readonly<Record<string, string>>>>) => {
  let time = 1_000_000
  let answers = 0
  const waiting: (() => void)[] = []
  const kept = createResponseCache({ now: () => time })
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (request.url ?? '').split('?')
    const number = (answers += 1)
    for (const [name, value] of Object.entries(routes[path] ?? {})) response.setHeader(name, value)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('x-request-id', `nummer-${number}`)
    response.statusCode = routes[path] ? 200 : 404
    response.write(`é `)
    const end = () => response.end(Buffer.from(String(number)))
    if (request.url?.includes('wacht') && waiting.length < 1 && answers > 1) waiting.push(end)
    else end()
  }
  const server = createServer((request, response) => {
    const sendKept = kept(request, response)
    if (!sendKept()) answer(request, response)
  })
  closing.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(site + path, { headers })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  const texts = async (path: string, headers?: Record<string, string>) => [
    (await ask(path, headers)).text,
    (await ask(path, headers)).text,
  ]
  return { ask, texts, pass: (milliseconds: number) => (time += milliseconds), waiting, count: () => answers }
}

test('a page for all is asked for once a second, and its bytes and headers stay the same', async () => {
  const { ask, pass, count } = await start({ '/': forAll })
  const [first, second] = [await ask('/'), await ask('/')]
  expect([first.text, second.text]).toEqual(['é 1', 'é 1'])
  expect(second.headers.get('cache-control')).toBe(forAll['cache-control'])
  expect(second.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(second.headers.get('content-length')).toBe('4')
  // What belongs to one answer is not another's.
  expect(first.headers.get('x-request-id')).toBe('nummer-1')
  expect(second.headers.has('x-request-id')).toBe(false)
  pass(1001)
  expect((await ask('/')).text).toBe('é 2')
  expect(count()).toBe(2)
})

test('who has the page already is told so', async () => {
  const { ask } = await start({ '/': { ...forAll, 'content-security-policy': "default-src 'self'" } })
  await ask('/')
  const { status, text, headers } = await ask('/', { 'if-none-match': 'W/"nul", W/"een"' })
  expect([status, text, headers.get('etag')]).toEqual([304, '', '"een"'])
  expect(headers.has('content-security-policy')).toBe(false)
  expect((await ask('/', { 'if-none-match': '"twee"' })).status).toBe(200)
})

test.each([
  ['for one visitor', { ...forAll, 'cache-control': 'private, no-store' }],
  ['without a time in caches', { ...forAll, 'cache-control': 'public' }],
  ['with a cookie', { ...forAll, 'set-cookie': 'a=b' }],
  ['that is being renewed', { ...forAll, 'x-nextjs-cache': 'STALE' }],
])('an answer %s is not kept', async (_which, headers) => {
  const { texts } = await start({ '/': headers })
  expect(await texts('/')).toEqual(['é 1', 'é 2'])
})

test('what is not found is not kept, and other questions get answers of their own', async () => {
  const { ask, texts } = await start({ '/': forAll })
  expect(await texts('/weg')).toEqual(['é 1', 'é 2'])
  expect(await texts('/')).toEqual(['é 3', 'é 3'])
  expect(await texts('/?q=a')).toEqual(['é 4', 'é 4'])
  expect(await texts('/', { accept: 'text/markdown' })).toEqual(['é 5', 'é 5'])
  expect(await texts('/', { 'accept-encoding': 'br' })).toEqual(['é 6', 'é 6'])
  expect(await texts('/', { cookie: 'a=b; __prerender_bypass=x' })).toEqual(['é 7', 'é 8'])
  expect(await texts('/', { rsc: '1' })).toEqual(['é 9', 'é 10'])
  expect(await texts('/', { authorization: 'Bearer x' })).toEqual(['é 11', 'é 12'])
  expect((await ask('/')).text).toBe('é 3')
})

test('browsers share what is kept, however they say that they take pages', async () => {
  const { ask, count } = await start({ '/': forAll })
  for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html,image/avif,*/*;q=0.8', '*/*'])
    expect((await ask('/', { accept })).text).toBe('é 1')
  expect(count()).toBe(1)
})

test('while one request fetches the successor, others get the former answer, for some seconds', async () => {
  const { ask, pass, waiting } = await start({ '/': forAll })
  expect((await ask('/?wacht')).text).toBe('é 1')
  pass(1500)
  const renewing = ask('/?wacht')
  await expect.poll(() => waiting.length).toBe(1)
  expect((await ask('/?wacht')).text).toBe('é 1')
  pass(4000)
  expect((await ask('/?wacht')).text).toBe('é 3')
  waiting[0]?.()
  expect((await renewing).text).toBe('é 2')
})
