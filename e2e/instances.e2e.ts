/** What instances of the site have in common, and what visitors notice when a part of the deployment falls: nothing, or little. */
import { withoutRedis } from '#platform/redis-server.fixture.ts'
import { openDeployment } from './deployment.ts'
import { catalogue, expect, full, siteAccount, test } from './fixtures.ts'

const article = `/kennisbank/artikelen/${catalogue.everyNode.slug}`

test.describe('two instances of the site that share a Redis', () => {
  test.skip(Boolean(withoutRedis), String(withoutRedis))
  test.describe.configure({ mode: 'serial', timeout: 150_000 })

  let deployment: Awaited<ReturnType<typeof openDeployment>>
  /** Addresses of programmes that the build has not made. */
  let unmade: string[] = []
  const next = () => unmade.shift() ?? ''

  test.beforeAll(async () => {
    deployment = await openDeployment()
    const { text } = await deployment.a.get('/sitemaps/programs.xml')
    unmade = [...text.matchAll(/<loc>[^<]*?:\d+(\/navigator[^<]*)/g)].map(([, address]) => address ?? '').slice(-40)
  })
  test.afterAll(() => deployment.close())

  test('a search token is asked of the service once', async () => {
    const { a, b, requestsTo } = deployment
    const tokens = [await a.get('/api/search-token'), await b.get('/api/search-token')].map(({ text }) => text)
    expect(tokens[0]).toContain('"token":"')
    expect(tokens[1]).toBe(tokens[0])
    expect(requestsTo('/users/me')).toBe(1)
  })

  test('a page that one has made is there for the other', async () => {
    const { a, b, requestsTo } = deployment
    const address = next()
    expect(await a.get(address)).toMatchObject({ status: 200, cache: 'MISS' })
    const before = requestsTo('/items')
    await expect.poll(async () => (await b.get(address)).cache).toBe('HIT')
    expect((await b.get(address)).text).toBe((await a.get(address)).text)
    expect(requestsTo('/items')).toBe(before)
  })

  test('what an editor has one renew shows on the other', full, async () => {
    const { a, b, command } = deployment
    const address = next()
    const becomes = (site: typeof a, status: number) =>
      expect.poll(async () => (await site.get(address)).status, { intervals: [200] }).toBe(status)
    for (const site of [a, b]) expect((await site.get(address)).status).toBe(200)
    command('account', 'policy', siteAccount, '--add', 'hovi', '--remove', 'navigator')
    expect(await a.renew([address])).toBe(200)
    await becomes(b, 404)
    command('account', 'policy', siteAccount, '--add', 'navigator', '--remove', 'hovi')
    expect(await b.renew([address])).toBe(200)
    await becomes(a, 200)
  })

  test('nobody notices that Redis is killed; what is shared is shared again when it is back', full, async () => {
    const { a, b, redis } = deployment
    await redis.kill()
    const addresses = ['/', article, '/navigator/opleidingen?plaats=Utrecht', '/api/search-token']
    const visit = async (...visited: readonly string[]) => {
      for (const address of visited)
        for (const site of [a, b]) expect((await site.get(address)).status, address).toBe(200)
    }
    const outages = () => a.output().match(/"event":"[^"]*does not answer;[^"]*"/g)?.length ?? 0
    await visit(...addresses, next())
    expect((await a.get(article)).cache).toBe('HIT')
    const count = outages()
    expect(count).toBeGreaterThan(0)
    await visit(...addresses, ...addresses, next())
    expect(outages(), 'an outage is said once, however many requests notice').toBe(count)
    const { components } = JSON.parse((await a.get('/api/system/health')).text) as {
      readonly components: readonly { readonly name: string; readonly reason: string | null }[]
    }
    expect(components.find(({ name }) => name === 'cache')?.reason).toBe('alone')
    await redis.start()
    await expect(async () => {
      const address = next()
      await a.get(address)
      expect((await b.get(address)).cache).toBe('HIT')
    }).toPass({ intervals: [500], timeout: 15_000 })
  })

  test('who is served by one instance does not notice that the other is killed, and started again', full, async () => {
    const { a, b } = deployment
    const end = new AbortController()
    const statuses: number[] = []
    const visitors = [0, 1].map(async () => {
      while (!end.signal.aborted)
        for (const address of [article, '/', '/navigator/opleidingen?plaats=Utrecht'])
          statuses.push((await b.get(address)).status)
    })
    await a.kill()
    await a.start()
    end.abort()
    await Promise.all(visitors)
    expect(statuses.length).toBeGreaterThan(10)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test(
    'without the service pages stand, searches say so calmly, and a site that starts then is whole when it is back',
    full,
    async () => {
      const { a, b, service } = deployment
      await service.kill()
      expect(await a.stop(), 'it ends in peace').toBe(0)
      await a.start()
      for (const site of [a, b]) {
        for (const address of ['/', article, '/kennisbank']) expect((await site.get(address)).status).toBe(200)
        const search = await site.get('/navigator/opleidingen?plaats=Utrecht')
        expect([search.status, search.text.includes('role="alert"')]).toEqual([200, true])
        expect((await site.get('/api/system/health')).status).toBe(503)
      }
      await service.start()
      await expect
        .poll(async () => (await a.get('/navigator/opleidingen?plaats=Utrecht')).text.includes('role="alert"'))
        .toBe(false)
    },
  )
})
