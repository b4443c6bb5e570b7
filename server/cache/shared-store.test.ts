import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRedis } from '#platform/redis.ts'
import { createTestServer, withoutRedis } from '#platform/redis-server.fixture.ts'
import { createSharedStore } from './shared-store.ts'

describe.skipIf(withoutRedis)('a store that instances share', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>
  let redis: ReturnType<typeof openRedis>
  beforeAll(async () => {
    server = await createTestServer()
    redis = openRedis(server.url)
  })
  afterAll(async () => {
    redis.close()
    await server.stop()
  })

  test('a value comes back whole, to the build that made it', async () => {
    const [one, same, other] = ['a:', 'a:', 'b:'].map((prefix) => createSharedStore({ redis, prefix }))
    const page = { html: '<p>é</p>', rsc: Buffer.from([0, 255]), segments: new Map([['/x', Buffer.from('y')]]) }
    await one?.set('/', page, 60)
    expect(await same?.get('/')).toEqual(page)
    expect(await other?.get('/')).toBeNull()
    expect(await one?.get('/weg')).toBeNull()
  })

  test('it is kept for its time, and not at all without one', async () => {
    const store = createSharedStore({ redis, prefix: 'c:' })
    await store.set('short', 1, 12.5)
    await store.set('long', 1, 0xff_ff_ff_fe)
    await store.set('none', 1, 0)
    const left = (key: string) => redis.ask((client) => client.ttl(key))
    expect(await left('c:short')).toBe(13)
    expect(await left('c:long')).toBeLessThanOrEqual(31 * 24 * 3600)
    expect(await store.get('none')).toBeNull()
  })

  test('what cannot be read counts as missing', async () => {
    await redis.ask((client) => client.set('d:/', 'vreemd'))
    expect(await createSharedStore({ redis, prefix: 'd:' }).get('/')).toBeNull()
  })

  test('without Redis nothing is found, and nothing fails', async () => {
    const store = createSharedStore({ redis: { ask: () => Promise.resolve(null) }, prefix: '' })
    await store.set('/', 1, 60)
    expect(await store.get('/')).toBeNull()
  })
})
