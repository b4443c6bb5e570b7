/** Processor time of this thread, which time taken by other processes does not add to. */
import { performance } from 'node:perf_hooks'

/** Milliseconds that this thread has had on the processor. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of work that are measured by the clock alone. */
const brief = 1
/** Milliseconds for which a reading of the processor's time serves the meters that start. */
const readingLasts = 5

export type WorkMeter = {
  /** Milliseconds since the start: by the clock for brief work, after that of the processor. */
  readonly spent: () => number
  /** Whether `spent` is more than that; cheap enough to call for every few rows. */
  readonly exceeds: (milliseconds: number) => boolean
}

type Reading = { readonly clock: number; readonly processor: number }

/**
 * Makes meters of the work of one thread, each from its start. Reading the processor's time is a system call that costs as much as a
 * brief statement, so that a millisecond passes by the clock first. On a busy machine other processes may hold the processor then:
 * of that part no more counts than the thread has worked since a recent reading, which up to `readingLasts` before the start adds to.
 */
export const createMeters = (clock: () => number, processor: () => number): (() => WorkMeter) => {
  let latest: Reading = { clock: -Infinity, processor: 0 }
  const read = () => (latest = { clock: clock(), processor: processor() })
  return () => {
    const started = clock()
    const before = started - latest.clock > readingLasts ? read() : latest
    /** The first look beyond the brief part, and what had been spent by then. */
    let long: (Reading & { readonly spent: number }) | null = null
    const spent = (): number => {
      if (long) return long.spent + processor() - long.processor
      const moment = clock()
      if (moment - started <= brief) return moment - started
      const now = read()
      long = { ...now, spent: Math.min(now.clock - started, now.processor - before.processor) }
      return long.spent
    }
    return {
      spent,
      // The processor's time is never more than the clock's.
      exceeds: (milliseconds) => {
        const isPossible = clock() - started > (long ? milliseconds : Math.min(milliseconds, brief))
        return isPossible && spent() > milliseconds
      },
    }
  }
}

/** Starts to measure work of this thread. */
export const startMeter = createMeters(() => performance.now(), processorTime)
