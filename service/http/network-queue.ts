/** Work that costs much, of which only some runs at the same time, shared among the networks of its callers. */
import { networkOf } from '#platform/network.ts'
import { createFairQueue, createPlaces } from '#platform/fair-slots.ts'

/** For whom the work is. */
export type Caller = {
  readonly ip: string
  /** Aborts when nobody waits for the work any more. */
  readonly signal: AbortSignal
}

/** Runs the work when its turn has come, and answers what it answers. */
export type NetworkQueue = <Value>(caller: Caller, work: () => Promise<Value>) => Promise<Value>

type Bounds = {
  /** How many works run at the same time. */
  readonly atOnce: number
  /** How many more may wait for their turn; a network that has less than its share of them may have one beyond it. */
  readonly waiting: number
  /** The refusal when there is no place for that network, in the form of the calling surface. */
  readonly full: () => Error
}

/**
 * A queue in which `atOnce` works run and about `waiting` wait for their turn, which goes to a network for which nothing
 * runs yet before any other, and else to each in turn.
 * @throws what `full` makes, at once, when the network has no place left; the signal's reason when it aborts before the turn.
 * Chosen: a client that sends many requests at once delays its own requests only.
 */
export const createNetworkQueue = ({ atOnce, waiting, full }: Bounds): NetworkQueue => {
  const places = createPlaces(atOnce + waiting)
  const line = createFairQueue<() => void>()
  const running = new Map<string, number>()
  let free = atOnce

  const turnOf = (network: string, signal: AbortSignal): Promise<void> | undefined => {
    if (free > 0) {
      free -= 1
      return undefined
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        takeOut()
        reject(signal.reason)
      }
      const takeOut = line.add(network, () => {
        signal.removeEventListener('abort', leave)
        resolve()
      })
      signal.addEventListener('abort', leave, { once: true })
    })
  }
  const end = (network: string): void => {
    const remaining = (running.get(network) ?? 0) - 1
    if (remaining > 0) running.set(network, remaining)
    else running.delete(network)
    // The place goes straight to the next in line, so that no newcomer slips in; when there is none it becomes free.
    const next = line.shift((waiter) => !running.has(waiter))
    if (next) next()
    else free += 1
  }
  const run = async <Value>(network: string, work: () => Promise<Value>): Promise<Value> => {
    running.set(network, (running.get(network) ?? 0) + 1)
    try {
      return await work()
    } finally {
      end(network)
    }
  }

  return async ({ ip, signal }, work) => {
    signal.throwIfAborted()
    const network = networkOf(ip)
    if (places.isFull(network)) throw full()
    places.enter(network)
    try {
      await turnOf(network, signal)
      return await run(network, work)
    } finally {
      places.leave(network)
    }
  }
}
