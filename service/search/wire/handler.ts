/**
 * The search surface: Algolia's protocol over the engine. Browsers call it straight from other origins, with their
 * credentials in the query string and JSON under `text/plain`.
 */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { processorTime } from '#platform/processor-time.ts'
import { segmentsOf } from '#platform/request-path.ts'
import { nestsDeeper } from '../../http/json-depth.ts'
import type { Handler, Head, Reply, Request } from '../../http/message.ts'
import { shown } from '../../message-values.ts'
import type { SearchEngine } from '../engine.ts'
import { createBudget } from './budget.ts'
import { demand, isAdmin, readingAcl, type Grant } from './grant.ts'
import type { Caller, Keyring } from './keyring.ts'
import { deepest } from '../query/params.ts'
import { isObject } from '#platform/json-object.ts'
import { badRequest, SearchRefusal } from '../refusal.ts'
import { routeFor, type Route } from './http-routes.ts'
import type { Statistics } from '../statistics/statistics.ts'
import { createWriter, type Writer } from './writer.ts'

export type SearchHandlerOptions = {
  readonly engine: SearchEngine
  /** What the key opens; null for a key or an application that does not exist. */
  readonly resolveKey: (applicationId: string, apiKey: string) => Promise<Grant | null>
  /** Keys stored by the search service; used for keys that `resolveKey` does not resolve. */
  readonly keyring?: Keyring
  /** Indexes that follow the catalogue and are not written to. */
  readonly catalogue?: ReadonlySet<string>
  readonly writer?: Writer
  /**
   * Receives what went wrong on our side, before the caller gets a 500 without detail; without it, that goes on to the
   * listener.
   */
  readonly report?: (error: unknown) => void
  /** Milliseconds on a clock that only runs forward; without it, those of the processor. */
  readonly clock?: () => number
  /** Milliseconds of processor time a second for the searches of one address; 0: without a limit. */
  readonly timeLimit?: number
  /** Counts searches and events; left out: nothing is counted. */
  readonly statistics?: Statistics | null
  readonly now?: () => Date
  /** Resolves when the queue reaches a request of this address; a long call awaits it again between its queries. */
  readonly turn?: (ip: string) => Promise<void> | undefined
}

/**
 * Bytes; the largest body, unpacked. Chosen: a search stays small, and a stock client writes a thousand records at
 * once.
 */
export const largestBody = { reading: 1024 * 1024, writing: 10 * 1024 * 1024 }
/** Milliseconds until a caller over its budget gets its refusal. */
const refusalDelay = 250
/** Seconds for which a browser may remember the answer to a preflight. */
const preflightAge = 86_400

const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' }

const reply = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { ...cors, ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

const preflight = ({ headers }: Request): Reply => ({
  status: 204,
  headers: {
    ...cors,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? 'content-type',
    'access-control-max-age': String(preflightAge),
    vary: 'access-control-request-headers',
  },
  body: null,
})

const unzip = promisify(gunzip)

const bodyText = async ({ body, headers }: Request, limit: number): Promise<string> => {
  if (!body || body.length === 0) return ''
  if (headers['content-encoding'] !== 'gzip') return Buffer.from(body).toString()
  try {
    return (await unzip(body, { maxOutputLength: limit })).toString()
  } catch (error) {
    if (error instanceof RangeError) throw new SearchRefusal(413, `The body must be at most ${limit} bytes, unpacked`)
    throw badRequest(`Invalid gzip body: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

const jsonOf = async (request: Request, limit: number): Promise<unknown> => {
  const text = await bodyText(request, limit)
  if (text.trim() === '') return {}
  if (nestsDeeper(text, deepest))
    throw badRequest(`Invalid JSON body: nested too deeply, expected at most ${deepest} levels`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw badRequest(`Invalid JSON body: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

const objectOf = async (request: Request, limit: number) => {
  const parsed = await jsonOf(request, limit)
  if (!isObject(parsed)) throw badRequest('Invalid JSON body: expected an object')
  return parsed
}

/** Headers have no case; the client for events writes them into the query string with capitals. */
const credential = ({ headers, search }: Head, name: string): string =>
  headers[name] ?? [...new URLSearchParams(search)].find(([parameter]) => parameter.toLowerCase() === name)?.[1] ?? ''

const isEvents = ({ path }: Head): boolean => path === '/1/events'

/** Source: the public description of the events endpoint, which answers otherwise than search. */
const noEventsKey = () => new SearchRefusal(401, 'Invalid credentials')

/** @throws SearchRefusal 403 (of events: 401) alike for a missing and an unknown key. Source: docs/contract.md 7.2. */
const authorise = async (
  request: Head,
  apiKey: string,
  options: SearchHandlerOptions,
  how = { counts: true },
): Promise<Grant> => {
  const application = credential(request, 'x-algolia-application-id')
  const caller: Caller = { ip: request.ip, referer: request.headers['referer'] ?? '' }
  const grant =
    application && apiKey
      ? ((await options.resolveKey(application, apiKey)) ?? options.keyring?.resolve(apiKey, caller, how) ?? null)
      : null
  if (!grant) throw isEvents(request) ? noEventsKey() : new SearchRefusal(403, 'Invalid Application-ID or API key')
  return grant
}

/** The routes of statistics have the version 2. */
const analyticsRoute = (method: string, parts: readonly string[]) => ({
  route: parts[0] === '2' ? routeFor(method, parts) : null,
  parts,
})

const routeOf = ({ method, path }: Head): { route: Route | null; parts: readonly string[] } => {
  const segments = segmentsOf(path)
  if (!segments) throw badRequest(`Invalid percent-encoding in the path: ${shown(path)}`)
  const [version, ...parts] = segments
  return version === '1' ? { route: routeFor(method, parts), parts } : analyticsRoute(method, [version ?? '', ...parts])
}

const limitOf = ({ needs }: Route): number =>
  needs.some((one) => !readingAcl.includes(one)) ? largestBody.writing : largestBody.reading

/** What a request may send, before it has: more than a search only for a key that may write. */
const limitFor = async (head: Head, options: SearchHandlerOptions): Promise<number> => {
  try {
    const { route } = routeOf(head)
    if (!route || limitOf(route) === largestBody.reading) return largestBody.reading
    const grant = await authorise(head, credential(head, 'x-algolia-api-key'), options, { counts: false })
    demand(grant, ...route.needs)
    return limitOf(route)
  } catch (error) {
    // The handler reports the reason once it has the request.
    if (error instanceof SearchRefusal) return largestBody.reading
    throw error
  }
}

const unknownRoute = () => new SearchRefusal(404, 'Path not found')

/**
 * A handler of the search service's routes; errors are `{message, status}`.
 * Chosen: the service's paths and error bodies are Algolia's, as the specification names a hosted search service
 * without showing them.
 */
export const createSearchHandler = (options: SearchHandlerOptions): Handler => {
  const { engine, keyring = null, catalogue = new Set(), report, timeLimit = 0, turn } = options
  const { statistics = null, now = () => new Date() } = options
  // Time spent on other processes of this machine does not count for a search.
  const { clock = processorTime } = options
  const budget = createBudget({ perSecond: timeLimit })
  const unbounded = createBudget({ perSecond: 0 })
  const fail = (error: unknown) => {
    if (!report) throw error
    report(error)
  }
  const writer = options.writer ?? createWriter(engine, fail)
  const refusalReply = (error: unknown): Reply => {
    if (error instanceof SearchRefusal)
      return reply(error.status, { message: error.message, status: error.status }, error.headers)
    fail(error)
    return reply(500, { message: 'Internal server error', status: 500 })
  }
  const handle = async (request: Request): Promise<Reply> => {
    if (request.method === 'OPTIONS') return preflight(request)
    try {
      const apiKey = credential(request, 'x-algolia-api-key')
      const grant = await authorise(request, apiKey, options)
      const { route, parts } = routeOf(request)
      if (!route) throw unknownRoute()
      if (route.needs.length) demand(grant, ...route.needs)
      const { search, ip } = request
      const [body, anyBody] = [() => objectOf(request, limitOf(route)), () => jsonOf(request, limitOf(route))]
      // A key that may write imports whole catalogues, at a time that its holder chooses.
      const isCharged = !isAdmin(grant) && limitOf(route) === largestBody.reading
      const { spend, end } = await (isCharged ? budget : unbounded).begin(ip)
      let started = processorTime()
      const rest = async () => {
        const cost = processorTime() - started
        started = processorTime()
        spend(cost)
        await nextTurn()
        await turn?.(ip)
        started = processorTime()
      }
      const call = { engine, writer, keyring, catalogue, grant, apiKey, caller: ip, statistics, now, clock, rest }
      try {
        return reply(route.status ?? 200, await route.run(call, { parts, search, body, anyBody }))
      } finally {
        end(processorTime() - started)
      }
    } catch (error) {
      // Callers that try again at once must not fill the time with refusals.
      if (error instanceof SearchRefusal && error.status === 429) await pause(refusalDelay)
      return refusalReply(error)
    }
  }
  return Object.assign(handle, { bodyLimit: (head: Head) => limitFor(head, options), surface: 'search' as const })
}
