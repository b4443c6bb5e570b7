/**
 * Keeps the site's work within bounds: what comes beyond them is told at once to come back, instead of making everybody
 * wait. Pages from the cache cost next to nothing, so that they go on while those that are made for one visitor are full.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * What one turn of the event loop may spend: milliseconds, once it has taken so many requests. Beyond that it makes no
 * more pages for one visitor. Chosen: one slow page is no crowd.
 */
const turnBudget = { milliseconds: 100, requests: 10 } as const

type Options = {
  /** The route that a path belongs to. */
  readonly routeOf: (path: string) => string
  /** Requests under way; 0: without a bound. */
  readonly mostRequests: number
  /** Those among them whose answer is made for them; 0: without a bound. */
  readonly mostRenders: number
  readonly now?: () => number
}

const withinBound = (underWay: number, most: number): boolean => most === 0 || underWay < most

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

/** Whether nobody else may be given this answer. */
const isMadeForOne = (response: ServerResponse): boolean =>
  /no-store|private/.test(String(response.getHeader('cache-control') ?? ''))

/**
 * A function that says whether there is room for a request, and counts it until its answer is out.
 * Chosen: which routes are made for one visitor is learnt from their last answers, since the framework decides it page by
 * page. Those who look how the site does are always let in.
 */
export const createPressure = ({ routeOf, mostRequests, mostRenders, now = () => performance.now() }: Options) => {
  const isTurnFull = createTurn(now)
  const madeForOne = new Set<string>()
  let underWay = 0
  let renders = 0
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const route = routeOf(path)
    if (route.startsWith('/api/system/')) return true
    // What somebody wrote is taken in as long as anything is: to send it again is asking more than to look again.
    const isRender = request.method !== 'POST' && madeForOne.has(route)
    const isLate = isTurnFull()
    if (!withinBound(underWay, mostRequests)) return false
    if (isRender && (isLate || !withinBound(renders, mostRenders))) return false
    underWay += 1
    if (isRender) renders += 1
    response.once('close', () => {
      underWay -= 1
      if (isRender) renders -= 1
      if (isMadeForOne(response)) madeForOne.add(route)
      else if (response.statusCode === 200) madeForOne.delete(route)
    })
    return true
  }
}

const busyPage = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Even druk</title></head>
<body><h1>Het is nu even druk</h1><p>Probeer het over een paar tellen opnieuw.</p><p lang="en">We are busy right now. Please try again in a moment.</p></body></html>`

/** Answers 503, with `Retry-After` in seconds: not the same for all, so that they do not come back together. */
export const refuseBusy = (response: ServerResponse): void => {
  response
    .writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(busyPage),
      'cache-control': 'no-store',
      'retry-after': String(1 + Math.floor(Math.random() * 4)),
    })
    .end(busyPage)
}
