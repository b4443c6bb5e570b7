import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { answerReports } from './policy-reports.ts'

const logged: string[] = []
const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(logged.push(String(line))))
afterEach(() => {
  logged.length = 0
  stderr.mockClear()
})

let minute = 0
/** Sends a report: in a minute of its own, or so many milliseconds after the last. */
const send = (body: string, after = 60_000) => {
  vi.useFakeTimers({ toFake: ['Date'], now: (minute += after) })
  return answerReports(new Request('http://localhost/api/csp-report', { method: 'POST', body }))
}
afterAll(() => void vi.useRealTimers())

const old = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://lesroute.example/zoeken?q=wat+iemand+zocht#daar',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://elders.example/x.js?geheim=1',
  },
})

// ASVS 7.3.1 8.1.4
test('reports of both formats are logged without the input of visitors', async () => {
  expect((await send(old)).status).toBe(204)
  const body = {
    documentURL: 'https://lesroute.example/?naam=x',
    effectiveDirective: 'style-src-attr\n',
    blockedURL: 'inline',
  }
  expect((await send(JSON.stringify([{ type: 'csp-violation', body }]))).status).toBe(204)
  expect(logged.join('')).toContain('"page":"https://lesroute.example/zoeken","directive":"script-src-elem"')
  expect(logged.join('')).toContain('"directive":"style-src-attr","blocked":"inline"')
  expect(logged.join('')).not.toMatch(/zocht|geheim|naam/)
})

test.each([
  ['{', 400],
  ['[]'.repeat(3), 400],
  ['{"csp-report":{}}', 400],
  ['null', 400],
  [' '.repeat(17_000), 413],
])('what is no report is refused', async (body, status) => {
  expect((await send(body)).status).toBe(status)
  expect(logged).toEqual([])
})

test('a client above the rate limit gets Retry-After', async () => {
  minute += 60_000
  for (let sent = 0; sent < 20; sent += 1) expect((await send(old, 0)).status).toBe(204)
  const refused = await send(old, 10_000)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('50')
})
