/**
 * Keeps the site's work within bounds. Pages from the cache cost next to nothing, so that they go on while those that have to
 * be made wait in a queue; a request that finds the queue full is refused with `Retry-After`.
 */
import { finished, Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { prefersMarkdown } from '#lib/markdown-alternates/alternate-addresses.ts'
import { createPlaces } from '#platform/fair-slots.ts'
import { createLru } from '#platform/lru.ts'
import type { Body, Reply, SiteRequest, Step } from '../message.ts'
import { refuse } from '../security/refusal-page.ts'
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
  /** Milliseconds; tests wait for less. */
  readonly maxWait?: number
}

/** Whether the reply cost next to nothing: the framework had it in its cache, or it is a file as it lies on the disk. */
const isFromCache = ({ status, headers }: Reply): boolean => {
  const control = headers['cache-control'] ?? ''
  // A route of ours makes what has a time in shared caches and is not of the framework's.
  const isMade = /no-store|private/.test(control) || (/s-maxage/.test(control) && !headers['x-nextjs-cache'])
  return (status === 200 || status === 304) && !isMade
}

/** Whether a page itself is requested: no part of one, no text in Markdown, no file and no API. */
const isOfPage = ({ path, headers }: Pick<SiteRequest, 'path' | 'headers'>): boolean =>
  !/^\/(?:_next|api)\/|\.\w+$/.test(path) && headers['rsc'] === undefined && !prefersMarkdown(headers.accept)

/** Resolves when the framework has written the whole body, however long its client takes to read it. */
const whenWritten = (body: Body): Promise<void> =>
  new Promise((resolve) => {
    if (body instanceof Readable) finished(body, { readable: false }, () => resolve())
    else resolve()
  })

/**
 * The step: a request is answered when there is room for it, and refused when there is none. Networks have their turns one
 * after another.
 * Chosen: which pages come from the cache is learnt from their last replies, path by path, since the framework decides it. All other
 * addresses of pages count as renders, also those that have no page: each costs one. Of everything else (parts of pages that links fetch
 * ahead, files, APIs) a request counts where the last reply of its route was made for it: a page needs many of them, most of which cost
 * next to nothing. Health checks are always let in, and so are internal requests.
 */
export const createLoadShedding = ({
  routeOf,
  mostRequests,
  mostRenders,
  now = () => performance.now(),
  maxWait = longestWait,
}: Options): Step => {
  const cachedPages = createLru<true>(mostKnown, (_known, path) => 2 * path.length + 100)
  const madeRoutes = new Set<string>()
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

  /** A redirect, a refusal or a failure says nothing of what else comes from there; nor does a part of a page of its route (`kind` is null). */
  const learn = (reply: Reply, isPage: boolean, path: string, kind: string | null): void => {
    const isCached = isFromCache(reply)
    if (isPage && isCached) cachedPages.set(path, true)
    else if (isPage && (reply.status === 200 || reply.status === 404)) cachedPages.remove(path)
    if (kind === null || reply.status !== 200) return
    if (isCached) madeRoutes.delete(kind)
    else madeRoutes.add(kind)
  }

  return async (request, next) => {
    const { method, path, headers, network, ended } = request
    const route = routeOf(path)
    // The request that it is part of has its place already, and would keep it while this one waits for another.
    if (route.startsWith('/api/system/') || isInternal(headers)) return next()
    // A form is accepted as long as anything is: sending it again is harder for a visitor than reloading.
    const isForm = method === 'POST'
    const isPage = isOfPage(request)
    const kind = prefersMarkdown(headers.accept) ? `${route} as Markdown` : route
    const isRender = !isForm && (isPage ? !cachedPages.get(path) : madeRoutes.has(kind))
    const isFull = isRender && mostRenders > 0 && renders >= mostRenders
    if ((mostRequests > 0 && places.isFull(network)) || (isFull && queue.isFull(network))) {
      await pause(refusalDelay)
      return busy(request)
    }
    places.enter(network)
    void ended.then(() => places.leave(network))
    const answer = async () => {
      const reply = await next()
      if (!isForm) learn(reply, isPage, path, headers['rsc'] === undefined ? kind : null)
      return reply
    }
    if (isFull && !(await queue.join(network, ended))) return busy(request)
    return isRender ? render(ended, answer) : answer()
  }
}

/** 503, with `Retry-After` in seconds: not the same for all, so that they do not come back together. */
const busy = (request: SiteRequest): Reply =>
  refuse(request, 503, 'busy', { 'retry-after': String(1 + Math.floor(Math.random() * 4)) })
