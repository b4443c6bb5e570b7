/** A queue in front of work of which only so much is done at once. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { whenEnded } from '#platform/ended.ts'
import { createFairQueue, createPlaces } from '#platform/places.ts'

/** By how many of those who left the queue last its pace is judged. */
const paceOf = 16

export type LineOptions = {
  readonly most: number
  /** Milliseconds. */
  readonly longestWait: number
  readonly now: () => number
}

type Place = { readonly begin: () => void }

/**
 * A queue that takes in whom it expects to serve within `longestWait`, by how fast it went on lately, and at most `most`, those of
 * different addresses in turn.
 * A request that has waited for so long nevertheless is refused, and a client that leaves gives up its place.
 */
export const createWaitQueue = ({ most, longestWait, now }: LineOptions) => {
  const queue = createFairQueue<Place>()
  const places = createPlaces(most)
  const steps: number[] = []
  let moved = 0

  const step = (): void => {
    const moment = now()
    steps.push(moment - moved)
    if (steps.length > paceOf) steps.shift()
    moved = moment
  }
  /** The longest does not count: it may have been a pause of the whole process. */
  const pace = (): number =>
    steps.length < 2 ? 0 : (steps.reduce((sum, one) => sum + one, 0) - Math.max(...steps)) / (steps.length - 1)

  return {
    isFull: (network: string): boolean => places.isFull(network) || queue.before(network) * pace() > longestWait,
    join: (network: string, response: ServerResponse, begin: () => void, giveUp: () => void): void => {
      if (queue.size() === 0) moved = now()
      const leave = () => {
        clearTimeout(timer)
        takeOut()
        places.leave(network)
        forget()
      }
      const timer = setTimeout(() => {
        leave()
        giveUp()
      }, longestWait)
      // It is begun by the end of somebody else's request, of which it is no part.
      const place = {
        begin: AsyncLocalStorage.bind(() => {
          leave()
          step()
          begin()
        }),
      }
      places.enter(network)
      const takeOut = queue.add(network, place)
      const forget = whenEnded(response, leave)
    },
    /** Begins with the first in queue, if there is one. */
    next: (): void => {
      queue.shift()?.begin()
    },
  }
}
