import { afterEach, expect, test, vi } from 'vitest'
import { createRateGate } from './rate.ts'

const start = Date.parse('2026-06-01T00:00:00Z')
afterEach(() => void vi.useRealTimers())

test('as many requests go through in a second as the rate says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const gate = createRateGate(4)
  const admitted = async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, gate))
    return replies.filter((reply) => reply === null).length
  }
  expect(await admitted()).toBe(4)
  vi.setSystemTime(start + 999)
  expect(await admitted()).toBe(0)
  vi.setSystemTime(start + 1000)
  expect(await admitted()).toBe(4)
})

test('a refusal says when to come back, in the contract’s envelope, and then the caller is admitted', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const gate = createRateGate(0.25)
  expect(await gate()).toBeNull()
  const reply = await gate()
  expect(reply).toMatchObject({ status: 429, headers: { 'retry-after': '4' } })
  expect(JSON.parse(typeof reply?.body === 'string' ? reply.body : '')).toEqual({
    errors: [
      {
        message: 'Too many requests, retry after 4s.',
        extensions: { limit: 0.25, reset: '2026-06-01T00:00:04.000Z', code: 'REQUESTS_EXCEEDED' },
      },
    ],
  })
  vi.setSystemTime(start + 4000)
  expect(await gate()).toBeNull()
})

test('a rate of 0 lets everything in', async () => {
  const gate = createRateGate(0)
  const replies = await Promise.all(Array.from({ length: 10_000 }, gate))
  expect(replies.every((reply) => reply === null)).toBe(true)
})
