import { Readable } from 'node:stream'
import type { OutgoingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { readReply, requestTo } from '../request.fixture.ts'
import { createReplyCache } from './reply-cache.ts'

const forAll = { 'cache-control': 's-maxage=3600, stale-while-revalidate=60', 'x-nextjs-cache': 'HIT', etag: '"een"' }

/** A site whose every reply has a number, with the headers of its route; `?wacht` waits to be let out. */
const start = (routes: Readonly<Record<string, OutgoingHttpHeaders>>) => {
  let time = 1_000_000
  let answers = 0
  const waiting: (() => void)[] = []
  const cache = createReplyCache({
    routeOf: (path) => path,
    readEdition: () => Promise.resolve(null),
    lastRenewal: () => 0,
    lastStaleRead: () => 0,
    now: () => time,
  })
  const ask = (address: string, headers: Record<string, string> = {}) => {
    const request = requestTo(address, { headers })
    return readReply(
      cache(request, async () => {
        const number = (answers += 1)
        if (address.includes('wacht') && waiting.length < 1 && number > 1)
          await new Promise<void>((resolve) => waiting.push(resolve))
        const own = routes[request.path]
        const headers = { ...own, 'content-type': 'text/html; charset=utf-8' }
        if (own && request.headers['if-none-match']) return { status: 304, headers: own, body: null }
        return { status: own ? 200 : 404, headers, body: Readable.from([Buffer.from('é '), Buffer.from(`${number}`)]) }
      }),
    )
  }
  const texts = async (address: string, headers?: Record<string, string>) => [
    (await ask(address, headers)).text,
    (await ask(address, headers)).text,
  ]
  return { ask, texts, pass: (milliseconds: number) => (time += milliseconds), waiting, count: () => answers }
}

test('a page for all is asked for once a second, and its bytes and headers stay the same', async () => {
  const { ask, pass, count } = start({ '/': forAll })
  const [first, second] = [await ask('/'), await ask('/')]
  expect([first.text, second.text]).toEqual(['é 1', 'é 1'])
  expect(second.headers).toEqual({ ...first.headers, 'content-length': 4 })
  pass(1001)
  expect((await ask('/')).text).toBe('é 2')
  expect(count()).toBe(2)
})

test('a client that has the page already gets 304', async () => {
  const { ask } = start({ '/': forAll })
  await ask('/')
  const { status, text, header } = await ask('/', { 'if-none-match': 'W/"nul", W/"een"' })
  expect([status, text, header('etag'), header('content-type')]).toEqual([304, '', '"een"', ''])
  expect((await ask('/', { 'if-none-match': '"twee"' })).status).toBe(200)
})

test('a page of which its client alone knows that it still holds is not made for the next', async () => {
  const { ask, pass, count } = start({ '/': forAll })
  await ask('/')
  pass(1001)
  expect((await ask('/', { 'if-none-match': '"een"' })).status).toBe(304)
  expect((await ask('/')).text).toBe('é 1')
  expect(count()).toBe(2)
})

test('a file that a route makes for all is made once a second, also for requests at once', async () => {
  const { ask, pass, count } = start({ '/llms-full.txt': { 'cache-control': 'public, s-maxage=3600', etag: '"een"' } })
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask('/llms-full.txt')))
  expect(new Set(replies.map(({ text }) => text))).toEqual(new Set(['é 1']))
  pass(1001)
  expect((await ask('/llms-full.txt')).text).toBe('é 2')
  expect(count()).toBe(2)
})

test('a page that may be of one visitor is made for each, without waiting for another', async () => {
  const { ask, waiting } = start({ '/': forAll, '/mijn-plan': { 'cache-control': 'private, no-store' } })
  await ask('/')
  const first = ask('/mijn-plan?wacht')
  expect((await ask('/mijn-plan?wacht')).text).toBe('é 3')
  waiting[0]?.()
  expect((await first).text).toBe('é 2')
})

test.each([
  ['for one visitor', { ...forAll, 'cache-control': 'private, no-store' }],
  ['without a time in caches', { ...forAll, 'cache-control': 'public' }],
  ['with a cookie', { ...forAll, 'set-cookie': 'a=b' }],
  ['that is being renewed', { ...forAll, 'x-nextjs-cache': 'STALE' }],
  ['of a route, without a tag', { 'cache-control': 'public, s-maxage=3600' }],
  ['that is too long', { ...forAll, 'content-length': 5 * 2 ** 20 }],
])('a reply %s is not kept', async (_which, headers) => {
  expect(await start({ '/': headers }).texts('/')).toEqual(['é 1', 'é 2'])
})

test('what is not found is not kept, and other requests get replies of their own', async () => {
  const { ask, texts } = start({ '/': forAll })
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
  const { ask, count } = start({ '/': forAll })
  for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html,image/avif,*/*;q=0.8', '*/*'])
    expect((await ask('/', { accept })).text).toBe('é 1')
  expect(count()).toBe(1)
})

test('while one request fetches the successor, others get the former reply, for some seconds', async () => {
  const { ask, pass, waiting } = start({ '/': forAll })
  expect((await ask('/?wacht')).text).toBe('é 1')
  pass(1500)
  const renewing = ask('/?wacht')
  expect(waiting).toHaveLength(1)
  expect((await ask('/?wacht')).text).toBe('é 1')
  pass(4501)
  expect((await ask('/?wacht')).text).toBe('é 3')
  waiting[0]?.()
  expect((await renewing).text).toBe('é 2')
})
