import { expect, test } from 'vitest'
import { requestContext } from '#platform/request-context.ts'
import { readReply, requestTo } from '../request.fixture.ts'
import { createReplyCache } from './reply-cache.ts'

/** A site whose every page has a number; its clock, edition and renewals are set by the test. */
const start = (edition: string | null = 'one') => {
  const state = {
    time: 1_000_000,
    edition,
    renewal: 0,
    staleRead: 0,
    status: 200,
    headers: {} as Record<string, string>,
    failing: null as Error | null,
  }
  let answers = 0
  let reads = 0
  const step = createReplyCache({
    routeOf: (path) => path.replace(/^\/en\/search$/, '/zoeken'),
    readEdition: () => {
      reads += 1
      return Promise.resolve(state.edition)
    },
    lastRenewal: () => state.renewal,
    lastStaleRead: () => state.staleRead,
    now: () => state.time,
  })
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') => {
    const request = requestTo(address, { headers, method })
    return readReply(
      step(request, async () => {
        const [number, { failing }] = [(answers += 1), state]
        state.failing = null
        if (failing) throw failing
        const own = {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'private, no-store',
          ...state.headers,
        }
        return { status: state.status, headers: own, body: Buffer.from(String(number)) }
      }),
    )
  }
  const text = async (...given: Parameters<typeof ask>) => (await ask(...given)).text
  return { state, ask, text, reads: () => reads }
}
const list = '/zoeken?q=pabo'

test('a list holds for five minutes, with the headers that are not of one request', async () => {
  const { state, ask, text } = start()
  state.headers = { 'x-request-id': 'a', 'server-timing': 'total;dur=1', 'x-frame-options': 'DENY' }
  expect(await text(list)).toBe('1')
  state.time += 299_000
  const again = await ask(list)
  expect(again.text).toBe('1')
  expect(again.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=5',
    'content-length': 1,
    'x-frame-options': 'DENY',
  })
  state.time += 1001
  expect(await text(list)).toBe('2')
})

test('a new edition and a renewal show within a second', async () => {
  const { state, text } = start()
  expect(await text(list)).toBe('1')
  state.edition = 'two'
  state.time += 1001
  expect(await text(list)).toBe('2')
  // Search shows a change later than the renewal, and what was read at that moment may be from before.
  state.time += 9000
  expect(await text(list)).toBe('3')
  state.time += 2000
  expect(await text(list)).toBe('4')
  state.time += 290_000
  expect(await text(list)).toBe('4')
  state.renewal = state.time
  expect(await text(list)).toBe('5')
})

test('a list lasts a second when stale data was read while it was made', async () => {
  const { state, text } = start()
  state.staleRead = state.time
  expect(await text(list)).toBe('1')
  state.time += 999
  expect(await text(list)).toBe('1')
  state.time += 2
  expect(await text(list)).toBe('2')
  state.time += 299_000
  expect(await text(list)).toBe('2')
})

test('a second is all that a list holds where the edition changes all the time', async () => {
  const { state, text } = start()
  for (let number = 1; number < 5; number += 1) {
    state.edition = String(number)
    state.time += 1001
    expect(await text(list)).toBe(String(number))
  }
})

test('five seconds are all that a list holds where nobody says its edition', async () => {
  const { state, text } = start(null)
  expect(await text(list)).toBe('1')
  state.time += 4999
  expect(await text(list)).toBe('1')
  state.time += 2
  expect(await text(list)).toBe('2')
})

test('requests for one list at once get one page, also of a new edition', async () => {
  const { state, text } = start()
  const ask = () => Promise.all(Array.from({ length: 10 }, () => text(list)))
  expect(new Set(await ask())).toEqual(new Set(['1']))
  state.edition = 'two'
  state.time += 1001
  expect(new Set(await ask())).toEqual(new Set(['2']))
})

test('when the client for which a list is made leaves, one of those that wait has it made', async () => {
  const { state, ask, text } = start()
  state.failing = new Error('gone')
  const first = ask(list)
  const others = Array.from({ length: 10 }, () => text(list))
  await expect(first).rejects.toThrow('gone')
  expect(new Set(await Promise.all(others))).toEqual(new Set(['2']))
})

test('the edition is asked for once a second', async () => {
  const { state, text, reads } = start()
  for (let request = 0; request < 20; request += 1) {
    await text(list)
    state.time += 100
  }
  expect(reads()).toBe(2)
})

test.each([
  ['of an account', { authorization: 'Bearer a' }],
  ['of an editor with drafts', { cookie: '__prerender_bypass=1' }],
  ['of a part of a page', { rsc: '1' }],
  ['of a piece', { range: 'bytes=0-1' }],
  ['for Markdown', { accept: 'text/markdown' }],
])('a request %s is not answered from the cache', async (_, headers) => {
  const { text } = start()
  await text(list)
  expect(await text(list, headers)).toBe('2')
  expect(await text(list)).toBe('1')
})

test.each(['/kennisbank/artikelen/pabo', '/mijn-plan', '/adviesgesprek', '/routes/resultaat', '/'])(
  '%s is no list: each request is its own',
  async (address) => {
    const { text } = start()
    await text(address)
    expect(await text(address)).toBe('2')
  },
)

test('a page that was made while something failed is for one visitor, and the next is made anew', async () => {
  const { state, ask, text } = start()
  await text(list)
  state.time += 300_001
  const context = { id: 'a', waited: new Map(), hasFault: true }
  const failed = await requestContext.run(context, () => ask(list))
  expect([failed.text, failed.header('cache-control')]).toEqual(['2', 'private, no-store'])
  expect(await text(list)).toBe('3')
})

test('addresses, hosts and encodings are kept apart', async () => {
  const { text } = start()
  await text(list)
  expect(await text('/zoeken?q=mbo')).toBe('2')
  expect(await text('/en/search?q=pabo')).toBe('3')
  expect(await text(list, { host: 'b' })).toBe('4')
  expect(await text(list, { 'accept-encoding': 'br' })).toBe('5')
  expect(await text(list, { 'accept-encoding': 'gzip;q=0.5, br' })).toBe('5')
})

test('errors, cookies and other types are not kept, and a failure ends what was', async () => {
  const { state, ask, text } = start()
  await text(list)
  state.time += 300_001
  state.status = 503
  expect((await ask(list)).status).toBe(503)
  state.status = 200
  expect(await text(list)).toBe('3')
  state.headers = { 'set-cookie': 'a=b' }
  const own = '/zoeken?q=a'
  expect([await text(own), (await ask(own)).header('cache-control')]).toEqual(['4', 'private, no-store'])
})
