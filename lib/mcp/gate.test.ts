import { expect, test, vi } from 'vitest'
import { createGate, readCall } from './gate.ts'

const gate = () => createGate({ siteUrl: 'https://lesroute.example/', perMinute: { each: 2, all: 3 } })
const from = (headers: Record<string, string> = {}) => ({ headers: new Headers(headers) })

test('a browser on another site may not call; our own pages and programs may', async () => {
  const refuse = gate()
  expect((await refuse(from({ origin: 'https://elders.example' })))?.status).toBe(403)
  expect((await refuse(from({ origin: 'null' })))?.status).toBe(403)
  expect(await refuse(from({ origin: 'https://lesroute.example' }))).toBeNull()
  expect(await refuse(from())).toBeNull()
})

test('a client that calls too often waits for the end of the minute, and so do all when there are too many', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const refuse = gate()
  const [one, other] = [from({ 'x-forwarded-for': '192.0.2.1' }), from({ 'x-forwarded-for': '198.51.100.2' })]
  expect([await refuse(one), await refuse(one)]).toEqual([null, null])
  vi.setSystemTime(20_000)
  const refusal = await refuse(one)
  expect([refusal?.status, refusal?.headers.get('retry-after')]).toEqual([429, '40'])
  expect(await refuse(other)).toBeNull()
  expect((await refuse(other))?.status).toBe(429)
  vi.setSystemTime(60_000)
  expect(await refuse(one)).toBeNull()
  vi.useRealTimers()
})

const read = (body: string) => readCall(new Request('https://lesroute.example/mcp', { method: 'POST', body }))

test('one message is read; several, none and too long ones are refused', async () => {
  expect(await read('{"id":1}')).toEqual({ call: { id: 1 } })
  const refusals = await Promise.all(
    ['[{"id":1},{"id":2}]', 'geen json', '', JSON.stringify('x'.repeat(70_000))].map(async (body) => {
      const answer = await read(body)
      if (!('refusal' in answer)) return null
      const { error }: { error: { code: number } } = await answer.refusal.json()
      return [answer.refusal.status, error.code]
    }),
  )
  expect(refusals).toEqual([
    [400, -32_600],
    [400, -32_700],
    [400, -32_700],
    [413, -32_000],
  ])
})
