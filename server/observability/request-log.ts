/** Gives each request an id, its answer a `Server-Timing` header, and the log a line at its end. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestContext, type RequestContext } from '#platform/request-context.ts'
import { whenEnded } from '#platform/ended.ts'

type Options = {
  /** The route that a path belongs to. */
  readonly routeOf: (path: string) => string
  /** Receives the line of each request that has ended; null: none is made. */
  readonly log: ((line: string) => void) | null
}

/** Chosen: the service's own rule, so that an id that comes from outside goes through both. */
const isPlain = (id: unknown): id is string => typeof id === 'string' && /^[\w.-]{1,128}$/.test(id)

const milliseconds = (start: number) => Math.round((performance.now() - start) * 10) / 10

/** Source: https://www.w3.org/TR/server-timing/#the-server-timing-header-field */
const serverTiming = ({ waited }: RequestContext, start: number): string =>
  [...waited, ['total', milliseconds(start)] as const]
    .map(([name, spent]) => `${name};dur=${spent.toFixed(1)}`)
    .join(', ')

/** Writes both with the head of the answer, since headers that were set before may have been taken back by then. */
const headAnswer = (response: ServerResponse, context: RequestContext, start: number): void => {
  const writeHead = response.writeHead.bind(response)
  Object.assign(response, {
    writeHead: (...parts: Parameters<typeof writeHead>) => {
      response.setHeader('x-request-id', context.id)
      response.setHeader('server-timing', serverTiming(context, start))
      return writeHead(...parts)
    },
  })
}

/**
 * A function that runs `answer` as the work of one request. The request keeps the plain `x-request-id` it came with or gets
 * a new one, which its answer bears. The line of the log names route, method, status and milliseconds, never an address:
 * those hold what people look for.
 */
export const createRequests =
  ({ routeOf, log }: Options) =>
  (request: IncomingMessage, response: ServerResponse, answer: () => void): void => {
    const start = performance.now()
    const given = request.headers['x-request-id']
    const context: RequestContext = { id: isPlain(given) ? given : randomUUID(), waited: new Map() }
    const { method } = request
    const [path = '/'] = (request.url ?? '/').split('?')
    // Files of the build are answered in no time.
    if (path.startsWith('/_next/')) response.setHeader('x-request-id', context.id)
    else headAnswer(response, context, start)
    if (log)
      whenEnded(response, () => {
        const status = response.writableFinished ? response.statusCode : 'aborted'
        const line = { event: 'request', id: context.id, method, route: routeOf(path), status, ms: milliseconds(start) }
        log(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
      })
    requestContext.run(context, answer)
  }
