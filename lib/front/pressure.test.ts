import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createPressure, refuseBusy } from './pressure.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const headers: Readonly<Record<string, string>> = { '/zoeken': 'private, no-store', '/artikel': 's-maxage=3600' }

/** A site of a page that is made for its visitor, and one from the cache; a request with `?lang` waits to be let out. */
const start = async (bounds: { mostRequests?: number; mostRenders?: number; now?: () => number }) => {
  const waiting: (() => void)[] = []
  const admits = createPressure({ routeOf: (path) => path, mostRequests: 0, mostRenders: 0, ...bounds })
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [path = '', query] = (request.url ?? '').split('?')
    response.setHeader('cache-control', headers[path] ?? 'no-store')
    if (query === 'lang') waiting.push(() => response.end())
    else response.end()
  }
  const server = createServer((request, response) => {
    if (admits(request, response)) answer(request, response)
    else refuseBusy(response)
  })
  closing.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(site + path, { method })
    await response.text()
    return response
  }
  /** Asks for something that stays under way. */
  const hold = async (path: string) => {
    const held = waiting.length
    void ask(`${path}?lang`)
    await expect.poll(() => waiting.length).toBe(held + 1)
  }
  return { ask, hold, release: () => waiting.splice(0).forEach((one) => one()) }
}

test('pages that are made for one visitor are refused when they are full, and those of the cache go on', async () => {
  const { ask, hold, release } = await start({ mostRenders: 1 })
  // Which is which is learnt from the first answer.
  await ask('/zoeken')
  await ask('/artikel')
  await hold('/zoeken')
  const refused = await ask('/zoeken')
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await ask('/artikel')).status).toBe(200)
  // What somebody wrote is not sent back.
  expect((await ask('/zoeken', 'POST')).status).toBe(200)
  release()
  await expect.poll(async () => (await ask('/zoeken')).status).toBe(200)
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

test('a turn of the loop that takes long makes no more pages for one visitor', async () => {
  let time = 0
  const { ask } = await start({ now: () => (time += 60) })
  await ask('/zoeken')
  // One in a turn: the loop is never behind.
  expect((await ask('/zoeken')).status).toBe(200)
  const admits = createPressure({ routeOf: (path) => path, mostRequests: 0, mostRenders: 0, now: () => (time += 60) })
  const server = createServer((request, response) => {
    response.setHeader('cache-control', 'no-store')
    const outcomes = Array.from({ length: 12 }, () => admits(request, response))
    response.end(JSON.stringify(outcomes))
  })
  closing.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = `http://localhost:${(server.address() as AddressInfo).port}/zoeken`
  await (await fetch(address)).text()
  expect(await (await fetch(address)).json()).toEqual([...Array<boolean>(11).fill(true), false])
})
