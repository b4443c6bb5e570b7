/** The content API as one request handler: authentication, routing, response. */
import { hash } from 'node:crypto'
import type { JsonObject } from '#platform/json-object.ts'
import { segmentsOf } from '#platform/request-path.ts'
import type { Auth } from '../auth/auth.ts'
import type { Caller } from '../auth/sign-in.ts'
import { ApiError, errorReply, invalidPayload, json } from '../http/errors.ts'
import { usualBodyLimit } from '../http/body.ts'
import { nestsDeeper } from '../http/json-depth.ts'
import type { Handler, Head, Reply, Request } from '../http/message.ts'
import { negotiate } from '../http/negotiate.ts'
import { readableAnywhere } from '../http/refusal.ts'
import type { Gate } from '../http/rate.ts'
import { shortened, shown } from '../message-values.ts'
import type { Store } from '../store/store.ts'
import { grantsOf } from './access.ts'
import type { AnswerCache } from './answer-cache.ts'
import { downloadAs } from './download.ts'
import { answerEndpoint } from './endpoints.ts'
import { listFiles, listItems, readFile, readItem } from './items.ts'
import { parametersFrom, parametersOfBody, type Parameters } from './parameters.ts'
import { isLogName, listLog, readLog } from './write/activity-log.ts'
import type { Change } from './write/changes.ts'
import { deleteFile } from './write/delete-file.ts'
import { largestUpload, receiveFile, type Uploads } from './write/receive-file.ts'
import { writeItems } from './write/write-items.ts'
import type { Report } from '../report.ts'

export type ContentDependencies = {
  readonly store: Store
  readonly auth: Auth
  readonly now: () => Date
  readonly report: Report
  /** Receives what a request has changed in the catalogue, once it is stored. */
  readonly changed?: (changes: readonly Change[]) => void
  /** The state of the catalogue that search shows; absent: search is elsewhere, or not open. */
  readonly searchEdition?: () => string
  /** Answers as Directus does where this service chose otherwise. */
  readonly strict?: boolean
  /** Absent: each read reads the database. */
  readonly answers?: AnswerCache
  /** Absent: files are not received. */
  readonly uploads?: Uploads
  /** Called before the body is read; absent: every request is admitted. */
  readonly gate?: Gate
}

/** Levels of a body, at most. Chosen: far beyond the lists within lists of a text. */
const deepestBody = 2000

const asJson = <Value>(read: () => Value): Value => {
  try {
    return read()
  } catch {
    throw invalidPayload('The body is not valid JSON')
  }
}

const bodyOf = ({ headers, body }: Request): unknown => {
  if (!body) return {}
  const type = headers['content-type'] ?? ''
  if (!/^application\/([\w.+-]+\+)?json *(;|$)/i.test(type))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', `Content-Type ${shown(type)} is not supported; send application/json.`)
  const text = asJson(() => new TextDecoder('utf-8', { fatal: true }).decode(body))
  if (nestsDeeper(text, deepestBody)) throw invalidPayload(`The body is nested more than ${deepestBody} levels deep`)
  return asJson((): unknown => JSON.parse(text))
}

const missing = (path: string) => {
  const short = shortened(path, 200)
  return new ApiError('ROUTE_NOT_FOUND', `Route ${short} doesn't exist.`, { path: short })
}

const isWrite = (method: string): method is 'POST' | 'PATCH' | 'DELETE' => ['POST', 'PATCH', 'DELETE'].includes(method)

/**
 * The health of Directus, with an additional header for caches of the site: the edition of the catalogue for this caller. It
 * changes with the rows, when search shows them (or a list of former hits would stand under the new edition), and with the
 * caller's policies.
 * @throws ApiError SERVICE_UNAVAILABLE when the database does not answer.
 */
const readHealth = async (request: Request, { store, auth, searchEdition }: ContentDependencies): Promise<Reply> => {
  const edition = await store.catalogue.edition()
  const reply = json(200, { status: 'ok' })
  if (edition === null) return reply
  const caller = request.headers['authorization']
    ? await auth.authenticate(request).catch((error: unknown) => {
        // An invalid token does not make the service unhealthy.
        if (error instanceof ApiError) return null
        throw error
      })
    : null
  const policies = [...(caller?.account.policies ?? [])].toSorted().join()
  const name = hash('sha256', `${edition} ${searchEdition?.() ?? ''} ${policies}`, 'base64url').slice(0, 22)
  return { ...reply, headers: { ...reply.headers, 'x-catalogue-edition': name } }
}

/** Of these routes the parts are fixed, or ids without capitals; behind the first part of others stand names of collections. */
const fixedRoutes: ReadonlySet<string> = new Set(['server', 'users', 'roles', 'auth'])

/** The segments with fixed parts in lower case, since Directus takes them in any. Ids of passkeys have capitals of their own. */
const routeOf = ([first = '', ...others]: readonly string[]): string[] => {
  const name = first.toLowerCase()
  const isFixed = fixedRoutes.has(name) && others[0]?.toLowerCase() !== 'passkeys'
  return [name, ...others.map((part) => (isFixed ? part.toLowerCase() : part))]
}

type Call = {
  /** HEAD counts as GET. */
  readonly method: string
  readonly segments: readonly string[]
  readonly body: () => unknown
  readonly caller: Caller | null
}

type Read = (parameters: Parameters, keys: readonly string[] | null) => Promise<JsonObject & { readonly data: unknown }>

/** The reply to a reading by the parameters of an address, or of the body of a SEARCH; a file of that name where they say so. */
const readReply = async ({ method, body }: Call, search: string, name: string, read: Read): Promise<Reply> => {
  const { parameters, keys } =
    method === 'SEARCH' ? parametersOfBody(body()) : { parameters: parametersFrom(search), keys: null }
  const download = 'export' in parameters ? downloadAs(parameters['export'], name) : null
  const answer = await read(parameters, keys)
  return download ? download(answer.data) : json(200, answer)
}

/** @throws ApiError ROUTE_NOT_FOUND for a path that the content API does not have, and as what it leads to. */
const answerCall = async (request: Request, call: Call, dependencies: ContentDependencies): Promise<Reply> => {
  const { method, segments, body, caller } = call
  const { path, search } = request
  const { store, auth, now, strict, uploads } = dependencies
  const { db, dialect, accounts } = store
  const [first, second, third, ...rest] = segments
  const account = caller?.account ?? null
  const context = { db, dialect, grants: grantsOf(account), now: now(), userId: account?.id ?? null, strict }
  const other = answerEndpoint({ method, segments, search, body, caller, context }, { accounts, auth })
  if (other) return other
  if (rest.length) throw missing(path)
  if (first === 'items' && second && third !== '') {
    if (method === 'GET' || (method === 'SEARCH' && third === undefined))
      return readReply(call, search, second, (parameters, keys) =>
        third === undefined
          ? listItems(second, parameters, context, keys)
          : readItem(second, third, parameters, context),
      )
    if (isWrite(method)) {
      // Without a body a browser asks no leave for a page of another origin.
      if (method === 'POST' && !request.body) throw invalidPayload('The body must hold the item')
      const written = await writeItems({ method, collection: second, id: third ?? null, search, body, context })
      if (written.changes.length) dependencies.changed?.(written.changes)
      const answer = await written.readAnswer()
      return answer ? json(200, answer) : { status: 204, headers: {}, body: null }
    }
  }
  if (method === 'POST' && first === 'files' && second === undefined && uploads)
    return json(200, await receiveFile({ ...request, context }, uploads))
  if (method === 'DELETE' && first === 'files' && second && third === undefined && uploads) {
    const changes = await deleteFile(second, context, uploads, dependencies.report)
    dependencies.changed?.(changes)
    return { status: 204, headers: {}, body: null }
  }
  if (first === 'files' && second !== '' && third === undefined)
    if (method === 'GET' || (method === 'SEARCH' && second === undefined))
      return readReply(call, search, first, (parameters, keys) =>
        second === undefined ? listFiles(parameters, context, keys) : readFile(second, parameters, context),
      )
  if (method === 'GET' && first && third === undefined && isLogName(first))
    return json(
      200,
      await (second === undefined ? listLog(first, search, context) : readLog(first, second, search, context)),
    )
  throw missing(path)
}

const route = async (request: Request, dependencies: ContentDependencies): Promise<Reply> => {
  const { auth } = dependencies
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const path = request.path.replace(/\/$/, '')
  const parts = segmentsOf(path)
  if (!parts) throw missing(path)
  const segments = routeOf(parts)
  const [first, second, third] = segments
  if (method === 'GET' && first === 'server' && third === undefined) {
    if (second === 'ping')
      return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'pong' }
    if (second === 'health') return readHealth(request, dependencies)
  }
  const { search, headers, ip } = request
  const body = () => bodyOf(request)
  const authenticate = () => auth.authenticate(request)
  const signingIn = auth.routes({ method, segments, search, cookie: headers['cookie'], body, caller: authenticate, ip })
  if (signingIn) return signingIn
  const caller = await authenticate()
  const read = () => answerCall(request, { method, segments, body, caller }, dependencies)
  const answer = dependencies.answers?.answer(request, caller, read) ?? read()
  return answer.catch((error: unknown) => {
    if (caller && error instanceof ApiError && error.code === 'FORBIDDEN') {
      const reason = `${method} ${shortened(request.path, 200)}`
      auth.log('access refused', { account: caller.account.id, ip, reason })
    }
    throw error
  })
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PATCH, POST, DELETE, SEARCH, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '18000',
}

/** Bytes of the body of a write: an article with pictures of text and all its links has room. */
export const largestWrite = 2 * 1024 * 1024

/**
 * The content API as a handler of plain values; it never throws, since every failure becomes the contract's envelope.
 * Source: docs/contract.md 4.1, 4.2, 5.1, 7.1.
 */
export const createContentHandler = (dependencies: ContentDependencies): Handler => {
  const handle = async (request: Request): Promise<Reply> => {
    if (request.method === 'OPTIONS') return { status: 204, headers: cors, body: null }
    const reply =
      (await dependencies.gate?.()) ??
      (await route(request, dependencies).catch((error: unknown) => errorReply(error, dependencies.report)))
    return negotiate(request, {
      ...reply,
      headers: {
        'cache-control': 'no-cache',
        vary: 'Origin, Authorization, Cookie',
        ...readableAnywhere,
        ...reply.headers,
      },
    })
  }
  // Only who signed in may send a long body: others would fill the memory.
  const bodyLimit = async (head: Head): Promise<number> => {
    const isFile = /^\/files\/?$/i.test(head.path)
    if (!isFile && !/^\/items\//i.test(head.path)) return usualBodyLimit
    if (!(await dependencies.auth.authenticate(head))) return usualBodyLimit
    return isFile ? largestUpload : largestWrite
  }
  return Object.assign(handle, { bodyLimit })
}
