/** Work that costs much, so that only some of it runs at the same time. */

/** Runs the work when its turn has come, and returns its result. */
export type Queue = <Value>(work: () => Promise<Value>) => Promise<Value>

type Bounds = {
  /** How many works run at the same time. */
  readonly atOnce: number
  /** How many more may wait for their turn. */
  readonly waiting: number
  /** The refusal when there is no place, in the form of the calling surface. */
  readonly full: () => Error
}

/**
 * A queue in which `atOnce` works run and at most `waiting` wait for their turn, first come, first served.
 * @throws what `full` makes, at once, when all places are taken.
 * Chosen: the bound on waiting work limits the longest wait to seconds, and limits memory under a flood.
 */
export const createQueue = ({ atOnce, waiting, full }: Bounds): Queue => {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running += 1
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve))
    else throw full()
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so that no newcomer slips in; when there is none it becomes free.
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
