/** The content API as one function: who calls, which route, which answer. */
import { ApiError, errorReply, forbidden, invalidPayload, json } from '../http/errors.ts'
import type { Handler, Reply, Request } from '../http/message.ts'
import { negotiate } from '../http/negotiate.ts'
import type { Gate } from '../http/rate.ts'
import type { Account, Accounts } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import { grantsOf } from './access.ts'
import { answerEndpoint } from './endpoints.ts'
import { listItems, readItem } from './items.ts'
import { parametersFrom, parametersOfBody } from './parameters.ts'

export type ContentDependencies = {
  readonly store: Store
  readonly now: () => Date
  readonly report: (error: unknown) => void
  /** Asked before anything is read; absent: every request comes in. */
  readonly gate?: Gate
}

/**
 * The account behind the request's token; null for a request without one.
 * @throws ApiError INVALID_CREDENTIALS for a token that nobody holds, INVALID_PAYLOAD for two tokens at once.
 * Source: spec 5.1, 7.1.
 */
const authenticate = async (request: Request, accounts: Accounts): Promise<Account | null> => {
  const header = /^bearer (\S+)$/i.exec(request.headers['authorization'] ?? '')?.[1]
  const parameter = new URLSearchParams(request.search).get('access_token')
  if (header !== undefined && parameter !== null)
    throw invalidPayload('The request uses more than one method for including an access token')
  const token = header ?? parameter
  if (token === null) return null
  const account = await accounts.byToken(token)
  if (!account) throw new ApiError('INVALID_CREDENTIALS', 'Invalid user credentials.')
  return account
}

const bodyOf = ({ headers, body }: Request): unknown => {
  if (!body) return {}
  const type = headers['content-type'] ?? ''
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', `Content-Type "${type}" is not supported; send application/json.`)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw invalidPayload('The body is not valid JSON')
  }
}

const segmentsOf = (path: string): string[] => {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    throw new ApiError('ROUTE_NOT_FOUND', "The route doesn't exist.")
  }
}

const route = async (request: Request, dependencies: ContentDependencies): Promise<Reply> => {
  const { store, now } = dependencies
  const { db, dialect, accounts } = store
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const segments = segmentsOf(request.path.replace(/\/$/, ''))
  const [first, second, third, ...rest] = segments
  const missing = new ApiError('ROUTE_NOT_FOUND', `Route ${request.path} doesn't exist.`, { path: request.path })
  if (method === 'GET' && first === 'server' && second === 'ping' && third === undefined)
    return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'pong' }
  const account = await authenticate(request, accounts)
  const context = { db, dialect, grants: grantsOf(account), now: now(), userId: account?.id ?? null }
  const { search } = request
  const other = answerEndpoint({ method, segments, search, body: () => bodyOf(request), account, context }, accounts)
  if (other) return other
  if (rest.length) throw missing
  if (method === 'GET' && first === 'items' && second) {
    if (third === undefined) return json(200, await listItems(second, parametersFrom(request.search), context))
    if (third === '') throw missing
    return json(200, await readItem(second, third, parametersFrom(request.search), context))
  }
  if (method === 'SEARCH' && first === 'items' && second && third === undefined)
    return json(200, await listItems(second, parametersOfBody(bodyOf(request)), context))
  // A write on items is a known route on which nobody has rights, not a route that is missing.
  if (first === 'items' && second && ['POST', 'PATCH', 'DELETE'].includes(method)) throw forbidden()
  throw missing
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PATCH, POST, DELETE, SEARCH, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '18000',
}

/**
 * The content API as a handler of plain values; it never throws, since every failure becomes the contract's envelope.
 * Source: spec 4.1, 4.2, 5.1, 7.1.
 */
export const createContentHandler =
  (dependencies: ContentDependencies): Handler =>
  async (request) => {
    if (request.method === 'OPTIONS') return { status: 204, headers: cors, body: null }
    const reply =
      dependencies.gate?.() ??
      (await route(request, dependencies).catch((error: unknown) => errorReply(error, dependencies.report)))
    return negotiate(request, {
      ...reply,
      headers: {
        'cache-control': 'no-cache',
        vary: 'Origin, Authorization',
        'access-control-allow-origin': '*',
        ...reply.headers,
      },
    })
  }
