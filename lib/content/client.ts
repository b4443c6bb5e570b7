/** A client of the content API over any fetch: timeouts, retries with backoff, a circuit breaker, one kind of error. */
import { setTimeout as pause } from 'node:timers/promises'
import {
  createDirectus,
  queryToParams,
  rest,
  staticToken,
  withSearch,
  type RequestOptions,
  type RestCommand,
} from '@directus/sdk'
import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleWhen, wrap } from 'cockatiel'
import type { CatalogueSchema } from '#schema/index.ts'
import { retryAfter } from '#platform/http-headers.ts'
import { warn } from '#platform/log.ts'
import { noteFault } from '#platform/request-context.ts'
import { contractQuery, fieldPaths } from './contract-query.ts'
import { withoutRefused } from './refused-fields.ts'
import { toContentError, type ContentError } from './errors.ts'

type Options = {
  readonly url: string
  readonly token: string
  readonly fetch?: typeof globalThis.fetch
  /** Timeout of one attempt, in milliseconds. */
  readonly timeout?: number
  /** Milliseconds before the first retry; doubled for the next. Tests, which retry very often, wait for less. */
  readonly backoff?: number
  /** Whether to retry an attempt that timed out: useful in a build, too slow for a visitor who waits. */
  readonly retriesTimeouts?: boolean
}

/** Statuses after which a request is sent again. Source: docs/conformance.md, REQUESTS_EXCEEDED and SERVICE_UNAVAILABLE. */
const retried: ReadonlySet<number> = new Set([429, 503])
const attempts = 3

/** Milliseconds; when Retry-After names a longer pause, the request is not retried. */
const longestPause = 2000

/** Consecutive failed calls that open the circuit breaker, and milliseconds until one call tries again. */
const breaking = { failures: 5, halfOpenAfter: 1000 }

/** Concurrent requests; further requests wait. Enough for a page, and few enough that a build does not flood a small service. */
const mostAtOnce = 16

/** Characters of an address; longer reads go as SEARCH, with the query in the body. nginx refuses 8,192 by default. */
const longestAddress = 4096

/** Error codes of a field that does not exist or that this account may not read. Directus answers FORBIDDEN. */
const refusesFields: ReadonlySet<string> = new Set(['FORBIDDEN', 'INVALID_QUERY'])

const isTimeout = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'TimeoutError'

/** Attempts at a list that the contract does not describe: a refusal names the fields of one collection, and lists have few relations. */
const mostRefusals = 5

/** Whether the network failed. The framework cancels requests too, when the prerender that sent them ends: that is no fault. */
const isOfNetwork = (thrown: unknown): boolean => thrown instanceof TypeError || isTimeout(thrown)

/** Reads are safe to send twice. */
const isRead = (method = 'GET'): boolean => method === 'GET' || method === 'SEARCH'

const collectionOf = (path: string): string | null => /^\/items\/(\w+)$/.exec(path)?.[1] ?? null

/** The collection of the path of one item. */
const collectionOfItem = (path: string): string | null => /^\/items\/(\w+)\/[^/]+$/.exec(path)?.[1] ?? null

/** Adds the id to the sort order of a list, so that every database returns equal rows in the same order. */
const withTies = (options: RequestOptions): RequestOptions => {
  const sort: unknown = options.params?.['sort']
  return Array.isArray(sort) && collectionOf(options.path) && !sort.includes('id')
    ? { ...options, params: { ...options.params, sort: [...sort, 'id'] } }
    : options
}

/** Sends a list as SEARCH when its URL would be too long for a proxy; Directus knows no SEARCH for one item. */
const inBounds = (options: RequestOptions): RestCommand<unknown, CatalogueSchema> => {
  const command = () => ({ ...options })
  if ((options.method ?? 'GET') !== 'GET' || !options.params || !collectionOf(options.path)) return command
  const address = `${options.path}?${new URLSearchParams(queryToParams(options.params)).toString()}`
  return address.length > longestAddress ? withSearch(command) : command
}

/**
 * A function that runs a command of `@directus/sdk` and returns its data as `unknown`, to be parsed by the caller.
 * REQUESTS_EXCEEDED, SERVICE_UNAVAILABLE and broken connections are attempted up to three times, after the pause of Retry-After
 * if it is at most two seconds. At most 16 requests run at once. After repeated failures the circuit breaker fails calls
 * immediately, so that no page waits for a service that hangs. A refused list or item is read again with the contract's fields only.
 * @throws ContentError with the contract's code, or UNREACHABLE; its message names the collection.
 */
export const createContentClient = ({
  url,
  token,
  fetch = globalThis.fetch,
  timeout = 5000,
  backoff = 200,
  retriesTimeouts = false,
}: Options) => {
  const circuit = circuitBreaker(
    handleWhen(isOfNetwork).orWhenResult((result) => result instanceof Response && result.status >= 500),
    { halfOpenAfter: breaking.halfOpenAfter, breaker: new ConsecutiveBreaker(breaking.failures) },
  )
  const policy = wrap(bulkhead(mostAtOnce, Infinity), circuit)
  const isRetried = (thrown: unknown, method: string | undefined): boolean =>
    isRead(method) && isOfNetwork(thrown) && (retriesTimeouts || !isTimeout(thrown))

  /** A response once its body is there too: what breaks off or lasts too long midway is a fault of the same attempt. */
  const whole: typeof globalThis.fetch = async (input, init) => {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeout) })
    const body = await response.arrayBuffer()
    return new Response(body.byteLength ? body : null, response)
  }

  const persistent: typeof globalThis.fetch = async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await whole(input, init).catch((thrown: unknown) => {
        if (attempt === attempts || !isRetried(thrown, init?.method)) throw thrown
        return null
      })
      if (response && (attempt === attempts || !retried.has(response.status))) return response
      const requestedPause = (response && retryAfter(response.headers)) ?? 0
      if (response && requestedPause > longestPause) return response
      await pause(Math.max(requestedPause, backoff * 2 ** (attempt - 1)) + backoff * (Math.random() - 0.5))
    }
  }
  const patient: typeof globalThis.fetch = (input, init) => policy.execute(() => persistent(input, init))
  const client = createDirectus<CatalogueSchema>(url, { globals: { fetch: patient } })
    .with(staticToken(token))
    .with(rest())

  const send = async (options: RequestOptions): Promise<unknown> => {
    try {
      return await client.request(inBounds(withTies(options)))
    } catch (thrown) {
      const error = toContentError(thrown, `${options.method ?? 'GET'} ${options.path}`)
      // An open circuit breaker makes no call that could be seen to fail.
      if (error.code === 'UNREACHABLE') noteFault()
      throw error
    }
  }

  /** A list whose fields the contract does not name, without those that are refused; empty where nothing of it may be read. */
  const readAllowed = async (options: RequestOptions, collection: string, refusal: ContentError): Promise<unknown> => {
    let [paths, error] = [fieldPaths(options.params ?? {}), refusal]
    for (let attempt = 1; attempt <= mostRefusals; attempt += 1) {
      const allowed = withoutRefused(collection, paths, error.message)
      if (!allowed) return []
      try {
        return await send({ ...options, params: { ...options.params, fields: allowed } })
      } catch (thrown) {
        error = toContentError(thrown)
        if (!refusesFields.has(error.code)) throw error
        paths = allowed
      }
    }
    return []
  }

  return async <Output>(command: RestCommand<Output, CatalogueSchema>): Promise<unknown> => {
    const options = command()
    try {
      return await send(options)
    } catch (thrown) {
      const error = toContentError(thrown)
      const collection = collectionOf(options.path) ?? collectionOfItem(options.path)
      if (!collection || options.params?.['aggregate'] || !refusesFields.has(error.code)) throw error
      const cut = contractQuery(collection, options.params ?? {})
      const isList = collectionOf(options.path) !== null
      if (!cut || (cut === 'nothing' && !isList)) throw error
      const answer =
        cut === 'nothing'
          ? await readAllowed(options, collection, error)
          : await send({ ...options, params: cut.query })
      // Not before the second answer: a version that does not exist is refused both times.
      warn(
        'content: the service refused a read with our additional fields; it was read again without them. Grant the account of the site those fields',
        {
          collection,
          refused: error.message,
        },
      )
      return answer
    }
  }
}
