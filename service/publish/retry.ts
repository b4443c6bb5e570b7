/** Tries again, after a while, what another service does not do now. */
import { setTimeout as pause } from 'node:timers/promises'

/** A failure that may pass: too many requests, or a service that is being restarted. */
export class PassingFailure extends Error {
  /** What is thrown when it does not pass. */
  readonly failure: Error
  /** Milliseconds that the answer asks to wait; null where it does not say. */
  readonly wait: number | null
  constructor(failure: Error, wait: number | null = null) {
    super(failure.message, { cause: failure })
    this.failure = failure
    this.wait = wait
  }
}

const tries = 5
/** Milliseconds; an answer that asks for more gets no patience of hours. */
const longest = 60_000

/**
 * Calls `attempt` until it throws no PassingFailure, five times at most; waits twice `interval` milliseconds and each time
 * twice as long as the time before, or longer where the answer asks for it.
 * @throws whatever else `attempt` throws, and the failure that did not pass.
 */
export const withRetries = async <T>(attempt: () => Promise<T>, interval: number): Promise<T> => {
  for (let count = 1; ; count += 1)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof PassingFailure)) throw error
      if (count === tries) throw error.failure
      // An answer that asks for no wait at all would use up the tries within milliseconds.
      await pause(Math.min(longest, Math.max(error.wait ?? 0, interval * 2 ** count)))
    }
}
