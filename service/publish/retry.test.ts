import { expect, test } from 'vitest'
import { PassingFailure, withRetries } from './retry.ts'

test('a service that asks for no wait at all is given time all the same, and more where it asks for more', async () => {
  const triesWith = async (wait: number) => {
    const times: number[] = []
    const attempt = async () => {
      times.push(performance.now())
      throw new PassingFailure(new Error('busy'), wait)
    }
    await expect(withRetries(attempt, 5)).rejects.toThrow('busy')
    return times.slice(1).map((time, index) => time - (times[index] ?? 0))
  }
  for (const [wait, least] of [
    [0, [10, 20, 40, 80]],
    [50, [50, 50, 50, 80]],
  ] as const) {
    const pauses = await triesWith(wait)
    expect(pauses).toHaveLength(least.length)
    // Timers may end a millisecond early.
    for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual((least[index] ?? 0) - 2)
  }
})
