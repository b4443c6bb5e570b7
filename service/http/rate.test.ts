import { expect, test } from 'vitest'
import { createRateLimit } from './rate.ts'

const clock = (start = Date.parse('2026-06-01T00:00:00Z')) => {
  let time = start
  return {
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('as many requests go through as the rate says, and no more until time has passed', () => {
  const { now, pass } = clock()
  const gate = createRateLimit({ rate: 4, now })
  const admitted = () => Array.from({ length: 10 }, gate).filter((reply) => reply === null).length
  expect(admitted()).toBe(4)
  expect(admitted()).toBe(0)
  pass(500)
  expect(admitted()).toBe(2)
  pass(60_000)
  expect(admitted()).toBe(4)
})

test('a refusal says when to come back, in the contract’s envelope', () => {
  const { now } = clock()
  const gate = createRateLimit({ rate: 0.25, now })
  expect(gate()).toBeNull()
  const reply = gate()
  expect(reply).toMatchObject({ status: 429, headers: { 'retry-after': '4' } })
  expect(JSON.parse(typeof reply?.body === 'string' ? reply.body : '')).toEqual({
    errors: [
      {
        message: 'Too many requests, retry after 4s.',
        extensions: { limit: 0.25, reset: '2026-06-01T00:00:04.000Z', code: 'REQUESTS_EXCEEDED' },
      },
    ],
  })
})

test('a caller that waits for `Retry-After` is admitted, also after retrying too early', () => {
  const { now, pass } = clock()
  const gate = createRateLimit({ rate: 1, now })
  gate()
  for (const wait of [300, 300, 300]) {
    expect(gate()).not.toBeNull()
    pass(wait)
  }
  pass(100)
  expect(gate()).toBeNull()
})

test('a clock that is set back takes nothing away', () => {
  const { now, pass } = clock()
  const gate = createRateLimit({ rate: 2, now })
  expect(gate()).toBeNull()
  pass(-3_600_000)
  expect(gate()).toBeNull()
  expect(gate()).not.toBeNull()
  pass(500)
  expect(gate()).toBeNull()
})

test('a rate of 0 lets everything in', () => {
  const gate = createRateLimit({ rate: 0, ...clock() })
  expect(Array.from({ length: 10_000 }, gate).every((reply) => reply === null)).toBe(true)
})
