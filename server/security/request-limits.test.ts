import { afterEach, expect, test, vi } from 'vitest'
import { bytesOf } from '../message.ts'
import { answerWith, requestTo } from '../request.fixture.ts'
import { createRouteLimits } from './request-limits.ts'

afterEach(() => void vi.useRealTimers())

/** The seconds that a request of that network has to wait; 0 when it may pass. */
const waitBy = (step: ReturnType<typeof createRouteLimits>) => async (address: string, network: string) => {
  const { status, headers } = await step(requestTo(address, { network }), answerWith())
  return status === 429 ? Number(headers['retry-after']) : 0
}

test('a network that calls too often waits for the rest of the minute; others, and other addresses, do not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const wait = waitBy(createRouteLimits(null, { '/api/draft': { each: 2, all: 3 } }))
  const waits: number[] = []
  for (const path of ['/api/draft', '/api/draft/', '/api/%64raft?x=1']) waits.push(await wait(path, 'a'))
  vi.setSystemTime(20_000)
  for (const [path, network] of [
    ['/api/draft', 'a'],
    ['/', 'a'],
    ['/api/draft', 'b'],
    ['/api/draft', 'c'],
  ] as const)
    waits.push(await wait(path, network))
  expect(waits).toEqual([0, 0, 60, 40, 0, 0, 40])
  vi.setSystemTime(80_000)
  expect(await wait('/api/draft', 'a')).toBe(0)
})

test('people read why they have to wait, in the language of the page that led there, and programs get a line', async () => {
  const step = createRouteLimits(null, { '/og/nl': { each: 0, all: 9 }, '/api/advice/calendar': { each: 0, all: 9 } })
  const read = async (address: string, headers: Readonly<Record<string, string>>) => {
    const { status, headers: sent, body } = await step(requestTo(address, { headers }), answerWith())
    expect([status, sent['retry-after']]).toEqual([429, expect.stringMatching(/^[1-9]\d?$/)])
    return { type: sent['content-type'], text: (await bytesOf(body)).toString() }
  }
  const accept = 'text/html,*/*'
  const referer = 'https://lesroute.test/adviesgesprek/bevestigd?afspraak=x'
  const dutch = await read('/api/advice/calendar?afspraak=x', { accept, referer })
  expect(dutch.text).toMatch(/<html lang="nl">.*Even wachten.*Over een minuut.*<a href="">Probeer het nog eens/s)
  expect((await read('/api/advice/calendar', { accept })).text).toMatch(/<html lang="en">.*in a minute/s)
  expect(await read('/og/nl', { accept: 'image/*' })).toEqual({
    type: 'text/plain; charset=utf-8',
    text: expect.stringMatching(/^Er kwamen .*\n$/),
  })
})

test('every address that opens or makes something has a limit', async () => {
  const wait = waitBy(createRouteLimits())
  const paths = ['search-token', 'draft', 'preview', 'revalidate', 'places', 'own-pages', 'saved', 'plan']
  const ofEditors = ['files', 'find', 'items', 'passkeys', 'presence', 'preview'].map((name) => `editors/${name}`)
  for (const path of [...paths, ...ofEditors].map((name) => `/api/${name}`)) {
    let calls = 0
    while (calls < 2000 && (await wait(path, 'a')) === 0) calls += 1
    expect(calls, path).toBeLessThan(2000)
  }
})
