/** A queue in front of work of which only so much is done at once. */
import { createFairQueue, createPlaces } from '#platform/fair-slots.ts'

/** By how many of those who left the queue last its pace is judged. */
const paceSamples = 16

export type QueueOptions = {
  readonly most: number
  /** Milliseconds. */
  readonly longestWait: number
  readonly now: () => number
}

/**
 * A queue that takes in whom it expects to serve within `longestWait`, by how fast it went on lately, and at most `most`, those of
 * different addresses in turn.
 * A request that has waited for so long nevertheless is refused, and a client that leaves gives up its place.
 */
export const createWaitQueue = ({ most, longestWait, now }: QueueOptions) => {
  const queue = createFairQueue<() => void>()
  const places = createPlaces(most)
  const steps: number[] = []
  let moved = 0

  const step = (): void => {
    const moment = now()
    steps.push(moment - moved)
    if (steps.length > paceSamples) steps.shift()
    moved = moment
  }
  /** The longest does not count: it may have been a pause of the whole process. */
  const pace = (): number =>
    steps.length < 2 ? 0 : (steps.reduce((sum, one) => sum + one, 0) - Math.max(...steps)) / (steps.length - 1)

  return {
    isFull: (network: string): boolean => places.isFull(network) || queue.aheadOf(network) * pace() > longestWait,
    /** True when it is this request's turn; false when it has waited for too long, or its client has gone. */
    join: (network: string, ended: Promise<unknown>): Promise<boolean> =>
      new Promise((resolve) => {
        if (queue.size() === 0) moved = now()
        let isWaiting = true
        const leave = (isTurn: boolean) => {
          if (!isWaiting) return
          isWaiting = false
          clearTimeout(timer)
          takeOut()
          places.leave(network)
          if (isTurn) step()
          resolve(isTurn)
        }
        const timer = setTimeout(() => leave(false), longestWait)
        places.enter(network)
        const takeOut = queue.add(network, () => leave(true))
        void ended.then(() => leave(false))
      }),
    /** Lets the first in the queue go on, if there is one. */
    next: (): void => queue.shift()?.(),
  }
}
