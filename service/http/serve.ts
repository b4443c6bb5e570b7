/** The only file that knows sockets: Fastify in front of handlers of plain values, one listener per port. */
import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createClientIp, createRangeMatcher } from '#platform/client-ip.ts'
import { onResponseClose } from '#platform/response-close.ts'
import { createGracefulShutdown } from '#platform/graceful-shutdown.ts'
import { requestId } from '#platform/http-headers.ts'
import { requestContext } from '#platform/request-context.ts'
import { toOriginForm } from '#platform/request-path.ts'
import { boundConnections, usualBounds, type ConnectionBounds } from '#platform/connections.ts'
import { readBody, usualBodyLimit, usualDrainLimits } from './body.ts'
import { createBodyRoom, usualBodyRoom } from './body-room.ts'
import { createClientFaults } from './client-faults.ts'
import { ApiError, invalidPayload } from './errors.ts'
import type { Access } from './log.ts'
import type { Handler, Head } from './message.ts'
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

const headOf = (request: FastifyRequest, prefix: string): Head => {
  const [path = '/', search = ''] = request.originalUrl.split(/\?(.*)/s)
  const headers: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = Array.isArray(value) ? value.join(', ') : value
  return {
    method: request.method,
    path: path.slice(prefix.length) || '/',
    search,
    headers,
    ip: request.ip,
  }
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
type SurfaceFinder = ReturnType<typeof surfaceFinder>

const unknownRoute = (url: string) => new ApiError('ROUTE_NOT_FOUND', `Route ${shortened(url, 200)} doesn't exist.`)

type BodyBounds = Required<Pick<ListenOptions, 'drainLimits' | 'bodyRoom'>>

const mount = (app: FastifyInstance, find: SurfaceFinder, { drainLimits, bodyRoom }: BodyBounds) => {
  const surfaceOf = (request: FastifyRequest) => {
    const surface = find(request.originalUrl)
    if (!surface) throw unknownRoute(request.originalUrl)
    return { handler: surface.handler, head: headOf(request, surface.prefix) }
  }
  const limitFor = async (request: FastifyRequest): Promise<number> => {
    const declared = Number(request.headers['content-length'] ?? Infinity)
    const { handler, head } = surfaceOf(request)
    return declared > usualBodyLimit && handler.bodyLimit ? handler.bodyLimit(head) : usualBodyLimit
  }
  // Clients send JSON under many content types: the bytes go to the surface as they are.
  app.removeAllContentTypeParsers()
  const room = createBodyRoom(bodyRoom)
  const bodies = new WeakMap<IncomingMessage, ReturnType<typeof room.enter>>()
  app.addHook('onRequest', ({ raw, ip, headers }, reply, done) => {
    // No other request has a body. Source: RFC 9112, 6.
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      const body = room.enter(ip)
      bodies.set(raw, body)
      onResponseClose(reply.raw, body.leave)
    }
    done()
  })
  app.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
    readBody(payload, {
      limit: () => limitFor(request),
      admits: (length) => bodies.get(request.raw)?.admits(length) ?? true,
      drainLimits,
    }),
  )
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { handler, head } = surfaceOf(request)
    const sent = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : null
    const whenGone = (act: () => void) => {
      if (!reply.raw.destroyed) return onResponseClose(reply.raw, act)
      act()
      return () => {}
    }
    // For the log: what is written while this is answered has its id.
    const context = { id: request.id, waited: new Map<string, number>(), hasFault: false }
    const { status, headers, body, cookies } = await requestContext.run(context, async () =>
      handler({ ...head, body: sent, whenGone }),
    )
    if (cookies?.length) reply.header('set-cookie', [...cookies])
    // Without a body nothing is sent, so that a 304 or HEAD keeps the length in its headers.
    return reply
      .code(status)
      .headers(headers)
      .send(body ?? undefined)
  }
  app.all('/', answer)
  // Methods that the framework does not know; the surface refuses them in its own form.
  app.setNotFoundHandler(answer)
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

/**
 * Adds those headers and the request id to every response, and reports it to `log` once sent, also a response of the
 * framework itself.
 */
const installAccessLog = (app: FastifyInstance, log: ((access: Access) => void) | undefined, isSecure: boolean) => {
  const headers = { ...securityHeaders, ...(isSecure ? { 'strict-transport-security': 'max-age=63072000' } : {}) }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'x-request-id': request.id, ...headers })
    done()
  })
  if (!log) return
  app.addHook('onRequest', ({ id, method, originalUrl: url }, { raw }, done) => {
    const start = performance.now()
    // The framework's own hook says nothing of an answer whose caller went away before its end.
    raw.once('close', () => {
      log({
        id,
        method,
        url,
        status: raw.statusCode,
        ms: performance.now() - start,
        isAborted: !raw.writableFinished,
      })
    })
    done()
  })
}

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
    bounds,
    drainLimits = usualDrainLimits,
    bodyRoom = usualBodyRoom,
  }: ListenOptions,
): Promise<Listener> => {
  const find = surfaceFinder(surfaces)
  const surfaceAt = (url: string) => find(url)?.handler.surface ?? 'content'
  const app = Fastify({
    exposeHeadRoutes: false,
    trustProxy: trustedProxies.length ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.request, connectionsCheckingInterval: Math.ceil(timeouts.request / 6) },
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    clientErrorHandler: createClientFaults(surfaceAt, timeouts.request),
    // Surfaces read the address themselves: the framework would refuse a malformed one in a form of its own.
    rewriteUrl: (raw) => {
      toOriginForm(raw)
      Object.assign(raw, { originalUrl: raw.url })
      return '/'
    },
  })
  // The framework takes what a proxy names as it is, with a port too; this leaves the client's address alone.
  if (trustedProxies.length) {
    const clientIpOf = createClientIp(trustedProxies)
    app.addHook('onRequest', ({ raw }, _reply, done) => {
      clientIpOf(raw)
      done()
    })
  }
  const { onConnection, admitRequest } = boundConnections({
    isProxy: createRangeMatcher(trustedProxies),
    ...(bounds ? { bounds } : {}),
  })
  app.server.on('connection', onConnection)
  const tooMuch = new WeakSet<IncomingMessage>()
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const outcome = admitRequest(raw, reply.raw)
    if (outcome === 'ignore') reply.hijack()
    if (outcome === 'refuse') tooMuch.add(raw)
    done()
  })
  installAccessLog(app, log, isSecure)
  app.addHook('onRequest', ({ raw }, _reply, done) =>
    done(tooMuch.has(raw) ? tooMany((bounds ?? usualBounds).pipelined) : undefined),
  )
  app.addHttpMethod('SEARCH', { hasBody: true })
  app.setErrorHandler((error, { originalUrl, raw }, reply) => {
    const { status, headers, body } = refusalReply(surfaceAt(originalUrl), refusalOf(error), report)
    // The framework closes the connection of a body that it did not read; `readBody` reads on for a while what it refuses.
    if (raw.listenerCount('data') > 0) reply.removeHeader('connection')
    return reply
      .code(status)
      .headers(headers)
      .send(body ?? undefined)
  })
  const { gracePeriod, drain: drainTimeout } = timeouts
  const { server } = app
  const shutdown = createGracefulShutdown({ server, close: async () => app.close(), gracePeriod, drainTimeout })
  // A proxy that checks the health sends no further requests.
  app.addHook('onRequest', ({ originalUrl }, _reply, done) =>
    done(
      shutdown.isStopping() && isHealth.test(originalUrl)
        ? new ApiError('SERVICE_UNAVAILABLE', 'This process is ending.')
        : undefined,
    ),
  )
  mount(app, find, { drainLimits, bodyRoom })
  await app.listen({ host, port })
  const address = app.server.address()
  return {
    close: shutdown.drain,
    port: typeof address === 'object' && address ? address.port : port,
  }
}
