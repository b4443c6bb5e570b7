import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import { routePatterns } from './route-pattern.ts'
import { createVitals, vitalsPath } from './web-vitals.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const start = async (now?: () => number) => {
  const registry = new Registry()
  const answer = createVitals({ registry, routeOf: routePatterns([]), ...(now ? { now } : {}) })
  const server = createServer((request, response) => void answer(request, response))
  closing.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}${vitalsPath}`
  const tell = async (body: unknown, headers: Record<string, string> = {}) =>
    (await fetch(url, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })).status
  return { url, tell, text: () => registry.metrics() }
}
const report = { path: '/en/knowledge-base/articles/pabo', cls: 0.02, ttfb: 90, lcp: 1200, inp: 64 }

test('a report is counted with its kind of page, whichever the page was', async () => {
  const { tell, text } = await start()
  expect(await tell(report, { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' })).toBe(204)
  expect(await tell({ path: '/geheim', cls: 0 })).toBe(204)
  const figures = await text()
  expect(figures).toContain('web_vitals_lcp_seconds_sum{route="/kennisbank/artikelen/[slug]"} 1.2')
  expect(figures).toContain('web_vitals_inp_seconds_bucket{le="0.1",route="/kennisbank/artikelen/[slug]"} 1')
  expect(figures).toContain('web_vitals_cls_count{route="other"} 1')
  expect(figures).not.toContain('web_vitals_lcp_seconds_sum{route="other"}')
  expect(figures).not.toMatch(/pabo|geheim/)
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
  const { tell, text } = await start()
  expect(await tell(body)).toBe(status)
  expect(await text()).not.toContain('_count')
})

test.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('who asks for it is not counted: %j', async (headers) => {
  const { tell, text } = await start()
  expect(await tell(report, headers)).toBe(204)
  expect(await text()).not.toContain('_count')
})

test('other methods, pages of other sites and a flood are told so', async () => {
  let time = 1_000_000
  const { url, tell } = await start(() => time)
  const looked = await fetch(url)
  expect([looked.status, looked.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await tell(report, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  const flood = await Promise.all(Array.from({ length: 60 }, () => tell(report)))
  expect(flood.filter((status) => status === 429)).toHaveLength(10)
  time += 1000
  expect(await tell(report)).toBe(204)
})
