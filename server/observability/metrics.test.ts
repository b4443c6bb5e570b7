import { createServer, get, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { answerMetrics, createMetrics, metricsPath } from './metrics.ts'
import { answerWith, requestTo } from '../request.fixture.ts'
import { routePatterns } from './route-pattern.ts'
import { watchUpstreams } from './upstream-calls.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  closing.push(() => server.close())
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const address = server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
}

const newMetrics = () => createMetrics({ routeOf: routePatterns(['/api/places', '/media/podcasts/[show]/feed.xml']) })

test('a path belongs to its route, whatever its language and its item', () => {
  const routeOf = routePatterns(['/api/places', '/media/podcasts/[show]/feed.xml'])
  expect(routeOf('/')).toBe('/')
  expect(routeOf('/en')).toBe('/')
  expect(routeOf('/kennisbank/artikelen')).toBe('/kennisbank/artikelen')
  expect(routeOf('/kennisbank/artikelen/pabo')).toBe('/kennisbank/artikelen/[slug]')
  expect(routeOf('/en/knowledge-base/articles/pabo')).toBe('/kennisbank/artikelen/[slug]')
  expect(routeOf('/routes/resultaat')).toBe('/routes/resultaat')
  expect(routeOf('/routes/zij-instroom')).toBe('/routes/[slug]')
  expect(routeOf('/api/places')).toBe('/api/places')
  expect(routeOf('/media/podcasts/het-tweede-uur/feed.xml')).toBe('/media/podcasts/[show]/feed.xml')
  expect(routeOf('/_next/static/chunks/a.js')).toBe('/_next')
  expect(routeOf('/wp-login.php')).toBe('other')
})

test('requests are counted by route, method and status, and nothing of an address is kept', async () => {
  const metrics = newMetrics()
  for (const path of ['/kennisbank/artikelen/pabo?geheim=1', '/kennisbank/artikelen/pabo', '/geheim']) {
    const request = requestTo(path)
    await metrics.observe(request, answerWith())
    request.end(path.includes('pabo') ? 200 : 404)
  }
  await expect
    .poll(() => metrics.registry.metrics())
    .toContain('_count{route="/kennisbank/artikelen/[slug]",method="GET",status="200"} 2')
  const text = await metrics.registry.metrics()
  expect(text).toContain('_count{route="other",method="GET",status="404"} 1')
  expect(text).not.toContain('geheim')
  expect(text).toContain('process_cpu_seconds_total')
})

test('calls of either kind are counted by what was called and what came of it', async () => {
  const service = await listen((request, response) => {
    response.writeHead(request.url === '/search/1' ? 429 : request.url === '/items/x' ? 503 : 200).end('{}')
  })
  const elsewhere = await listen((_request, response) => response.end())
  const metrics = newMetrics()
  const gone = await listen(() => {})
  closing.splice(-1).forEach((close) => close())
  closing.push(
    watchUpstreams({ content: service, search: `${service}/search`, media: `${gone}/media` }, metrics.called),
  )
  await (await fetch(`${service}/items/a`)).text()
  await (await fetch(`${service}/items/x`)).text()
  await new Promise((resolve) => {
    get(`${service}/search/1`, (response) => response.resume().once('end', resolve))
  })
  await expect(fetch(`${gone}/media/a`)).rejects.toThrow('fetch failed')
  await (await fetch(elsewhere)).text()
  const counted = async () =>
    (await metrics.registry.metrics())
      .split('\n')
      .flatMap((line) => /^upstream_request_duration_seconds_count\{(.*)\} (\d+)$/.exec(line)?.slice(1).join(' ') ?? [])
      .toSorted()
  await expect
    .poll(counted)
    .toEqual([
      'upstream="content",outcome="failed" 1',
      'upstream="content",outcome="ok" 1',
      'upstream="media",outcome="unreachable" 1',
      'upstream="search",outcome="busy" 1',
    ])
})

// ASVS 4.3.2
test('figures are for callers that show the token, and for nobody where there is none', async () => {
  const statusAt = async (token: string | null, authorization = '') => {
    const request = requestTo(metricsPath, { headers: { authorization } })
    return (await answerMetrics(newMetrics(), token)(request, answerWith())).status
  }
  const token = 'een-lang-genoeg-woord'
  expect(await statusAt(token, `Bearer ${token}`)).toBe(200)
  expect(await statusAt(token, 'Bearer iets-anders')).toBe(404)
  expect(await statusAt(token)).toBe(404)
  expect(await statusAt(null)).toBe(404)
  expect(await statusAt(null, 'Bearer ')).toBe(404)
})
