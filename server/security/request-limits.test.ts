import { afterEach, expect, test, vi } from 'vitest'
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
