/** Gives each reply the id of its request and a `Server-Timing` header, and the log a line at its end. */
import { requestContext, type RequestContext } from '#platform/request-context.ts'
import type { Step } from '../message.ts'

type Options = {
  /** The route that a path belongs to. */
  readonly routeOf: (path: string) => string
  /** Receives the line of each request that has ended; null: none is made. */
  readonly log: ((line: string) => void) | null
}

const milliseconds = (start: number) => Math.round((performance.now() - start) * 10) / 10

/** Source: https://www.w3.org/TR/server-timing/#the-server-timing-header-field */
const serverTiming = ({ waited }: RequestContext, start: number): string =>
  [...waited, ['total', milliseconds(start)] as const]
    .map(([name, spent]) => `${name};dur=${spent.toFixed(1)}`)
    .join(', ')

/**
 * The step: the steps behind it run as the work of one request. The line of the log names route, method, status and
 * milliseconds, never an address: those hold what people look for.
 */
export const createRequestLog =
  ({ routeOf, log }: Options): Step =>
  async ({ id, method, path, ended }, next) => {
    const start = performance.now()
    const context: RequestContext = { id, waited: new Map(), hasFault: false }
    const write = (status: number | 'aborted'): void => {
      const line = { event: 'request', id, method, route: routeOf(path), status, ms: milliseconds(start) }
      log?.(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
    }
    if (log) void ended.then(write)
    const reply = await requestContext.run(context, next)
    // Files of the build are answered in no time.
    const timing = path.startsWith('/_next/') ? {} : { 'server-timing': serverTiming(context, start) }
    return { ...reply, headers: { ...reply.headers, 'x-request-id': id, ...timing } }
  }
