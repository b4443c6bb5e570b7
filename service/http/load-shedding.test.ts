import { Agent, get } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { json } from './errors.ts'
import type { Reply, Request } from './message.ts'
import { createLoadShedding } from './load-shedding.ts'
import { listen } from './serve.ts'

const request = (path: string, method = 'GET'): Request => ({
  method,
  path,
  search: '',
  headers: {},
  body: null,
  ip: '127.0.0.1',
})
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)

test('what comes beyond the bound is refused in the words of its surface, until there is room again', async () => {
  const waiting: (() => void)[] = []
  const hold = () => new Promise<Reply>((resolve) => waiting.push(() => resolve(json(200, {}))))
  const { limited } = createLoadShedding(2)
  const [content, search] = [limited('content', hold), limited('search', hold)]
  const first = [Promise.resolve(content(request('/items/a'))), Promise.resolve(search(request('/1/indexes')))]
  await expect.poll(() => waiting.length).toBe(2)
  const [contentReply, searchReply] = [await content(request('/items/b')), await search(request('/1/indexes'))]
  expect(contentReply).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  expect(contentReply.body).toContain('SERVICE_UNAVAILABLE')
  expect(searchReply).toMatchObject({ status: 503, headers: { 'access-control-allow-origin': '*' } })
  expect(searchReply.body).toContain('"status":503')
  for (const release of waiting.splice(0)) release()
  expect(statuses(await Promise.all(first))).toEqual([200, 200])
  const next = content(request('/items/b'))
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  expect(statuses([await next])).toEqual([200])
})

test('a crowd that comes at once is served over several turns, so that each of them lets in others', async () => {
  let time = 0
  let served = 0
  // Answers synchronously, like a read from memory: no other request is ever in progress beside it.
  const content = createLoadShedding(100, () => time).limited('content', () => {
    time += 4
    served += 1
    return json(200, {})
  })
  const crowd = Promise.all(Array.from({ length: 30 }, async () => content(request('/items/a'))))
  const perTurn: number[] = []
  for (let count = 0; count < 11; count += 1) {
    const before = served
    await turn()
    perTurn.push(served - before)
  }
  // The first request does not wait; requests beyond 10 ms wait for the next turn.
  expect(perTurn).toEqual([1, ...Array<number>(9).fill(3), 2])
  expect(new Set(statuses(await crowd))).toEqual(new Set([200]))
})

test('a queue whose first request has waited for more than a second accepts no more', async () => {
  let time = 0
  const content = createLoadShedding(100, () => time).limited('content', () => {
    time += 600
    return json(200, {})
  })
  const crowd = Promise.all(Array.from({ length: 4 }, async () => content(request('/items/a'))))
  await turn()
  await turn()
  expect(await content(request('/server/ping'))).toMatchObject({ status: 200 })
  expect(await content(request('/items/a', 'OPTIONS'))).toMatchObject({ status: 200 })
  expect(time).toBe(600 * 4)
  expect(await content(request('/items/a'))).toMatchObject({ status: 503 })
  expect(statuses(await crowd)).toEqual([200, 200, 200, 200])
  expect(await content(request('/items/a'))).toMatchObject({ status: 200 })
})

test('one slow request does not block the rest', async () => {
  let time = 0
  const content = createLoadShedding(100, () => time).limited('content', () => {
    time += 5000
    return json(200, {})
  })
  await turn()
  const few = await Promise.all(Array.from({ length: 10 }, async () => content(request('/items/a'))))
  expect(new Set(statuses(few))).toEqual(new Set([200]))
})

test('what fails leaves its place as well, and a bound of 0 is none', async () => {
  const { limited } = createLoadShedding(1)
  const failing = limited('content', () => Promise.reject(new Error('broken')))
  await expect(failing(request('/items/a'))).rejects.toThrow('broken')
  await expect(failing(request('/items/a'))).rejects.toThrow('broken')
  const handler = () => json(200, {})
  expect(createLoadShedding(0).limited('content', handler)).toBe(handler)
})

test('many keep-alive connections do not block a new one', async () => {
  const { limited } = createLoadShedding(1000)
  const content = limited('content', () => {
    for (const end = performance.now() + 5; performance.now() < end;);
    return json(200, {})
  })
  const { port, close } = await listen({ '': content }, { host: '127.0.0.1', port: 0, report: () => {} })
  const send = (agent: Agent | false) =>
    new Promise<void>((resolve, reject) => {
      const sent = get({ host: '127.0.0.1', port, path: '/items/a', agent }, (response) => {
        response.resume().once('end', resolve)
      })
      sent.once('error', reject)
    })
  const keepAliveAgent = new Agent({ keepAlive: true })
  let answered = 0
  const leaving = new AbortController()
  const crowd = Array.from({ length: 40 }, async () => {
    for (; !leaving.signal.aborted; answered += 1) await send(keepAliveAgent)
  })
  await expect.poll(() => answered, { timeout: 10_000 }).toBeGreaterThan(40)
  const before = answered
  await Promise.all(Array.from({ length: 20 }, () => send(false)))
  const meanwhile = answered - before
  leaving.abort()
  await Promise.all(crowd)
  keepAliveAgent.destroy()
  await close()
  // Each of them waits for a turn of the event loop, and in none of these is the whole crowd answered.
  expect(meanwhile).toBeLessThan(20 * 10)
})
