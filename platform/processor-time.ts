/** Processor time of this thread, which time taken by other processes does not add to. */
import { performance } from 'node:perf_hooks'

/** Milliseconds that this thread has had on the processor. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of work that are measured by the clock alone. */
const brief = 1

export type WorkMeter = {
  /** Milliseconds since the start: by the clock for brief work, after that of the processor. */
  readonly spent: () => number
  /** Whether `spent` is more than that; cheap enough to call for every few rows. */
  readonly exceeds: (milliseconds: number) => boolean
}

/**
 * Measures work of this thread from now on. Reading the processor's time is a system call that costs as much as a brief
 * statement, so a millisecond passes by the clock first; what other processes take of that one is counted too.
 */
export const startMeter = (clock = () => performance.now(), processor = processorTime): WorkMeter => {
  const started = clock()
  /** The first look beyond the brief part: its moment, and what the processor's time was. */
  let long: { readonly clock: number; readonly processor: number } | null = null
  const spent = (): number => {
    if (long) return long.clock - started + processor() - long.processor
    const moment = clock()
    if (moment - started > brief) long = { clock: moment, processor: processor() }
    return moment - started
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
