import { expect, test } from 'vitest'
import { createRouteLimits } from './request-limits.ts'

test('who calls too often waits for the rest of the minute; others, and other addresses, do not', () => {
  let now = 0
  const wait = createRouteLimits({ '/api/draft': { each: 2, all: 3 } }, () => now)
  const calls = ['/api/draft', '/api/draft/', '/api/%64raft'].map((path) => wait(path, 'a'))
  now = 20_000
  expect([...calls, wait('/api/draft', 'a'), wait('/', 'a'), wait('/api/draft', 'b'), wait('/api/draft', 'c')]).toEqual(
    [0, 0, 60, 40, 0, 0, 40],
  )
  now = 60_000
  expect(wait('/api/draft', 'a')).toBe(0)
})

test('every address that opens or makes something has a limit', () => {
  const wait = createRouteLimits()
  for (const path of ['/api/search-token', '/api/draft', '/api/revalidate', '/api/places', '/api/saved', '/api/plan']) {
    let calls = 0
    while (calls < 2000 && wait(path, 'a') === 0) calls += 1
    expect(calls, path).toBeLessThan(2000)
  }
})
