/** Lets a bounded amount of work run at once, and a bounded amount wait. */
import { Refusal } from './refusal.ts'

/** Runs the work when its turn comes and answers what it answers. */
export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * A turnstile that runs `concurrent` pieces of work at once and lets `queued` wait; the next is refused.
 * @throws Refusal 429, from the turnstile, when too many are waiting
 * Chosen: first come, first served.
 */
export function createTurnstile(concurrent: number, queued: number): Turnstile {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= concurrent) {
      if (waiting.length >= queued) throw new Refusal(429, 'Too many concurrent transformations')
      await new Promise<void>((start) => waiting.push(start))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place goes to the next in line without ever becoming free, so that no newcomer slips in between.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
