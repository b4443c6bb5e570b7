/** The only file that knows sockets: Fastify in front of handlers of plain values, one listener per port. */
import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createClientIp, createRangeMatcher } from '#platform/client-ip.ts'
import { onResponseClose } from '#platform/response-close.ts'
import { createGracefulShutdown } from '#platform/graceful-shutdown.ts'
import { requestId } from '#platform/http-headers.ts'
import { requestContext } from '#platform/request-context.ts'
import { toOriginForm } from '#platform/request-path.ts'
import { boundConnections, usualBounds, type ConnectionBounds } from '#platform/connections.ts'
import { discardBody, readBody, usualBodyLimit, usualDrainLimits } from './body.ts'
import { createBodyRoom, usualBodyRoom } from './body-room.ts'
import { createClientFaults } from './client-faults.ts'
import { ApiError, invalidPayload } from './errors.ts'
import type { Access } from './log.ts'
import type { Handler, Head, Reply } from './message.ts'
import { refusalReply } from './refusal.ts'
import { shortened } from '../message-values.ts'
import type { Report } from '../report.ts'

/** Surfaces by path prefix: `''` is the root, `/search` and `/media` are stripped before the handler sees the path. */
export type Surfaces = Readonly<Record<string, Handler>>

export type Listener = { readonly close: () => Promise<void>; readonly port: number }

/**
 * Milliseconds: what a caller may take to send a request to its end; how long, during shutdown, keep-alive connections
 * get `Connection: close` with their next response; and how long the whole of it may take.
 * Chosen: a connection closed between two requests loses a request already sent, so that each is announced;
 * a body of 1 MiB passes in its time over a line of 280 kbit/s; the supervisor of both processes leaves three and a half seconds to this
 * one (`scripts/supervise.ts`), nearly every answer takes less than one, and a download that is cut goes on by range.
 */
const defaultTimeouts = { request: 30_000, gracePeriod: 300, drain: 2500 }

/** Addresses by which proxies judge whether to send anybody here. */
const isHealth = /^\/server\/(ping|health)($|\?)/

const headOf = (raw: IncomingMessage, url: string, ip: string): Head => {
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const headers: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(raw.headers))
    headers[name] = Array.isArray(value) ? value.join(', ') : value
  return { method: raw.method ?? 'GET', path: path || '/', search, headers, ip }
}

/** Finds the surface of an address; null when none has that prefix. */
const surfaceFinder = (surfaces: Surfaces) => {
  // The longest prefix first, so that the root does not take what belongs to a surface below it.
  const entries = Object.entries(surfaces).toSorted(([a], [b]) => b.length - a.length)
  return (url: string): { readonly prefix: string; readonly handler: Handler } | null => {
    const [prefix, handler] =
      entries.find(([candidate]) => url === candidate || url.startsWith(`${candidate}/`) || candidate === '') ?? []
    return prefix === undefined || !handler ? null : { prefix, handler }
  }
}

type Surroundings = {
  readonly find: ReturnType<typeof surfaceFinder>
  readonly bodyRoom: typeof usualBodyRoom
  readonly trustedProxies: readonly string[]
}

const send = (reply: FastifyReply, { status, headers, body, cookies }: Reply) => {
  if (cookies?.length) reply.header('set-cookie', [...cookies])
  // Without a body nothing is sent, so that a 304 or HEAD keeps the length in its headers.
  return reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined)
}

/** Answers requests by the surfaces of their addresses. */
const createAnswer = ({ find, bodyRoom, trustedProxies }: Surroundings) => {
  const room = createBodyRoom(bodyRoom)
  const clientIpOf = createClientIp(trustedProxies)
  return async ({ originalUrl: url, id, raw, body: payload }: FastifyRequest, reply: FastifyReply) => {
    const surface = find(url)
    if (!surface) throw new ApiError('ROUTE_NOT_FOUND', `Route ${shortened(url, 200)} doesn't exist.`)
    const { prefix, handler } = surface
    const head = headOf(raw, url.slice(prefix.length), clientIpOf(raw))
    const whenGone = (act: () => void) => {
      if (!reply.raw.destroyed) return onResponseClose(reply.raw, act)
      act()
      return () => {}
    }
    const read = async (): Promise<Buffer> => {
      const { admits, leave } = room.enter(head.ip)
      whenGone(leave)
      const isLarge = Number(head.headers['content-length'] ?? Infinity) > usualBodyLimit
      return readBody(raw, isLarge && handler.bodyLimit ? await handler.bodyLimit(head) : usualBodyLimit, admits)
    }
    const body = payload === undefined ? null : await read()
    // For the log: what is written while this is answered has its id.
    const context = { id, waited: new Map<string, number>(), hasFault: false }
    const answer = async () => handler({ ...head, body: body?.length ? body : null, whenGone })
    return send(reply, await requestContext.run(context, answer))
  }
}

/**
 * Default security headers of every response; a response may override them. Files must not run scripts, even
 * HTML disguised as an image, and are embedded only as what they are.
 * Source: https://owasp.org/www-project-secure-headers. Chosen: other sites may load what is delivered here.
 */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
} as const

export type ListenOptions = {
  readonly host: string
  /** 0: one that is free. */
  readonly port: number
  /** Receives what failed inside, before the caller gets a 500. */
  readonly report: Report
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[]
  /** Whether the service is reached by https. */
  readonly isSecure?: boolean
  /** Receives every request once it is answered. */
  readonly log?: ((access: Access) => void) | undefined
  readonly timeouts?: typeof defaultTimeouts
  readonly bounds?: ConnectionBounds
  /** How much of a body that is refused is read and thrown away. */
  readonly drainLimits?: typeof usualDrainLimits
  /** What the bodies of all requests may hold together; tests fill less. */
  readonly bodyRoom?: typeof usualBodyRoom
}

/** Translates refusals of the framework to errors of the contract; other errors pass unchanged. */
const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof Error) || !('statusCode' in error) || error instanceof ApiError) return error
  const { statusCode } = error
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode > 499) return error
  if (statusCode === 415)
    return new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The Content-Type header is not a valid one; send application/json.')
  return invalidPayload(error.message.replace(/\.$/, ''))
}

/** The refusal of a request with too many pipelined requests before it. */
const tooMany = (most: number) =>
  new ApiError(
    'REQUESTS_EXCEEDED',
    `Too many requests at once on one connection, which may have ${most}; wait for their answers.`,
    {},
    { headers: { 'retry-after': '5', connection: 'close' } },
  )

/**
 * A listener that answers on `port` of `host`. `close` ends each connection with its next answer, then takes no more, and
 * waits for the requests under way; what is not done after two and a half seconds is cut. Requests for its health meanwhile get
 * SERVICE_UNAVAILABLE.
 * @throws the socket's own error (`EADDRINUSE`, `EACCES`) when the port cannot be had.
 * Chosen: the times of `defaultTimeouts`.
 */
export const listen = async (
  surfaces: Surfaces,
  {
    host,
    port,
    report,
    log,
    trustedProxies = [],
    isSecure = false,
    timeouts = defaultTimeouts,
    bounds = usualBounds,
    drainLimits = usualDrainLimits,
    bodyRoom = usualBodyRoom,
  }: ListenOptions,
): Promise<Listener> => {
  const find = surfaceFinder(surfaces)
  const surfaceAt = (url: string) => find(url)?.handler.surface ?? 'content'
  const { request: requestTimeout, gracePeriod, drain: drainTimeout } = timeouts
  const app = Fastify({
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.ceil(requestTimeout / 6) },
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    clientErrorHandler: createClientFaults(surfaceAt, requestTimeout),
    // Surfaces read the address themselves: the framework would refuse a malformed one in a form of its own.
    rewriteUrl: (raw) => {
      toOriginForm(raw)
      Object.assign(raw, { originalUrl: raw.url })
      return '/'
    },
  })
  const { server } = app
  const { onConnection, admitRequest } = boundConnections({ isProxy: createRangeMatcher(trustedProxies), bounds })
  server.on('connection', onConnection)
  const shutdown = createGracefulShutdown({ server, close: async () => app.close(), gracePeriod, drainTimeout })
  const headers = { ...securityHeaders, ...(isSecure ? { 'strict-transport-security': 'max-age=63072000' } : {}) }
  app.addHook('onRequest', ({ id, method, originalUrl: url, raw }, reply, done) => {
    const outcome = admitRequest(raw, reply.raw)
    if (outcome === 'ignore') {
      reply.hijack()
      return done()
    }
    reply.headers({ 'x-request-id': id, ...headers })
    if (log) {
      const start = performance.now()
      // The framework's own hook says nothing of an answer whose caller went away before its end.
      onResponseClose(reply.raw, () => {
        const { statusCode: status, writableFinished } = reply.raw
        log({ id, method, url, status, ms: performance.now() - start, isAborted: !writableFinished })
      })
    }
    if (outcome === 'refuse') return done(tooMany(bounds.pipelined))
    // A proxy that checks the health sends no further requests.
    const isRefused = shutdown.isStopping() && isHealth.test(url)
    return done(isRefused ? new ApiError('SERVICE_UNAVAILABLE', 'This process is ending.') : undefined)
  })
  app.addHttpMethod('SEARCH', { hasBody: true })
  // Clients send JSON under many content types: the bytes go to the surface as they are.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.setErrorHandler((error, { originalUrl, raw }, reply) => {
    // Nobody reads the rest of that body.
    if (!raw.complete) {
      if (!discardBody(raw, drainLimits)) reply.header('connection', 'close')
      else if (!reply.raw.shouldKeepAlive) {
        // The server would close behind its answer, while the client still sends: only its own side is closed until the body ends.
        reply.raw.shouldKeepAlive = true
        reply.raw.once('finish', () => raw.socket.end())
        raw.once('end', () => raw.socket.destroySoon())
      }
    }
    return send(reply, refusalReply(surfaceAt(originalUrl), refusalOf(error), report))
  })
  const answer = createAnswer({ find, bodyRoom, trustedProxies })
  app.all('/', answer)
  // Methods that the framework does not know; the surface refuses them in its own form.
  app.setNotFoundHandler(answer)
  await app.listen({ host, port })
  const address = server.address()
  return {
    close: shutdown.drain,
    port: typeof address === 'object' && address ? address.port : port,
  }
}
