import { PassThrough, type Readable } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { requestContext } from '#platform/request-context.ts'
import type { Reply } from '../message.ts'
import { readReply, requestTo } from '../request.fixture.ts'
import { internalHeaders } from './internal-requests.ts'
import { createLoadShedding } from './load-shedding.ts'

const cached = { 'cache-control': 's-maxage=3600', 'x-nextjs-cache': 'HIT' }
const headers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/zoeken': { 'cache-control': 'private, no-store' },
  '/artikel/een': cached,
  '/artikel/twee': cached,
  '/tekst': { 'cache-control': 'public, s-maxage=3600' },
}

type Bounds = { mostRequests?: number; mostRenders?: number; now?: () => number; maxWait?: number }

/**
 * A site of a page that is made for its visitor, and one from the cache; a request with `?lang` waits to be let out. Each
 * is answered with the id in whose name that is done.
 */
const start = (bounds: Bounds) => {
  const waiting: (() => void)[] = []
  const shedLoad = createLoadShedding({
    routeOf: (path) => path.replace(/(?<=^\/artikel\/).*/, '[slug]'),
    mostRequests: 0,
    mostRenders: 0,
    ...bounds,
  })
  const enter = (address: string, given: Parameters<typeof requestTo>[1] = {}, body?: Readable) => {
    const request = requestTo(address, given)
    const answer = async (): Promise<Reply> => {
      const { rsc, accept, 'next-router-segment-prefetch': segment } = request.headers
      const isMade = request.method === 'POST' || accept === 'text/markdown'
      const own = segment ? cached : ((isMade ? undefined : headers[request.path]) ?? { 'cache-control': 'no-store' })
      if ((rsc && !segment) || address.endsWith('?verplaatst')) return { status: 307, headers: {}, body: null }
      if (request.path === '/nergens') {
        const { status } = await enter('/zoeken', { headers: internalHeaders }).reply
        return { status: status === 200 ? 404 : 500, headers: own, body: null }
      }
      if (address.endsWith('?lang')) await new Promise<void>((resolve) => waiting.push(resolve))
      const status = request.path.startsWith('/artikel') && !headers[request.path] ? 404 : 200
      return { status, headers: own, body: body ?? Buffer.from(requestContext.getStore()?.id ?? '') }
    }
    const reply = requestContext.run({ id: address, waited: new Map(), hasFault: false }, () =>
      readReply(shedLoad(request, answer)),
    )
    if (!body) void reply.then(({ status }) => request.end(status))
    return { reply, leave: () => request.end('aborted') }
  }
  const ask = async (address: string, given?: Parameters<typeof requestTo>[1]) => {
    const reply = await enter(address, given).reply
    // The next in the queue begins a turn later.
    await nextTurn()
    return reply
  }
  return { enter, ask, release: () => waiting.splice(0).forEach((one) => one()) }
}

test('pages that are made for one visitor wait for their turn, and those of the cache go on', async () => {
  const { ask, release } = start({ mostRenders: 1 })
  // Which is which is learnt from the first reply.
  await ask('/zoeken')
  await ask('/artikel/een')
  void ask('/zoeken?lang')
  const names = Array.from({ length: 20 }, (_, one) => `/zoeken?${one}`)
  const queued = names.map((name) => ask(name))
  const refused = await ask('/zoeken')
  expect(refused.status).toBe(503)
  expect(Number(refused.header('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(refused.header('cache-control')).toBe('no-store')
  expect((await ask('/artikel/een')).status).toBe(200)
  // What a visitor wrote is not sent back.
  expect((await ask('/zoeken', { method: 'POST' })).status).toBe(200)
  release()
  const answers = await Promise.all(queued)
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
  // Each in its own name, though the end of the one before began it.
  expect(answers.map(({ text }) => text)).toEqual(names)
  expect((await ask('/zoeken')).status).toBe(200)
})

test('addresses without a page wait for their turn, and known pages of their route go on', async () => {
  const { ask, release } = start({ mostRenders: 1, maxWait: 50 })
  await ask('/artikel/een')
  expect((await ask('/artikel/nee')).status).toBe(404)
  void ask('/artikel/nee?lang')
  const missing = ask('/artikel/ook-nee')
  expect((await ask('/artikel/een?x=1')).status).toBe(200)
  expect((await missing).status).toBe(503)
  release()
  await pause(0)
  expect((await ask('/artikel/twee')).status).toBe(200)
})

test('other replies at the path of a known page leave it known, and what is fetched ahead of a list does not make the list known', async () => {
  const { ask } = start({ mostRenders: 1, maxWait: 50 })
  const [part, ahead] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ]
  const status = async (...given: Parameters<typeof ask>) => (await ask(...given)).status
  await ask('/artikel/een')
  expect(await status('/artikel/een', { headers: { accept: 'text/markdown' } })).toBe(200)
  expect(await status('/artikel/een', { headers: part })).toBe(307)
  expect(await status('/artikel/een', { method: 'POST' })).toBe(200)
  expect(await status('/artikel/een?verplaatst')).toBe(307)
  await ask('/zoeken', { headers: ahead })
  void ask('/zoeken?lang')
  expect(await status('/artikel/een')).toBe(200)
  expect(await status('/zoeken', { headers: ahead })).toBe(200)
  expect(await status('/zoeken')).toBe(503)
  expect(await status('/artikel/een', { headers: { accept: 'text/markdown' } })).toBe(503)
})

test('what a page needs besides goes on while other pages are made, though nobody asked for it before', async () => {
  const { ask, release } = start({ mostRenders: 1, maxWait: 50 })
  void ask('/zoeken?lang')
  const part = { headers: { rsc: '1', 'next-router-prefetch': '1' } }
  expect((await ask('/artikel/een', part)).status).toBe(307)
  for (const path of ['/_next/static/chunks/een.js', '/api/places', '/pictogram.svg'])
    expect((await ask(path)).status).not.toBe(503)
  release()
})

test('other work goes on between two renders of which neither waits for anything', async () => {
  const { enter, ask } = start({ mostRenders: 1 })
  await ask('/zoeken')
  const order: string[] = []
  const renders = ['een', 'twee'].map(async (name) => order.push((await enter(`/zoeken?${name}`).reply).text))
  setImmediate(() => order.push('ander werk'))
  await Promise.all(renders)
  expect(order).toEqual(['/zoeken?een', 'ander werk', '/zoeken?twee'])
})

test('a file that is made for each request waits for its turn, though everybody may have it', async () => {
  const { ask } = start({ mostRenders: 1, maxWait: 50 })
  await ask('/tekst')
  void ask('/zoeken?lang')
  expect((await ask('/tekst?x=1')).status).toBe(503)
})

test('a request that has waited for too long is refused, and the queue goes on', async () => {
  const { ask, release } = start({ mostRenders: 1, maxWait: 50 })
  await ask('/zoeken')
  void ask('/zoeken?lang')
  const refused = await ask('/zoeken')
  expect(refused.status).toBe(503)
  expect(Number(refused.header('retry-after'))).toBeGreaterThanOrEqual(1)
  const second = ask('/zoeken')
  release()
  expect((await second).status).toBe(200)
  expect((await ask('/zoeken')).status).toBe(200)
})

test('no request joins a queue that lately went on too slowly to serve it in time, and a pause is no pace', async () => {
  let time = 0
  const { ask, release } = start({ mostRenders: 1, now: () => time })
  /** One that waits for so many milliseconds of a clock of ours. */
  const waitFor = async (milliseconds: number) => {
    const long = ask('/zoeken?lang')
    const reply = ask('/zoeken')
    time += milliseconds
    release()
    expect((await reply).status).toBe(200)
    await long
  }
  await ask('/zoeken')
  for (const wait of [10, 10, 5000]) await waitFor(wait)
  void ask('/zoeken?lang')
  const well = ['/zoeken?1', '/zoeken?2', '/zoeken?3', '/zoeken?4'].map((name) => ask(name))
  release()
  for (const reply of well) expect((await reply).status).toBe(200)
  for (let times = 0; times < 16; times += 1) await waitFor(900)
  void ask('/zoeken?lang')
  const slow = ['/zoeken?1', '/zoeken?2', '/zoeken?3'].map((name) => ask(name))
  expect((await ask('/zoeken')).status).toBe(503)
  release()
  for (const reply of slow) expect((await reply).status).toBe(200)
})

test('a client that leaves the queue gives its place to others', async () => {
  const { enter, ask, release } = start({ mostRenders: 1 })
  await ask('/zoeken')
  void ask('/zoeken?lang')
  const { leave } = enter('/zoeken')
  for (let one = 0; one < 18; one += 1) void ask(`/zoeken?${one}`)
  const last = ask('/zoeken')
  expect((await ask('/zoeken')).status).toBe(503)
  leave()
  await pause(0)
  const late = ask('/zoeken')
  release()
  expect((await last).status).toBe(200)
  expect((await late).status).toBe(200)
})

test('a page counts as rendered when it is written, however slowly its client reads it', async () => {
  const { enter, ask } = start({ mostRenders: 1 })
  await ask('/zoeken')
  const body = new PassThrough()
  const slow = enter('/zoeken', {}, body)
  const next = ask('/zoeken')
  body.end('een pagina')
  expect((await next).status).toBe(200)
  slow.leave()
})

test('a page that is made of another one does not wait behind itself', async () => {
  const { ask } = start({ mostRenders: 1 })
  await ask('/zoeken')
  await ask('/nergens')
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask('/nergens')))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('beyond the bound of all no request goes on but health checks', async () => {
  const { ask, release } = start({ mostRequests: 2 })
  void ask('/artikel/een?lang')
  void ask('/artikel/een?lang')
  expect((await ask('/artikel/een')).status).toBe(503)
  expect((await ask('/api/system/ping')).status).toBe(200)
  release()
  await pause(0)
  expect((await ask('/artikel/een')).status).toBe(200)
})

test('who finds the site busy reads so in the language of the address', async () => {
  const { ask } = start({ mostRequests: 1 })
  void ask('/artikel/een?lang')
  const busyAt = async (address: string) => (await ask(address, { headers: { accept: 'text/html' } })).text
  expect(await busyAt('/zoeken')).toMatch(/<html lang="nl">.*<title>Even druk<.*href="\/refusal.css".*href="\/"/)
  expect(await busyAt('/en/search')).toMatch(/<html lang="en">.*<title>We are busy<.*href="\/en"/)
  expect((await ask('/en/search')).text).toBe('We are busy right now. Please try again in a moment.\n')
})
