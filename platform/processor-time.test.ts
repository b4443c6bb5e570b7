import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMeters } from './processor-time.ts'

/** A clock and a processor that a test moves on, with the number of times that the processor's time was read. */
const createTime = () => {
  const time = { clock: 500, processor: 20, reads: 0 }
  const meter = createMeters(
    () => time.clock,
    () => {
      time.reads += 1
      return time.processor
    },
  )
  const pass = (clock: number, processor = clock) => {
    time.clock += clock
    time.processor += processor
  }
  return { time, meter, pass }
}

describe('a meter of work', () => {
  test('measures brief work by the clock alone', () => {
    const { time, meter, pass } = createTime()
    const { spent, exceeds } = meter()
    pass(0.4)
    expect(exceeds(100)).toBe(false)
    expect(spent()).toBeCloseTo(0.4)
    for (let meters = 0; meters < 10; meters += 1) meter()
    expect(time.reads).toBe(1)
  })

  test('does not count what other processes take before the first look', () => {
    const { meter, pass } = createTime()
    const { spent, exceeds } = meter()
    pass(400, 3)
    expect(exceeds(300)).toBe(false)
    expect(spent()).toBeCloseTo(3)
    pass(350)
    expect(exceeds(300)).toBe(true)
  })

  test('counts at most what the thread has worked since a reading shortly before its start', () => {
    const { meter, pass } = createTime()
    meter()
    pass(4)
    const { spent } = meter()
    pass(100, 2)
    expect(spent()).toBeCloseTo(6)
  })

  test('does not count what other processes take of long work', () => {
    const { meter, pass } = createTime()
    const { spent, exceeds } = meter()
    pass(2)
    expect(exceeds(100)).toBe(false)
    pass(900, 10)
    expect(exceeds(100)).toBe(false)
    expect(spent()).toBeCloseTo(12)
    pass(90)
    expect(exceeds(100)).toBe(true)
  })

  test('refuses brief work where less than that is left', () => {
    const { meter, pass } = createTime()
    const { exceeds } = meter()
    pass(0.3)
    expect(exceeds(0.2)).toBe(true)
    expect(exceeds(-1)).toBe(true)
    expect(exceeds(0.5)).toBe(false)
  })

  test('never measures less than the processor, and beyond it no more than the brief part', () => {
    const step = fc.record({
      own: fc.double({ min: 0, max: 3, noNaN: true }),
      others: fc.double({ min: 0, max: 3, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { time, meter, pass } = createTime()
        const { spent, exceeds } = meter()
        for (const { own, others } of steps) {
          pass(own + others, own)
          exceeds(5)
          const processor = time.processor - 20
          expect(spent()).toBeGreaterThanOrEqual(processor - 1e-9)
          expect(spent() - processor).toBeLessThanOrEqual(1 + 1e-9)
        }
      }),
    )
  })
})
