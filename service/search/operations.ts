/** What each route of the search service does, once the caller is known: values in, the body of the answer out. */
import type { SearchEngine } from './engine.ts'
import {
  deepest,
  fromQueryString,
  parseAttributes,
  parseMaxFacetHits,
  parseParams,
  parseText,
  toQueryString,
} from './params.ts'
import { isObject, isShallow, type JsonObject } from './paths.ts'
import { badRequest, SearchRefusal } from './refusal.ts'
import { withDefaults } from './search-params.ts'

/** The indices that a key opens; `*` opens all. */
export type Grant = { readonly indexes: readonly string[] | '*' }

export type Call = {
  readonly engine: SearchEngine
  readonly grant: Grant
  /** Milliseconds on a clock that only runs forward. */
  readonly clock: () => number
}

const opens = ({ indexes }: Grant, name: string): boolean => indexes === '*' || indexes.includes(name)

/**
 * The name, when the caller may use that index.
 * @throws SearchRefusal 403 alike for an index that is closed and for one that does not exist, so that neither shows.
 * Source: spec 5.2 "an index is searchable only if the account can read the same collection".
 */
export const usableIndex = ({ engine, grant }: Call, name: unknown): string => {
  if (typeof name !== 'string' || name === '') throw badRequest('Missing "indexName"')
  if (!opens(grant, name) || !engine.has(name)) throw new SearchRefusal(403, 'Index not allowed with this API key')
  return name
}

/** Parameters given as such, or all together as a query string under `params`. */
const spread = (body: JsonObject): JsonObject => {
  const { params, ...rest } = body
  if (params === undefined || params === null) return rest
  if (typeof params === 'string') return { ...fromQueryString(params), ...rest }
  if (isObject(params)) return { ...params, ...rest }
  throw badRequest('Invalid value for "params", expected a query string')
}

const timing = (milliseconds: number) => ({
  processingTimeMS: Math.max(1, Math.round(milliseconds)),
  processingTimingsMS: { total: Math.round(milliseconds) },
  serverTimeMS: Math.max(1, Math.round(milliseconds)),
})

const only = (body: JsonObject, fields: readonly string[]): JsonObject =>
  fields.includes('*') ? body : Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name)))

/** The answer to one search. Source: spec 4.3 "Response". */
export const search = (call: Call, name: string, body: JsonObject): JsonObject => {
  const started = call.clock()
  const raw = spread(body)
  const params = parseParams(raw)
  const answer = call.engine.search(name, params)
  const whole = { ...answer, index: name, params: toQueryString(raw), ...timing(call.clock() - started) }
  return only(whole, withDefaults(params, call.engine.settings(name).defaults).responseFields)
}

/** The values of a facet that answer a query. */
export const searchFacet = (call: Call, name: string, facet: string, body: JsonObject): JsonObject => {
  const started = call.clock()
  const { facetQuery, maxFacetHits, ...raw } = spread(body)
  const query = parseText('facetQuery', facetQuery)
  const facetHits = call.engine.searchFacet(
    name,
    facet,
    { query, most: parseMaxFacetHits(maxFacetHits) },
    parseParams(raw),
  )
  const { processingTimeMS } = timing(call.clock() - started)
  return { facetHits, exhaustiveFacetsCount: true, exhaustive: { facetsCount: true }, processingTimeMS }
}

/** Requests in one call; more than a page of widgets could send. */
const mostRequests = 200

const requestsOf = (body: JsonObject): JsonObject[] => {
  const { requests } = body
  if (!Array.isArray(requests) || !requests.every(isObject))
    throw badRequest('Missing "requests", expected an array of objects')
  if (requests.length > mostRequests) throw badRequest(`At most ${mostRequests} requests in one call`)
  return requests
}

const one = (call: Call, request: JsonObject): JsonObject => {
  const { indexName, type, facet, ...rest } = request
  const name = usableIndex(call, indexName)
  if (type === undefined || type === null || type === 'default') return search(call, name, rest)
  if (type !== 'facet') throw badRequest('Invalid value for "type", expected default or facet')
  if (typeof facet !== 'string' || facet === '') throw badRequest('Missing "facet"')
  return searchFacet(call, name, facet, rest)
}

const isEnough = ({ hits, hitsPerPage }: JsonObject): boolean =>
  Array.isArray(hits) && typeof hitsPerPage === 'number' && hits.length >= hitsPerPage

/**
 * The answers to several requests, in their order; one that is refused refuses the call.
 * Source: spec 4.3 "Multi-search request".
 */
export const searchMany = (call: Call, body: JsonObject): JsonObject => {
  const { strategy = 'none' } = body
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches')
    throw badRequest('Invalid value for "strategy", expected none or stopIfEnoughMatches')
  const requests = requestsOf(body)
  for (const { indexName } of requests) usableIndex(call, indexName)
  let enough = false
  const results = requests.map((request) => {
    if (enough) return { index: request['indexName'], hits: [], nbHits: 0, nbPages: 0, processed: false }
    const result = one(call, request)
    enough = strategy === 'stopIfEnoughMatches' && isEnough(result)
    return result
  })
  return { results }
}

/** One record. @throws SearchRefusal 404 when the index holds none of that name. */
export const getObject = (call: Call, name: string, objectID: string, attributes: unknown): JsonObject => {
  const record = call.engine.getObject(name, objectID, parseAttributes(attributes))
  if (!record) throw new SearchRefusal(404, 'ObjectID does not exist')
  return record
}

/** Several records, null for those that do not exist. */
export const getObjects = (call: Call, body: JsonObject): JsonObject => {
  const results = requestsOf(body).map(({ indexName, objectID, attributesToRetrieve }) => {
    if (typeof objectID !== 'string') throw badRequest('Missing "objectID"')
    return call.engine.getObject(usableIndex(call, indexName), objectID, parseAttributes(attributesToRetrieve))
  })
  return { results }
}

const cursorOf = (from: number, raw: JsonObject): string =>
  Buffer.from(JSON.stringify({ from, raw })).toString('base64url')

const readCursor = (cursor: unknown): { from: number; raw: JsonObject } => {
  try {
    const read: unknown = JSON.parse(Buffer.from(String(cursor), 'base64url').toString())
    if (
      isObject(read) &&
      typeof read['from'] === 'number' &&
      Number.isInteger(read['from']) &&
      read['from'] >= 0 &&
      isObject(read['raw']) &&
      isShallow(read, deepest)
    )
      return { from: read['from'], raw: read['raw'] }
  } catch {
    // Not JSON: refused below with everything else that is no cursor of ours.
  }
  throw badRequest('Invalid value for "cursor" parameter')
}

/** The longest page of a browse, and its default. */
const browsePageSize = 1000

/** A page of all records that match, in the index's own order; `cursor` leads to the next and is absent on the last. */
export const browse = (call: Call, name: string, body: JsonObject): JsonObject => {
  const started = call.clock()
  const { cursor, ...given } = spread(body)
  const { from, raw } = cursor === undefined || cursor === null ? { from: 0, raw: given } : readCursor(cursor)
  const params = parseParams(raw)
  const hitsPerPage = Math.max(1, params.hitsPerPage ?? browsePageSize)
  const first = from > 0 ? from : (params.page ?? 0) * hitsPerPage
  const { hits, nbHits, next } = call.engine.browse(name, { ...params, hitsPerPage }, first)
  return {
    hits,
    nbHits,
    page: Math.floor(first / hitsPerPage),
    nbPages: Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    ...(next === null ? {} : { cursor: cursorOf(next, raw) }),
    query: params.query ?? '',
    params: toQueryString(raw),
    processingTimeMS: timing(call.clock() - started).processingTimeMS,
  }
}

/** The settings of an index, as its builder declared them. */
export const settingsOf = ({ engine }: Call, name: string): JsonObject => {
  const { defaults = {}, ...declared } = engine.settings(name)
  const { hitsPerPage, maxValuesPerFacet } = withDefaults({}, defaults)
  return {
    ...declared,
    ...defaults,
    hitsPerPage,
    maxValuesPerFacet,
    paginationLimitedTo: declared.paginationLimitedTo ?? 1000,
    ranking: declared.ranking ?? ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  }
}

/** The indices that the caller may use. */
export const listIndexes = ({ engine, grant }: Call): JsonObject => {
  const items = engine
    .list()
    .filter(({ name }) => opens(grant, name))
    .map(({ name, entries, dataSize, updatedAt, buildTime }) => ({
      name,
      entries,
      dataSize,
      fileSize: dataSize,
      createdAt: updatedAt,
      updatedAt,
      lastBuildTimeS: buildTime,
      pendingTask: false,
      numberOfPendingTasks: 0,
    }))
  return { items, nbPages: 1 }
}
