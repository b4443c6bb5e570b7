import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { requestContext } from '#platform/request-context.ts'
import { internalHeaders } from './internal-requests.ts'
import { createLoadShedding } from './load-shedding.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const headers: Readonly<Record<string, string>> = { '/zoeken': 'private, no-store', '/artikel': 's-maxage=3600' }

/**
 * A site of a page that is made for its visitor, and one from the cache; a request with `?lang` waits to be let out. Each
 * is answered with the id in whose name that is done.
 */
const start = async (bounds: {
  mostRequests?: number
  mostRenders?: number
  now?: () => number
  patience?: number
}) => {
  const waiting: (() => void)[] = []
  let came = 0
  let left = 0
  const underPressure = createLoadShedding({ routeOf: (path) => path, mostRequests: 0, mostRenders: 0, ...bounds })
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [path = '', query] = (request.url ?? '').split('?')
    response.setHeader('cache-control', headers[path] ?? 'no-store')
    const end = () => response.end(requestContext.getStore()?.id)
    if (path === '/nergens') {
      const page = fetch(`http://${request.headers.host}/zoeken`, { headers: internalHeaders })
      void page.then(({ status }) => response.writeHead(status === 200 ? 404 : 500).end())
    } else if (query === 'lang') waiting.push(AsyncLocalStorage.bind(end))
    else end()
  }
  const server = createServer((request, response) => {
    came += 1
    response.once('close', () => {
      left += 1
    })
    requestContext.run({ id: request.url ?? '', waited: new Map() }, () =>
      underPressure(request, response, () => answer(request, response)),
    )
  })
  closing.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site + path, init)
    const { status, headers } = response
    return { status, headers, text: await response.text() }
  }
  /** Asks for something that stays under way. */
  const hold = async (path: string) => {
    const held = waiting.length
    void ask(`${path}?lang`)
    await expect.poll(() => waiting.length).toBe(held + 1)
  }
  /** Asks for something that has to wait for its turn. */
  const queue = async (path: string, init: RequestInit = {}) => {
    const before = came
    const answer = ask(path, init)
    answer.catch(() => {})
    await expect.poll(() => came).toBe(before + 1)
    return { answer }
  }
  return { ask, hold, queue, left: () => left, release: () => waiting.splice(0).forEach((one) => one()) }
}

test('pages that are made for one visitor wait for their turn, and those of the cache go on', async () => {
  const { ask, hold, queue, release } = await start({ mostRenders: 1 })
  // Which is which is learnt from the first answer.
  await ask('/zoeken')
  await ask('/artikel')
  await hold('/zoeken')
  const names = Array.from({ length: 20 }, (_, one) => `/zoeken?${one}`)
  const line = []
  for (const name of names) line.push(await queue(name))
  const refused = await ask('/zoeken')
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await ask('/artikel')).status).toBe(200)
  // What somebody wrote is not sent back.
  expect((await ask('/zoeken', { method: 'POST' })).status).toBe(200)
  release()
  const answers = await Promise.all(line.map(({ answer }) => answer))
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
  // Each in its own name, though the end of the one before began it.
  expect(answers.map(({ text }) => text)).toEqual(names)
  expect((await ask('/zoeken')).status).toBe(200)
})

test('who has stood in line for too long is told to come back, and the line goes on', async () => {
  const { ask, hold, queue, release } = await start({ mostRenders: 1, patience: 300 })
  await ask('/zoeken')
  await hold('/zoeken')
  const first = await queue('/zoeken')
  const refused = await first.answer
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  const second = await queue('/zoeken')
  release()
  expect((await second.answer).status).toBe(200)
  expect((await ask('/zoeken')).status).toBe(200)
})

test('nobody joins a line that lately went on too slowly to serve them in time, and a pause is no pace', async () => {
  let time = 0
  const { ask, hold, queue, release } = await start({ mostRenders: 1, now: () => time })
  /** One who waits for so many milliseconds of a clock of ours. */
  const waitFor = async (milliseconds: number) => {
    await hold('/zoeken')
    const { answer } = await queue('/zoeken')
    time += milliseconds
    release()
    expect((await answer).status).toBe(200)
  }
  await ask('/zoeken')
  for (const wait of [10, 10, 5000]) await waitFor(wait)
  await hold('/zoeken')
  const well = [await queue('/zoeken?1'), await queue('/zoeken?2'), await queue('/zoeken?3'), await queue('/zoeken?4')]
  release()
  for (const { answer } of well) expect((await answer).status).toBe(200)
  for (let times = 0; times < 16; times += 1) await waitFor(900)
  await hold('/zoeken')
  const slow = [await queue('/zoeken?1'), await queue('/zoeken?2'), await queue('/zoeken?3')]
  expect((await ask('/zoeken')).status).toBe(503)
  release()
  for (const { answer } of slow) expect((await answer).status).toBe(200)
})

test('whoever leaves the line gives the place to others, and does not change what is known of the page', async () => {
  const { ask, hold, queue, release, left } = await start({ mostRenders: 1 })
  await ask('/zoeken')
  await hold('/zoeken')
  const leaving = new AbortController()
  const gone = await queue('/zoeken', { signal: leaving.signal })
  for (let one = 0; one < 18; one += 1) await queue(`/zoeken?${one}`)
  const last = await queue('/zoeken')
  expect((await ask('/zoeken')).status).toBe(503)
  leaving.abort()
  await expect(gone.answer).rejects.toThrow()
  await expect.poll(left).toBe(3)
  const late = await queue('/zoeken')
  release()
  expect((await last.answer).status).toBe(200)
  expect((await late.answer).status).toBe(200)
})

test('a page that is made of another one does not wait behind itself', async () => {
  const { ask } = await start({ mostRenders: 1 })
  await ask('/zoeken')
  await ask('/nergens')
  const signal = AbortSignal.timeout(2000)
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask('/nergens', { signal })))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('beyond the bound of all nothing goes on but the look at how the site does', async () => {
  const { ask, hold, release } = await start({ mostRequests: 2 })
  await hold('/artikel')
  await hold('/artikel')
  expect((await ask('/artikel')).status).toBe(503)
  expect((await ask('/api/system/ping')).status).toBe(200)
  release()
  await expect.poll(async () => (await ask('/artikel')).status).toBe(200)
})
