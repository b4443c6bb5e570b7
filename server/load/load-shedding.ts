/**
 * Keeps the site's work within bounds. Pages from the cache cost next to nothing, so that they go on while those that have to
 * be made wait in a queue; a request that finds the queue full is refused with `Retry-After`.
 */
import { finished, Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { prefersMarkdown } from '#lib/markdown-alternates/alternate-addresses.ts'
import { createPlaces } from '#platform/fair-slots.ts'
import { createLru } from '#platform/lru.ts'
import { replyWith, type Body, type Reply, type SiteRequest, type Step } from '../message.ts'
import { createWaitQueue } from './wait-queue.ts'
import { isInternal } from './internal-requests.ts'

/** How many may wait for each page that is being made. Chosen: as many as are made in the longest wait when all is well. */
const waitingEach = 20
/** Milliseconds. Chosen: people wait for a list about so long. */
const longestWait = 2000
/**
 * Milliseconds until a refusal. Chosen: too short to matter to a client, and a client that retries at once cannot fill the turns of the event loop
 * with refusals; each turn takes in one new connection alone (libuv since 1.45).
 */
const refusalDelay = 250
/** Bytes of what is known to come from the cache: some ten thousand paths. */
const mostKnown = 2 * 2 ** 20

type Options = {
  /** The route that a path belongs to. */
  readonly routeOf: (path: string) => string
  /** Requests under way; 0: without a bound. */
  readonly mostRequests: number
  /** Those among them whose answer is being made for them; 0: without a bound. */
  readonly mostRenders: number
  readonly now?: () => number
  readonly maxWait?: number
}

/** Whether the reply cost next to nothing: the framework had it in its cache, or it is a file as it lies on the disk. */
const isFromCache = ({ status, headers }: Reply): boolean => {
  const control = headers['cache-control'] ?? ''
  // A route of ours makes what has a time in shared caches and is not of the framework's.
  const isMade = /no-store|private/.test(control) || (/s-maxage/.test(control) && !headers['x-nextjs-cache'])
  return (status === 200 || status === 304) && !isMade
}

/**
 * What is learnt from one reply about others: a path may have a page from the cache, the parts of it that the framework's links fetch
 * ahead, which every page has in the cache, and a text in Markdown that is made each time.
 */
const kindOf = ({ path, headers }: Pick<SiteRequest, 'path' | 'headers'>): string =>
  [
    path,
    headers['rsc'],
    headers['next-router-prefetch'],
    headers['next-router-segment-prefetch'] !== undefined,
    prefersMarkdown(headers.accept),
  ].join('\n')

/** Resolves when the framework has written the whole body, however long its client takes to read it. */
const whenWritten = (body: Body): Promise<void> =>
  new Promise((resolve) => {
    if (body instanceof Readable) finished(body, { readable: false }, () => resolve())
    else resolve()
  })

/**
 * The step: a request is answered when there is room for it, and refused when there is none. Networks have their turns one
 * after another.
 * Chosen: what comes from the cache is learnt from the last replies, since the framework decides it page by page. All
 * others count as renders, also those that have no page: each costs one. Health checks are always let in, and so are internal requests.
 */
export const createLoadShedding = ({
  routeOf,
  mostRequests,
  mostRenders,
  now = () => performance.now(),
  maxWait = longestWait,
}: Options): Step => {
  const cached = createLru<true>(mostKnown, (_known, kind) => 2 * kind.length + 100)
  const queue = createWaitQueue({ most: waitingEach * mostRenders, longestWait: maxWait, now })
  const places = createPlaces(mostRequests)
  let renders = 0

  /** Counts as a render until its page is written, or its client has gone; then the next in the queue begins. */
  const render = async (ended: Promise<unknown>, answer: () => Promise<Reply>): Promise<Reply> => {
    const { promise: written, resolve: release } = Promise.withResolvers<void>()
    const releaseRender = (): void => {
      renders -= 1
      queue.next()
    }
    // In a later turn of the event loop: renders that wait for nothing would follow one another in one turn, and shut out all else.
    void Promise.race([written, ended]).then(() => setImmediate(releaseRender))
    renders += 1
    const reply = await answer()
    void whenWritten(reply.body).then(release)
    return reply
  }

  return async (request, next) => {
    const { method, path, headers, network, ended } = request
    // The request that it is part of has its place already, and would keep it while this one waits for another.
    if (routeOf(path).startsWith('/api/system/') || isInternal(headers)) return next()
    // A form is accepted as long as anything is: sending it again is harder for a visitor than reloading.
    const isForm = method === 'POST'
    const kind = kindOf(request)
    const isRender = !isForm && !cached.get(kind)
    const isFull = isRender && mostRenders > 0 && renders >= mostRenders
    if ((mostRequests > 0 && places.isFull(network)) || (isFull && queue.isFull(network))) {
      await pause(refusalDelay)
      return busy()
    }
    places.enter(network)
    void ended.then(() => places.leave(network))
    const answer = async () => {
      const reply = await next()
      if (isForm) return reply
      if (isFromCache(reply)) cached.set(kind, true)
      // A redirect, a refusal or a failure says nothing of the page.
      else if (reply.status === 200 || reply.status === 404) cached.remove(kind)
      return reply
    }
    if (isFull && !(await queue.join(network, ended))) return busy()
    return isRender ? render(ended, answer) : answer()
  }
}

const busyPage = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Even druk</title></head>
<body><h1>Het is nu even druk</h1><p>Probeer het over een paar tellen opnieuw.</p><p lang="en">We are busy right now. Please try again in a moment.</p></body></html>`

/** 503, with `Retry-After` in seconds: not the same for all, so that they do not come back together. */
const busy = (): Reply =>
  replyWith(
    503,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(1 + Math.floor(Math.random() * 4)),
    },
    busyPage,
  )
