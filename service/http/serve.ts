/** The only file that knows sockets: Fastify in front of handlers of plain values, one listener per port. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isWithin } from '../auth/addresses.ts'
import { boundConnections, type ConnectionBounds } from '#platform/connections.ts'
import { ApiError, errorReply, invalidPayload, invalidQuery } from './errors.ts'
import { requestId, type Access } from './log.ts'
import type { Handler, Head } from './message.ts'

/** Surfaces by path prefix: `''` is the root, `/search` and `/media` are stripped before the handler sees the path. */
export type Surfaces = Readonly<Record<string, Handler>>

export type Listener = { readonly close: () => Promise<void>; readonly port: number }

/** Bytes; the largest body that a surface takes without saying otherwise. */
const bodyLimit = 1024 * 1024

/**
 * Milliseconds: what a caller may take to send a request to its end; how long, at the end, kept connections are told with
 * their next answer that it is the last; and what is left to requests under way then.
 * Chosen: a connection that is closed between two requests loses the one that is on its way already, so that each is told;
 * a body of 1 MiB passes in its time over a line of 280 kbit/s; who supervises processes waits ten seconds for their end,
 * nearly every answer takes less than one, and a download that is cut goes on by range.
 */
const defaultPatience = { request: 30_000, farewell: 300, drain: 9000 }

/** Addresses by which proxies judge whether to send anybody here. */
const isHealth = /^\/server\/(ping|health)($|\?)/

const headOf = (request: FastifyRequest, prefix: string): Head => {
  const [path = '/', search = ''] = request.raw.url?.split(/\?(.*)/s) ?? []
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

/** A caller that went away before its request was whole. */
const isAborted = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

/** The whole body. What is left of one that is too large stays unread, so that the refusal reaches the caller. */
const readBody = async (payload: IncomingMessage, limit: number): Promise<Buffer> => {
  const tooLarge = () => invalidPayload('The body is too large')
  if (Number(payload.headers['content-length']) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk)
      length += bytes.length
      if (length > limit) throw tooLarge()
      chunks.push(bytes)
    }
  } catch (error) {
    // Nobody reads this answer. It is no failure of ours, and the access log tells that the request was aborted.
    throw isAborted(error) ? invalidPayload('The request ended before its body did') : error
  }
  return Buffer.concat(chunks)
}

const mount = (app: FastifyInstance, surfaces: Surfaces) => {
  // The longest prefix first, so that the root does not take what belongs to a surface below it.
  const prefixes = Object.keys(surfaces).sort((a, b) => b.length - a.length)
  const surfaceOf = (request: FastifyRequest) => {
    const url = request.raw.url ?? '/'
    const prefix = prefixes.find(
      (candidate) => url === candidate || url.startsWith(`${candidate}/`) || candidate === '',
    )
    const handler = prefix === undefined ? undefined : surfaces[prefix]
    if (prefix === undefined || !handler) throw new ApiError('ROUTE_NOT_FOUND', `Route ${url} doesn't exist.`)
    return { handler, head: headOf(request, prefix) }
  }
  const limitFor = async (request: FastifyRequest): Promise<number> => {
    const declared = Number(request.headers['content-length'] ?? Infinity)
    const { handler, head } = surfaceOf(request)
    return declared > bodyLimit && handler.bodyLimit ? handler.bodyLimit(head) : bodyLimit
  }
  // Clients send JSON under many content types: the bytes go to the surface as they are.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) =>
    readBody(payload, await limitFor(request)),
  )
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { handler, head } = surfaceOf(request)
    const sent = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : null
    const { status, headers, body, cookies } = await handler({ ...head, body: sent })
    if (cookies?.length) reply.header('set-cookie', [...cookies])
    // Without a body nothing is sent, so that a 304 or HEAD keeps the length that its headers tell.
    return reply
      .code(status)
      .headers(headers)
      .send(body ?? undefined)
  }
  app.all('/', answer)
  app.all('/*', answer)
}

/**
 * What every answer tells browsers about trust; an answer may say something else of itself. Whatever lies here, a picture
 * that is a page in disguise included, runs nothing where it is opened, and is no part of anybody's page but as what it is.
 * Source: https://owasp.org/www-project-secure-headers. Chosen: other sites may load what is delivered here.
 */
const trustHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** Every answer bears those headers and names its request, and is told to `log` when it is out, also one that no surface gave. */
const keepLog = (app: FastifyInstance, log: ((access: Access) => void) | undefined, isSecure: boolean) => {
  const headers = { ...trustHeaders, ...(isSecure ? { 'strict-transport-security': 'max-age=63072000' } : {}) }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'x-request-id': request.id, ...headers })
    done()
  })
  if (!log) return
  app.addHook('onRequest', ({ id, method, raw: { url = '/' } }, { raw }, done) => {
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

const hasConnections = async (server: Server): Promise<boolean> =>
  (await promisify(server.getConnections.bind(server))()) > 0

/**
 * The connections of that server on which nothing is being answered. Source: `closeIdleConnections` of `node:http` leaves
 * those alone that have been opened and not been used yet, and they would keep a server from ending.
 */
const quietConnections = (server: Server): ReadonlySet<Socket> => {
  const quiet = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    quiet.add(socket)
    socket.once('close', () => quiet.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    quiet.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) quiet.add(socket)
    })
  })
  return quiet
}

export type ListenOptions = {
  readonly host: string
  /** 0: one that is free. */
  readonly port: number
  /** Receives what failed inside, before the caller gets a 500. */
  readonly report: (error: unknown) => void
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[]
  /** Whether the service is reached by https. */
  readonly isSecure?: boolean
  /** Receives every request once it is answered. */
  readonly log?: ((access: Access) => void) | undefined
  readonly patience?: typeof defaultPatience
  readonly bounds?: ConnectionBounds
}

/** What the framework refuses by itself, as the contract says it; anything else stays what it is. */
const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof Error) || !('statusCode' in error) || error instanceof ApiError) return error
  const { statusCode } = error
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode > 499) return error
  if (statusCode === 415)
    return new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The Content-Type is none; send application/json.')
  if ('code' in error && error.code === 'FST_ERR_BAD_URL')
    return new ApiError('ROUTE_NOT_FOUND', "The route doesn't exist: its address is not a valid one.")
  return invalidPayload(error.message.replace(/\.$/, ''))
}

/** What is said of a request that too many others of its connection wait before. */
const tooMany = () =>
  new ApiError(
    'REQUESTS_EXCEEDED',
    'Too many requests at once on one connection; wait for their answers.',
    {},
    { headers: { 'retry-after': '5', connection: 'close' } },
  )

/** By the code of what ends a request before it is one: status line, and what is said of it. */
const clientFaults: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The address or a header is too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive'],
}

/** What is no HTTP request, has headers beyond every bound, or does not end, gets the envelope too; then the line is cut. */
const refuseClient = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (!socket.writable || error.code === 'ECONNRESET') return
  const [status, reason] = clientFaults[error.code ?? ''] ?? ['400 Bad Request', 'This is not a valid request']
  const { body } = errorReply(invalidQuery(reason), () => {})
  const text = typeof body === 'string' ? body : ''
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  )
}

/**
 * A listener that answers on `port` of `host`. `close` ends each connection with its next answer, then takes no more, and
 * waits for the requests under way; what is not done after nine seconds is cut. Who asks for its health meanwhile hears
 * SERVICE_UNAVAILABLE.
 * @throws the socket's own error (`EADDRINUSE`, `EACCES`) when the port cannot be had.
 * Chosen: the times of `defaultPatience`.
 */
export const listen = async (
  surfaces: Surfaces,
  { host, port, report, log, trustedProxies = [], isSecure = false, patience = defaultPatience, bounds }: ListenOptions,
): Promise<Listener> => {
  const app = Fastify({
    exposeHeadRoutes: false,
    trustProxy: trustedProxies.length ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.request, connectionsCheckingInterval: Math.ceil(patience.request / 6) },
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    clientErrorHandler: refuseClient,
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const { status, headers, body } = errorReply(refusalOf(error), report)
      void reply.code(status).headers(headers).send(body)
    },
    routerOptions: { maxParamLength: 8192, ignoreTrailingSlash: false, caseSensitive: true },
  })
  const { meet, verdict } = boundConnections({
    isProxy: (address) => isWithin(address, trustedProxies),
    ...(bounds ? { bounds } : {}),
  })
  app.server.on('connection', meet)
  const tooMuch = new WeakSet<IncomingMessage>()
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const outcome = verdict(raw, reply.raw)
    if (outcome === 'ignore') reply.hijack()
    if (outcome === 'refuse') tooMuch.add(raw)
    done()
  })
  keepLog(app, log, isSecure)
  app.addHook('onRequest', ({ raw }, _reply, done) => done(tooMuch.has(raw) ? tooMany() : undefined))
  app.addHttpMethod('SEARCH', { hasBody: true })
  app.setErrorHandler((error, _request, reply) => {
    const { status, headers, body } = errorReply(refusalOf(error), report)
    return reply.code(status).headers(headers).send(body)
  })
  // Methods that no surface has heard of come here.
  app.setNotFoundHandler(({ url }) => {
    throw new ApiError('ROUTE_NOT_FOUND', `Route ${url} doesn't exist.`)
  })
  let closing = false
  // A proxy that looks sends nobody here any more.
  app.addHook('onRequest', ({ url }, _reply, done) =>
    done(closing && isHealth.test(url) ? new ApiError('SERVICE_UNAVAILABLE', 'This process is ending.') : undefined),
  )
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
  mount(app, surfaces)
  const quiet = quietConnections(app.server)
  await app.listen({ host, port })
  const address = app.server.address()
  return {
    close: async () => {
      closing = true
      if (await hasConnections(app.server)) await pause(patience.farewell)
      const cut = setTimeout(() => app.server.closeAllConnections(), patience.drain)
      const closed = app.close()
      for (const socket of quiet) socket.destroy()
      await closed
      clearTimeout(cut)
    },
    port: typeof address === 'object' && address ? address.port : port,
  }
}
