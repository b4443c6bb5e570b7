/**
 * The only file that knows the responses of Node and of the framework: makes a request value of what comes in, a reply of
 * what the framework writes, and writes replies to the connection.
 */
import { ServerResponse, type IncomingMessage } from 'node:http'
import { PassThrough, pipeline, Readable } from 'node:stream'
import { onResponseClose } from '#platform/response-close.ts'
import { requestId } from '#platform/http-headers.ts'
import { warn } from '#platform/log.ts'
import { networkOf } from '#platform/network.ts'
import { toOriginForm } from '#platform/request-path.ts'
import type { Body, Reply, SiteRequest } from './message.ts'

/**
 * Bytes that the framework may write ahead of a slow client. Chosen: nearly every part of a page, so that the page counts
 * as rendered although its client still reads.
 */
const writtenAhead = 256 * 1024

/** Ends the steps of a request whose client has gone: nobody reads a reply any more. */
class ClientGoneError extends Error {}

/** The bytes of what is written; null where nothing is. */
const bytesOfChunk = (chunk: unknown, encoding: unknown): Buffer | null => {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null
}

/**
 * The response that the framework gets. It is no part of the connection: the head becomes a reply, and what is written
 * becomes its body, with the backpressure of its reader. An HTML page becomes a reply when it has ended: the framework
 * may find in the middle of it that there is no such page, and sets the status then.
 */
class FrameworkResponse extends ServerResponse {
  readonly #body = new PassThrough({ highWaterMark: writtenAhead })
  readonly #reply = Promise.withResolvers<Reply>()
  readonly reply = this.#reply.promise
  #isStreamed = false
  readonly #page: Buffer[] = []

  constructor(request: IncomingMessage) {
    super(request)
    // The framework gives up files of which the client wants no more when the connection closes.
    Object.assign(this, { socket: request.socket })
    // Node looks at the connection; the framework takes a response that closes before this for one that nobody reads.
    Object.defineProperty(this, 'writableFinished', { get: () => this.#body.writableFinished })
    // What reads the body hears of errors by itself; until something does they must not end the process.
    this.#body.on('error', () => {})
    this.#body.on('drain', () => this.emit('drain'))
    this.#body.on('finish', () => this.emit('finish'))
  }

  /** Hands the head over, once: from then on it counts as sent. */
  #answer(body: Body): void {
    const headers = { ...this.getHeaders() }
    if (!this.headersSent) super.writeHead(this.statusCode)
    this.#reply.resolve({ status: this.statusCode, headers, body })
  }

  override writeHead(status: number, ...rest: readonly unknown[]): this {
    const headers = rest.at(-1)
    if (typeof headers === 'object' && headers !== null)
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value)
    super.writeHead(status)
    return this
  }

  get #isPage(): boolean {
    return String(this.getHeader('content-type')).startsWith('text/html')
  }

  override flushHeaders(): void {
    if (this.#isPage) return
    this.#isStreamed = true
    this.#answer(this.#body)
  }

  override write(...parts: readonly unknown[]): boolean {
    this.flushHeaders()
    if (this.#isStreamed) return Reflect.apply(this.#body.write.bind(this.#body), null, parts)
    const [chunk, encoding] = parts
    this.#page.push(bytesOfChunk(chunk, encoding) ?? Buffer.alloc(0))
    const done = parts.at(-1)
    if (typeof done === 'function') queueMicrotask(() => Reflect.apply(done, this, []))
    return true
  }

  override end(...parts: readonly unknown[]): this {
    if (this.writableEnded) return this
    if (this.#isStreamed) Reflect.apply(this.#body.end.bind(this.#body), null, parts)
    else {
      const [chunk, encoding] = parts
      const done = parts.at(-1)
      if (typeof done === 'function') this.once('finish', () => Reflect.apply(done, this, []))
      const last = bytesOfChunk(chunk, encoding)
      this.#answer(this.#page.length ? Buffer.concat([...this.#page, ...(last ? [last] : [])]) : last)
      this.#body.end().resume()
    }
    // `end` of Node would write to the connection; this is what it notes of itself.
    Object.assign(this, { finished: true })
    return this
  }

  /** The connection has ended, or the whole reply is written. */
  close(): void {
    if (!this.writableEnded) this.#body.destroy()
    if (!this.writableEnded && !this.#isStreamed) this.#reply.reject(new ClientGoneError())
    this.emit('close')
  }

  /** The framework has given up. */
  fail(): void {
    this.#reply.resolve({ status: 500, headers: {}, body: null })
    if (!this.writableEnded) this.#body.destroy()
  }
}

type FrameworkHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * What the framework answers. It is asked by GET for HEAD too: for HEAD it makes no page, and so does not know that there is
 * none; Node by itself sends no body.
 */
const callFramework = (handle: FrameworkHandler, incoming: IncomingMessage, { ended }: SiteRequest): Promise<Reply> => {
  if (incoming.method === 'HEAD') incoming.method = 'GET'
  const response = new FrameworkResponse(incoming)
  void ended.then(() => response.close())
  handle(incoming, response).catch((error: unknown) => {
    warn('request: the framework failed; answered 500; LOG_REQUESTS=1 logs the paths', { reason: String(error) })
    response.fail()
  })
  return response.reply
}

const requestOf = (incoming: IncomingMessage, response: ServerResponse, clientIp: string): SiteRequest => {
  const { method = 'GET', url: address = '/', headers } = incoming
  const [path = '/'] = address.split('?')
  return {
    method,
    address,
    path,
    headers,
    network: networkOf(clientIp),
    id: requestId(headers['x-request-id']),
    // A body that is refused halfway leaves the connection as it is, for the reply.
    get body() {
      return incoming.iterator({ destroyOnReturn: false })
    },
    ended: new Promise((resolve) => {
      onResponseClose(response, () => resolve(response.writableFinished ? response.statusCode : 'aborted'))
    }),
  }
}

const send = ({ status, headers, body }: Reply, response: ServerResponse): void => {
  response.writeHead(status, headers)
  // A client that goes ends the body, and a body that breaks off ends the connection.
  if (body instanceof Readable) {
    response.flushHeaders()
    pipeline(body, response, () => {})
  } else response.end(body ?? undefined)
}

type Options = {
  readonly run: (request: SiteRequest, last: () => Promise<Reply>) => Promise<Reply>
  readonly framework: FrameworkHandler
  /** The client's address; takes headers of proxies that are not trusted out of the request. */
  readonly clientIpOf: (incoming: IncomingMessage) => string
}

/** A listener of a server that answers each request by the pipeline, with the framework as its last step. */
export const createListener =
  ({ run, framework, clientIpOf }: Options) =>
  (incoming: IncomingMessage, response: ServerResponse): void => {
    toOriginForm(incoming)
    const request = requestOf(incoming, response, clientIpOf(incoming))
    run(request, () => callFramework(framework, incoming, request))
      .then((reply) => send(reply, response))
      .catch((error: unknown) => {
        // What a step does then, such as reading a body that has broken off, fails for the same reason.
        if (error instanceof ClientGoneError || response.closed) return
        warn('request: a step of the pipeline failed; answered 500; LOG_REQUESTS=1 logs the paths', {
          reason: String(error),
        })
        if (response.headersSent) response.destroy()
        else response.writeHead(500).end()
      })
  }
