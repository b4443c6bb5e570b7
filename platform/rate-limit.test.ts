import { afterEach, expect, test, vi } from 'vitest'
import { networkOf } from './network.ts'
import { createRateLimit } from './rate-limit.ts'
import { createTestServer, withoutRedis } from './redis-server.fixture.ts'
import { openRedis } from './redis.ts'

afterEach(() => void vi.useRealTimers())

test('one network may not come too often, nor may all together; the next window is another', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const limit = createRateLimit({ name: 'test', each: 2, all: 3, seconds: 60 })
  expect([await limit('a'), await limit('a')]).toEqual([0, 0])
  vi.setSystemTime(30_000)
  expect([await limit('a'), await limit('a'), await limit('b'), await limit('c')]).toEqual([30, 30, 0, 30])
  vi.setSystemTime(60_000)
  expect(await limit('a')).toBe(0)
})

test('a network of 64 bits passes no more than its share of 700 requests, and leaves the rest to others', async () => {
  const limit = createRateLimit({ name: 'test', each: 20, all: 600, seconds: 600 })
  let passed = 0
  for (let index = 1; index <= 700; index += 1)
    if ((await limit(networkOf(`2001:db8:0:1::${index.toString(16)}`))) === 0) passed += 1
  expect(passed).toBe(20)
  expect([await limit('2001:db8:0:2'), await limit('192.0.2.1')]).toEqual([0, 0])
})

test('networks of 64 bits within the 48 bits of one site pass three shares together, and leave the rest to others', async () => {
  const limit = createRateLimit({ name: 'test', each: 10, all: 300, seconds: 600 })
  let passed = 0
  for (let index = 0; index < 200; index += 1) if ((await limit(`2001:db8:7:${index.toString(16)}`)) === 0) passed += 1
  expect(passed).toBe(30)
  expect([await limit('2001:db8:8:1'), await limit('192.0.2.1')]).toEqual([0, 0])
})

test('a Redis that does not answer leaves each process its own count', async () => {
  const limit = createRateLimit({ name: 'test', each: 1, all: 9, seconds: 60, redis: { ask: async () => null } })
  expect([await limit('a'), await limit('a'), await limit('b')]).toEqual([0, 60, 0])
})

test.skipIf(withoutRedis)('two instances that share a Redis count together, and go on when it is lost', async () => {
  const server = await createTestServer()
  const connections = [openRedis(server.url), openRedis(server.url)]
  const [one, other] = connections.map((redis) =>
    createRateLimit({ name: 'test', each: 2, all: 9, seconds: 60, redis }),
  )
  if (!one || !other) throw new Error('two limits')
  expect([await one('a'), await other('a')]).toEqual([0, 0])
  const waits = [await one('a'), await other('a')]
  expect(waits.every((wait) => wait > 55 && wait <= 60)).toBe(true)
  await server.kill()
  expect([await one('a'), await one('a'), (await one('a')) > 0]).toEqual([0, 0, true])
  for (const redis of connections) redis.close()
  await server.stop()
})
