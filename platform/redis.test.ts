import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOnceLog, openRedis, type Redis } from './redis.ts'
import { createSharedTags } from '../server/cache/shared-tags.ts'
import { createTestServer, withoutRedis } from './redis-server.fixture.ts'

if (withoutRedis) process.stderr.write(`Shared caches are not tested: ${withoutRedis}.\n`)

test('an outage is said once, and so is its end', () => {
  const events: string[] = []
  const log = createOnceLog('redis', (event) => events.push(event))
  log.back()
  for (let time = 0; time < 3; time += 1) log.lost(new Error('refused'))
  for (let time = 0; time < 3; time += 1) log.back()
  expect(events).toEqual(['redis does not answer; this instance goes on without it', 'redis answers again'])
})

test('a server that is not there answers nothing, at once, and is said once', async () => {
  const events: string[] = []
  const redis = openRedis(
    'redis://localhost:9',
    createOnceLog('redis', (event) => events.push(event)),
  )
  const answers = await Promise.all([1, 2, 3].map(() => redis.ask((client) => client.get('a'))))
  expect(answers).toEqual([null, null, null])
  expect(events).toEqual(['redis does not answer; this instance goes on without it'])
  redis.close()
})

describe.skipIf(withoutRedis)('with a server', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>
  const opened: Redis[] = []
  const open = (events: string[] = []): Redis => {
    const redis = openRedis(
      server.url,
      createOnceLog('redis', (event) => events.push(event)),
    )
    opened.push(redis)
    return redis
  }
  beforeAll(async () => {
    server = await createTestServer()
  })
  afterAll(async () => {
    for (const redis of opened) redis.close()
    await server.stop()
  })

  type Manifest = Map<string, { stale?: number; expired?: number }>
  const instance = (key: string) => {
    const manifest: Manifest = new Map()
    let time = 0
    const tags = createSharedTags({ redis: open(), manifest, key, now: () => (time += 1) })
    return { manifest, tags }
  }

  test('what one instance has renewed, the others and those that come later hear of', async () => {
    const [a, b] = [instance('t1'), instance('t1')]
    a.manifest.set('articles', { stale: 10, expired: 20 })
    await a.tags.publish(['articles'])
    await b.tags.sync()
    expect(b.manifest.get('articles')).toEqual({ stale: 10, expired: 20 })
    const c = instance('t1')
    await c.tags.sync()
    expect(c.manifest).toEqual(b.manifest)
  })

  test('of two calls the later one counts, also where it was heard first', async () => {
    const [a, b] = [instance('t2'), instance('t2')]
    a.manifest.set('articles', { stale: 10 })
    await a.tags.publish(['articles'])
    b.manifest.set('articles', { expired: 30 })
    await b.tags.publish(['videos', 'articles'])
    await Promise.all([a.tags.sync(), b.tags.sync()])
    expect([a.manifest.get('articles'), b.manifest.get('articles')]).toEqual([{ expired: 30 }, { expired: 30 }])
  })

  test('who writes nonsense beside them does no harm', async () => {
    const a = instance('t3')
    await open().ask((client) =>
      client.multi().hSet('t3', { articles: '{', videos: '{"at":"x"}' }).set('t3:name', 'x').exec(),
    )
    await a.tags.sync()
    expect(a.manifest.size).toBe(0)
  })

  test('a server that hangs or falls answers nothing, and what was not told is told when it is back', async () => {
    const events: string[] = []
    const redis = open(events)
    expect(await redis.ask((client) => client.ping())).toBe('PONG')
    const [a, b] = [instance('t4'), instance('t4')]
    a.manifest.set('before', { stale: 1 })
    await a.tags.publish(['before'])
    await b.tags.sync()

    server.pause()
    expect(await redis.ask((client) => client.ping())).toBeNull()
    server.resume()
    await expect.poll(() => redis.ask((client) => client.ping())).toBe('PONG')

    await server.kill()
    a.manifest.set('meanwhile', { stale: 2 })
    await a.tags.publish(['meanwhile'])
    await server.start()
    // Nothing is left in it: it hears all of it again.
    await expect
      .poll(async () => {
        await a.tags.sync()
        const late = instance('t4')
        await late.tags.sync()
        return [...late.manifest.keys()].sort()
      })
      .toEqual(['before', 'meanwhile'])
    await expect
      .poll(async () => {
        await b.tags.sync()
        return [...b.manifest.keys()].sort()
      })
      .toEqual(['before', 'meanwhile'])
    await expect.poll(() => redis.ask((client) => client.ping())).toBe('PONG')
    expect(events.slice(0, 2)).toEqual([
      'redis does not answer; this instance goes on without it',
      'redis answers again',
    ])
  })
})
