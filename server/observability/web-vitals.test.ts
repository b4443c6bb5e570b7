import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { answerWith, requestTo } from '../request.fixture.ts'
import { routePatterns } from './route-pattern.ts'
import { createVitals, vitalsPath } from './web-vitals.ts'

const start = (now?: () => number) => {
  const registry = new Registry()
  const step = createVitals({ registry, routeOf: routePatterns([]), ...(now ? { now } : {}) })
  const ask = (given: Parameters<typeof requestTo>[1]) => step(requestTo(vitalsPath, given), answerWith())
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    (await ask({ method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })).status
  return { ask, send, text: () => registry.metrics() }
}
const report = { path: '/en/knowledge-base/articles/pabo', cls: 0.02, ttfb: 90, lcp: 1200, inp: 64 }

test('a report is counted with its kind of page, whichever the page was', async () => {
  const { send, text } = start()
  expect(await send(report, { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' })).toBe(204)
  expect(await send({ path: '/geheim', cls: 0 })).toBe(204)
  const figures = await text()
  expect(figures).toContain('web_vitals_lcp_seconds_sum{route="/kennisbank/artikelen/[slug]"} 1.2')
  expect(figures).toContain('web_vitals_inp_seconds_bucket{le="0.1",route="/kennisbank/artikelen/[slug]"} 1')
  expect(figures).toContain('web_vitals_cls_count{route="other"} 1')
  expect(figures).not.toContain('web_vitals_lcp_seconds_sum{route="other"}')
  expect(figures).not.toMatch(/pabo|geheim/)
})

test('a browser that does not measure shifts is not counted as a page without them', async () => {
  const { send, text } = start()
  expect(await send({ path: '/', ttfb: 90 })).toBe(204)
  const figures = await text()
  expect(figures).toContain('web_vitals_ttfb_seconds_count')
  expect(figures).not.toContain('web_vitals_cls_count')
})

test.each([
  ['no JSON', 'hallo', 400],
  ['no report', [], 400],
  ['an address elsewhere', { ...report, path: 'https://elsewhere.example' }, 400],
  ['more than a report has', { ...report, name: 'Jan' }, 400],
  ['a time before the page', { ...report, lcp: -1 }, 400],
  ['a time beyond every wait', { ...report, lcp: 1e9 }, 400],
  ['more bytes than a report has', 'x'.repeat(5000), 413],
])('%s is refused', async (_what, body, status) => {
  const { send, text } = start()
  expect(await send(body)).toBe(status)
  expect(await text()).not.toContain('_count')
})

test.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('a browser that does not want it is not counted: %j', async (headers) => {
  const { send, text } = start()
  expect(await send(report, headers)).toBe(204)
  expect(await text()).not.toContain('_count')
})

test('other methods, pages of other sites and a flood are refused', async () => {
  let time = 1_000_000
  const { ask, send } = start(() => time)
  const { status, headers } = await ask({})
  expect([status, headers.allow]).toEqual([405, 'POST'])
  expect(await send(report, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await send(report, { host: 'lesroute.test', origin: 'https://elsewhere.example' })).toBe(403)
  const flood = await Promise.all(Array.from({ length: 60 }, () => send(report)))
  expect(flood.filter((status) => status === 429)).toHaveLength(10)
  time += 1000
  expect(await send(report)).toBe(204)
})
