/** Load shedding: bounds the requests in progress, and refuses further ones instead of delaying all. */
import { setTimeout as pause } from 'node:timers/promises'
import { networkOf } from '#platform/network.ts'
import type { Handler, Request, Surface } from './message.ts'
import { refusal } from './refusal.ts'
import { createFairQueue, createPlaces } from '#platform/fair-slots.ts'

/** Probes are answered however busy the service is. */
const isProbe = ({ method, path }: Request): boolean => method === 'OPTIONS' || path.startsWith('/server/')

/**
 * Milliseconds: once the first queued request of an address has waited this long, further requests of that address are refused.
 * Chosen: a client gives up after a few seconds, and work for a client that has gone delays other requests for nothing.
 */
const maxQueueWait = 1000

/** Milliseconds that a turn of the event loop gives to those in queue. Chosen: long beside what else a turn costs. */
const turnLength = 10

/**
 * Milliseconds until a refusal. Chosen: too short to matter to a client, and a client that retries at once cannot fill
 * the turns with refusals.
 */
const refusalDelay = 250

/**
 * A queue that runs for a limited time in every turn of the event loop; a request to an empty queue begins at once.
 * Chosen: a turn takes in one new connection, however many wait for that (libuv since 1.45). What is read from memory or
 * SQLite is answered within its turn, so if each turn served all its requests, many clients on keep-alive connections
 * would block new connections.
 */
const createWaitQueue = (now: () => number) => {
  const queue = createFairQueue<{ readonly since: number; readonly begin: () => void }>()
  let isOpen = false
  let began = 0
  const serve = (): void => {
    if (now() - began < turnLength) queue.shift()?.begin()
  }
  const open = (): void => {
    began = now()
    isOpen = queue.size() > 0
    if (!isOpen) return
    setImmediate(open)
    // Node.js runs the microtasks of one callback before the next callback.
    for (let waiting = queue.size(); waiting > 0; waiting -= 1) setImmediate(serve)
  }
  return {
    isLong: (key: string): boolean => now() - (queue.first(key)?.since ?? now()) > maxQueueWait,
    turn: (key: string): Promise<void> | undefined => {
      if (isOpen) return new Promise((resolve) => void queue.add(key, { since: now(), begin: resolve }))
      isOpen = true
      setImmediate(open)
      return undefined
    },
  }
}

/**
 * `limited` puts a surface behind a shared queue and its bounds: `most` requests waiting or under way, and
 * a second for the first queued request of each address. Addresses are served in turn. Further requests get 503 with
 * `Retry-After`, in the form of that surface. `most` 0: no limit.
 * Chosen: a request counts until its answer begins, so that slow readers occupy no place.
 */
export const createLoadShedding = (most: number, now = () => performance.now()) => {
  const { isLong, turn } = createWaitQueue(now)
  const places = createPlaces(most)
  const limited = (surface: Surface, handler: Handler): Handler => {
    if (most === 0) return handler
    const answer: Handler = async (request) => {
      if (isProbe(request)) return handler(request)
      const key = networkOf(request.ip)
      if (places.isFull(key) || isLong(key)) {
        await pause(refusalDelay)
        return refusal(surface, 503, 'The service is busy; try again soon.')
      }
      places.enter(key)
      try {
        await turn(key)
        return await handler(request)
      } finally {
        places.leave(key)
      }
    }
    return Object.assign(answer, handler, { surface })
  }
  /** For work that is done piece by piece: resolves when that address has its turn again. */
  return { limited, turn: (ip: string) => turn(networkOf(ip)) }
}
