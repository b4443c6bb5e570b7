import { afterEach, expect, test, vi } from 'vitest'
import { createRouteLimits } from './request-limits.ts'

afterEach(() => void vi.useRealTimers())

test('who calls too often waits for the rest of the minute; others, and other addresses, do not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const limit = createRouteLimits(null, { '/api/draft': { each: 2, all: 3 } })
  const waits = async (...calls: [path: string, network: string][]) => {
    const all = []
    for (const [path, network] of calls) all.push(await limit(path, network))
    return all
  }
  expect(await waits(['/api/draft', 'a'], ['/api/draft/', 'a'], ['/api/%64raft', 'a'])).toEqual([0, 0, 60])
  vi.setSystemTime(20_000)
  const [draft, root] = ['/api/draft', '/']
  expect(await waits([draft, 'a'], [root, 'a'], [draft, 'b'], [draft, 'c'])).toEqual([40, 0, 0, 40])
  vi.setSystemTime(80_000)
  expect(await limit('/api/draft', 'a')).toBe(0)
})

test('every address that opens or makes something has a limit', async () => {
  const wait = createRouteLimits()
  for (const path of ['/api/search-token', '/api/draft', '/api/revalidate', '/api/places', '/api/saved', '/api/plan']) {
    let calls = 0
    while (calls < 2000 && (await wait(path, 'a')) === 0) calls += 1
    expect(calls, path).toBeLessThan(2000)
  }
})
