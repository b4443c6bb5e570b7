/** Keeps the work under way within a bound: what comes beyond it is refused at once, instead of making everybody wait. */
import { refusal, type Surface } from './faults.ts'
import type { Handler, Request } from './message.ts'

/** Those who look whether the service is there are told so however busy it is. */
const isProbe = ({ method, path }: Request): boolean => method === 'OPTIONS' || path.startsWith('/server/')

/**
 * What one turn of the event loop may spend on answers: milliseconds, once it has taken so many requests.
 * Chosen: what is read from memory or SQLite is answered within its turn, so that those who wait are not counted anywhere;
 * but all who came while one turn went on are served in the next, which then takes long. One slow request is no crowd.
 */
const turnBudget = { milliseconds: 200, requests: 20 } as const

/** A function that takes a request into this turn of the event loop, and tells whether the turn has done its share. */
const createTurn = (now: () => number) => {
  let began = 0
  let taken = 0
  return (): boolean => {
    if (taken === 0) {
      began = now()
      setImmediate(() => {
        taken = 0
      })
    }
    taken += 1
    return taken > turnBudget.requests && now() - began > turnBudget.milliseconds
  }
}

/**
 * `over` puts a surface behind two bounds, all such surfaces together: `most` requests under way, and the time of a turn.
 * What comes beyond gets 503 with `Retry-After`, in the words of that surface. `most` 0 lets everything in.
 * Chosen: a request counts until its answer begins, so that slow readers take nobody's place.
 */
export const createPressure = (most: number, now = () => performance.now()) => {
  const isTurnFull = createTurn(now)
  let underWay = 0
  const over = (surface: Surface, handler: Handler): Handler => {
    if (most === 0) return handler
    const answer: Handler = async (request) => {
      if (isProbe(request)) return handler(request)
      if (isTurnFull() || underWay >= most) return refusal(surface, 503, 'The service is busy; try again soon.')
      underWay += 1
      try {
        return await handler(request)
      } finally {
        underWay -= 1
      }
    }
    return Object.assign(answer, handler.bodyLimit ? { bodyLimit: handler.bodyLimit } : {})
  }
  return { over }
}
