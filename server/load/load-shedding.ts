/**
 * Keeps the site's work within bounds. Pages from the cache cost next to nothing, so that they go on while those that are
 * made for one visitor wait in a queue; a request that finds the queue full is refused with `Retry-After`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { whenEnded } from '#platform/ended.ts'
import { createWaitQueue } from './wait-queue.ts'
import { isInternal } from './internal-requests.ts'
import { createPlaces } from '#platform/places.ts'

/** How many may wait for each page that is being made. Chosen: as many as are made in the longest wait when all is well. */
const waitingEach = 20
/** Milliseconds. Chosen: people wait for a list about so long. */
const longestWait = 2000
/**
 * Milliseconds until a refusal. Chosen: too short to matter to a client, and a client that retries at once cannot fill the turns of the event loop
 * with refusals; each turn takes in one new connection alone (libuv since 1.45).
 */
const refusalDelay = 250

type Options = {
  /** The route that a path belongs to. */
  readonly routeOf: (path: string) => string
  /** Requests under way; 0: without a bound. */
  readonly mostRequests: number
  /** Those among them whose answer is being made for them; 0: without a bound. */
  readonly mostRenders: number
  readonly now?: () => number
  readonly patience?: number
}

/** Whether the answer is for one visitor alone. */
const isMadeForOne = (response: ServerResponse): boolean =>
  /no-store|private/.test(String(response.getHeader('cache-control') ?? ''))

/**
 * A function that has a request answered when there is room for it, and refuses it when there is none. `network` is the one that it
 * came from: networks have their turns one after another.
 * Chosen: which routes are made for one visitor is learnt from their last answers, since the framework decides it page by
 * page. Health checks are always let in, and so are internal requests.
 */
export const createLoadShedding = ({
  routeOf,
  mostRequests,
  mostRenders,
  now = () => performance.now(),
  patience = longestWait,
}: Options) => {
  const madeForOne = new Set<string>()
  const queue = createWaitQueue({ most: waitingEach * mostRenders, longestWait: patience, now })
  const places = createPlaces(mostRequests)
  let renders = 0

  /** The next in the queue begins as soon as the page is rendered, however long its client takes to read it. */
  const render = (response: ServerResponse, answer: () => void): void => {
    const release = () => {
      response.off('prefinish', release)
      forget()
      renders -= 1
      queue.next()
    }
    response.once('prefinish', release)
    const forget = whenEnded(response, release)
    renders += 1
    answer()
  }

  return (request: IncomingMessage, response: ServerResponse, answer: () => void, network = ''): void => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const route = routeOf(path)
    // The request that it is part of has its place already, and would keep it while this one waits for another.
    if (route.startsWith('/api/system/') || isInternal(request)) return answer()
    // A form is accepted as long as anything is: sending it again is harder for a visitor than reloading.
    const isRender = request.method !== 'POST' && madeForOne.has(route)
    const isFull = isRender && mostRenders > 0 && renders >= mostRenders
    if ((mostRequests > 0 && places.isFull(network)) || (isFull && queue.isFull(network)))
      return void refuseLater(response)
    places.enter(network)
    whenEnded(response, () => {
      places.leave(network)
      if (isMadeForOne(response)) madeForOne.add(route)
      else if (response.headersSent && response.statusCode === 200) madeForOne.delete(route)
    })
    if (isFull)
      queue.join(
        network,
        response,
        () => render(response, answer),
        () => refuseBusy(response),
      )
    else if (isRender) render(response, answer)
    else answer()
  }
}

const busyPage = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Even druk</title></head>
<body><h1>Het is nu even druk</h1><p>Probeer het over een paar tellen opnieuw.</p><p lang="en">We are busy right now. Please try again in a moment.</p></body></html>`

/** Answers 503, with `Retry-After` in seconds: not the same for all, so that they do not come back together. */
const refuseBusy = (response: ServerResponse): void => {
  response
    .writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(busyPage),
      'cache-control': 'no-store',
      'retry-after': String(1 + Math.floor(Math.random() * 4)),
    })
    .end(busyPage)
}

const refuseLater = async (response: ServerResponse): Promise<void> => {
  await pause(refusalDelay)
  refuseBusy(response)
}
