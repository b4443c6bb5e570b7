/**
 * The search surface: Algolia's read protocol over the engine. Browsers call it straight from other origins, with
 * their credentials in the query string and JSON under `text/plain`.
 */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Handler, Reply, Request } from '../http/message.ts'
import type { SearchEngine } from './engine.ts'
import {
  browse,
  getObject,
  getObjects,
  listIndexes,
  search,
  searchFacet,
  searchMany,
  settingsOf,
  usableIndex,
  type Call,
  type Grant,
} from './operations.ts'
import { deepest, fromQueryString } from './params.ts'
import { isObject, isShallow, type JsonObject } from './paths.ts'
import { badRequest, SearchRefusal } from './refusal.ts'

export type SearchHandlerOptions = {
  readonly engine: SearchEngine
  /** What the key opens; null for a key or an application that does not exist. */
  readonly resolveKey: (applicationId: string, apiKey: string) => Promise<Grant | null>
  /** Receives what went wrong on our side, before the caller gets a 500 without detail; without it, that goes on to the listener. */
  readonly report?: (error: unknown) => void
  /** Milliseconds on a clock that only runs forward. */
  readonly clock?: () => number
}

/** Bytes; the largest body, unpacked. */
const largestBody = 1024 * 1024
/** Seconds for which a browser may remember the answer to a preflight. */
const preflightAge = 86_400

const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' }

const reply = (status: number, body: unknown): Reply => ({
  status,
  headers: { ...cors, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

const preflight = ({ headers }: Request): Reply => ({
  status: 204,
  headers: {
    ...cors,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? 'content-type',
    'access-control-max-age': String(preflightAge),
    vary: 'access-control-request-headers',
  },
  body: null,
})

const unzip = promisify(gunzip)

const bodyText = async ({ body, headers }: Request): Promise<string> => {
  if (!body || body.length === 0) return ''
  if (headers['content-encoding'] !== 'gzip') return Buffer.from(body).toString()
  try {
    return (await unzip(body, { maxOutputLength: largestBody })).toString()
  } catch (error) {
    throw badRequest(`Invalid gzip body: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

const bodyOf = async (request: Request): Promise<JsonObject> => {
  const text = await bodyText(request)
  if (text.trim() === '') return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw badRequest(`Invalid JSON body: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
  if (!isObject(parsed)) throw badRequest('Invalid JSON body: expected an object')
  if (!isShallow(parsed, deepest)) throw badRequest('Invalid JSON body: nested too deeply')
  return parsed
}

const segmentsOf = (path: string): string[] => {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    throw badRequest('Invalid percent-encoding in the path')
  }
}

const credential = (request: Request, name: string): string =>
  request.headers[name] ?? new URLSearchParams(request.search).get(name) ?? ''

/** @throws SearchRefusal 403 alike for a missing and an unknown key. Source: spec 7.2. */
const authorise = async (request: Request, resolveKey: SearchHandlerOptions['resolveKey']): Promise<Grant> => {
  const application = credential(request, 'x-algolia-application-id')
  const key = credential(request, 'x-algolia-api-key')
  const grant = application && key ? await resolveKey(application, key) : null
  if (!grant) throw new SearchRefusal(403, 'Invalid Application-ID or API key')
  return grant
}

const unknownRoute = () => new SearchRefusal(404, 'Path not found')

const ownKey = ({ grant }: Call, value: string): JsonObject => ({
  value,
  acl: ['search', 'browse', 'settings', 'listIndexes'],
  indexes: grant.indexes === '*' ? [] : grant.indexes,
  description: '',
  createdAt: 0,
  validity: 0,
  maxHitsPerQuery: 0,
  maxQueriesPerIPPerHour: 0,
})

/** Routes over all indices, where the name of the index is an asterisk. */
const acrossIndexes = async (call: Call, request: Request, action: string | undefined): Promise<JsonObject> => {
  if (request.method === 'POST' && action === 'queries') return searchMany(call, await bodyOf(request))
  if (request.method === 'POST' && action === 'objects') return getObjects(call, await bodyOf(request))
  throw unknownRoute()
}

/** Routes of one index, below its name. */
const ofIndex = async (call: Call, request: Request, [index, ...rest]: readonly string[]): Promise<JsonObject> => {
  const isPost = request.method === 'POST'
  const isGet = request.method === 'GET'
  const [action, facet, verb] = rest
  const given = () => (isPost ? bodyOf(request) : Promise.resolve(fromQueryString(request.search)))
  const name = usableIndex(call, index)
  if (rest.length === 0 && isGet) return search(call, name, await given())
  if (rest.length === 1 && action === 'query' && (isPost || isGet)) return search(call, name, await given())
  if (rest.length === 1 && action === 'browse' && (isPost || isGet)) return browse(call, name, await given())
  if (rest.length === 1 && action === 'settings' && isGet) return settingsOf(call, name)
  if (rest.length === 3 && action === 'facets' && facet && verb === 'query' && isPost)
    return searchFacet(call, name, facet, await given())
  if (rest.length === 1 && action && isGet)
    return getObject(call, name, action, fromQueryString(request.search)['attributesToRetrieve'])
  throw unknownRoute()
}

const route = async (call: Call, request: Request): Promise<JsonObject> => {
  const [version, resource, first, ...rest] = segmentsOf(request.path)
  if (version !== '1') throw unknownRoute()
  const apiKey = credential(request, 'x-algolia-api-key')
  if (resource === 'keys' && request.method === 'GET' && first === apiKey && rest.length === 0)
    return ownKey(call, apiKey)
  if (resource !== 'indexes') throw unknownRoute()
  if (first === undefined && request.method === 'GET') return listIndexes(call)
  if (first === undefined || first === '') throw unknownRoute()
  return first === '*'
    ? acrossIndexes(call, request, rest.length === 1 ? rest[0] : undefined)
    : ofIndex(call, request, [first, ...rest])
}

/**
 * A handler of the search service's read routes; errors are `{message, status}`.
 * Chosen: the service's paths and error bodies are Algolia's, as the specification names a hosted search service without showing them.
 */
export const createSearchHandler = ({
  engine,
  resolveKey,
  report,
  clock = () => performance.now(),
}: SearchHandlerOptions): Handler => {
  const refused = (error: unknown): Reply => {
    if (error instanceof SearchRefusal) return reply(error.status, { message: error.message, status: error.status })
    if (!report) throw error
    report(error)
    return reply(500, { message: 'Internal server error', status: 500 })
  }
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request)
    try {
      const grant = await authorise(request, resolveKey)
      return reply(200, await route({ engine, grant, clock }, request))
    } catch (error) {
      return refused(error)
    }
  }
}
