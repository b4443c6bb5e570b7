/** Keeps the work under way within a bound: what comes beyond it is refused at once, instead of making everybody wait. */
import { refusal, type Surface } from './faults.ts'
import type { Handler, Request } from './message.ts'

/** Those who look whether the service is there are told so however busy it is. */
const isProbe = ({ method, path }: Request): boolean => method === 'OPTIONS' || path.startsWith('/server/')

/**
 * Milliseconds that one turn of the event loop may spend on answers.
 * Chosen: what is read from memory or SQLite is answered within its turn, so that those who wait are not counted anywhere;
 * but all who came while one turn went on are served in the next, which then takes long.
 */
const turnBudget = 200

/** A function that tells for how long, since it was first asked in this turn of the event loop, the turn has gone on. */
const createTurn = (now: () => number) => {
  let began: number | null = null
  return () => {
    if (began !== null) return now() - began
    began = now()
    setImmediate(() => {
      began = null
    })
    return 0
  }
}

/**
 * `over` puts a surface behind two bounds, all such surfaces together: `most` requests under way, and the time of a turn.
 * What comes beyond gets 503 with `Retry-After`, in the words of that surface. `most` 0 lets everything in.
 * Chosen: a request counts until its answer begins, so that slow readers take nobody's place.
 */
export const createPressure = (most: number, now = () => performance.now()) => {
  const turn = createTurn(now)
  let underWay = 0
  const over = (surface: Surface, handler: Handler): Handler => {
    if (most === 0) return handler
    const answer: Handler = async (request) => {
      if (isProbe(request)) return handler(request)
      if (turn() > turnBudget || underWay >= most) return refusal(surface, 503, 'The service is busy; try again soon.')
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
