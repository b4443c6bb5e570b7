import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOnceLog, openRedis, type Redis } from '#platform/redis.ts'
import { createTestServer, withoutRedis } from '#platform/redis-server.fixture.ts'
import { createTokenCache } from './token.ts'
import { fileStore, sharedStore } from './token-store.ts'

const day = 24 * 60 * 60 * 1000

describe.skipIf(withoutRedis)('a search token that instances share', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>
  const opened: Redis[] = []
  beforeAll(async () => {
    server = await createTestServer()
  })
  afterAll(async () => {
    for (const redis of opened) redis.close()
    await server.stop()
  })

  /** Instances on separate machines, with a shared count of requests to the service. */
  const deployment = (key: string) => {
    let readings = 0
    const instance = async (time = 0) => {
      const redis = openRedis(
        server.url,
        createOnceLog('redis', () => {}),
      )
      opened.push(redis)
      const file = fileStore(path.join(await mkdtemp(path.join(tmpdir(), 'token-')), 'search-token.json'))
      const store = sharedStore(redis, key, file)
      const cache = createTokenCache({ read: async () => `token-${(readings += 1)}`, store, now: () => time })
      return { cache, store, file, redis }
    }
    return { instance, readings: () => readings }
  }

  test('is requested once in seven days by all instances together', async () => {
    const { instance, readings } = deployment('once')
    const [a, b] = [await instance(), await instance(7 * day - 1)]
    expect([await a.cache.get(), await b.cache.get(), readings()]).toEqual(['token-1', 'token-1', 1])
    expect(await (await instance(7 * day)).cache.get()).toBe('token-2')
  })

  test('is anew for all of them when one has had it refused', async () => {
    const { instance } = deployment('fresh')
    const [a, b] = [await instance(5000), await instance(5500)]
    await a.cache.get()
    expect(await (await instance(7000)).cache.fresh()).toBe('token-2')
    expect([await a.cache.get(), await b.cache.get()]).toEqual(['token-2', 'token-2'])
  })

  test.each(['', '{', '"a"', '{"token":"","at":0}', '{"token":7,"at":0}', '{"token":"a"}'])(
    'is read anew where something else stands in its place: %s',
    async (text) => {
      const { cache, redis, store } = await deployment('nonsense').instance()
      await redis.ask((client) => client.set('nonsense', text))
      expect(await cache.get()).toBe('token-1')
      expect(await store.read()).toMatchObject({ token: 'token-1' })
      await store.write(null)
      expect(await store.read()).toBeNull()
    },
  )

  test('is there still when Redis is not, and when it has forgotten', async () => {
    const { instance, readings } = deployment('outage')
    const { cache } = await instance()
    await cache.get()
    await server.kill()
    expect([await cache.get(), readings()]).toEqual(['token-1', 1])
    await server.start()
    expect([await cache.get(), readings()]).toEqual(['token-1', 1])
  })
})
