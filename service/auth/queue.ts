/** Work that costs much, so that only some of it runs at the same time. */
import { ApiError } from '../http/errors.ts'

/** Seconds after which whoever found no place may come again. */
const pause = 5

/** Runs the work when its turn has come, and answers what it answers. */
export type Queue = <Value>(work: () => Promise<Value>) => Promise<Value>

/**
 * A queue in which `atOnce` works run and at most `waiting` wait for their turn, first come, first served.
 * @throws ApiError REQUESTS_EXCEEDED (with `Retry-After`) at once for whoever comes when all places are taken.
 * Chosen: the bound on those who wait keeps the last of them within seconds, and keeps a flood out of memory.
 */
export const createQueue = ({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue => {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running += 1
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve))
    else
      throw new ApiError(
        'REQUESTS_EXCEEDED',
        `Too many requests, retry after ${pause}s.`,
        {},
        {
          headers: { 'retry-after': String(pause) },
        },
      )
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line; only when there is none does it become free.
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
