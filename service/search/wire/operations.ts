/** The operation of each route of the search service, for an authorised call: takes values, returns the response body. */
import { nestsDeeper } from '../../http/json-depth.ts'
import { callTime, createRoom, deadlineAt, queryTime, type Deadline } from '../deadline.ts'
import type { IndexSummary, SearchEngine } from '../engine.ts'
import { forcedOf, isAdmin, opens, restrictionsOn, waysAroundOf, withinOf, type Grant } from './grant.ts'
import type { Keyring } from './keyring.ts'
import { deepest, fromQueryString, parseAttributes, parseParams, parseText, toQueryString } from '../query/params.ts'
import { isObject, jsonOf, type JsonObject } from '#platform/json-object.ts'
import { badRequest, SearchRefusal } from '../refusal.ts'
import { withDefaults, type SearchOptions, type SearchParams } from '../query/search-params.ts'
import { noStatistics, type Statistics } from '../statistics/statistics.ts'
import { shownSettings } from './wire-settings.ts'
import type { Writer } from './writer.ts'

/** A call: its caller, grant and parameters. */
export type Call = {
  readonly engine: SearchEngine
  readonly writer: Writer
  /** Null where keys cannot be managed. */
  readonly keyring: Keyring | null
  /** Indexes that follow the catalogue and are not written to. */
  readonly catalogue: ReadonlySet<string>
  readonly grant: Grant
  readonly apiKey: string
  /** Address of the caller. */
  readonly caller: string
  /** Null: searches are not counted. */
  readonly statistics: Statistics | null
  readonly now: () => Date
  /** Milliseconds on a clock that only runs forward. */
  readonly clock: () => number
  /** Yields to other requests before the call continues. */
  readonly rest: () => Promise<void>
}

/** The remaining budget of a call with several queries: time on its clock, and bytes; and what it has searched. */
type Remaining = { readonly end: number; readonly take: Deadline['take']; readonly searched: Set<string> }
const whole = (): Remaining => ({ end: Infinity, take: createRoom(), searched: new Set() })

const deadlineFor = ({ clock }: Call, { end, take }: Pick<Remaining, 'end' | 'take'>): Deadline => {
  const started = clock()
  return deadlineAt(started, Math.min(started + queryTime, end), clock, take)
}

/** Characters; no index has a longer name. */
export const longestIndexName = 256

/**
 * The name, when the caller may use that index.
 * @throws SearchRefusal 403 alike for an index that is closed and for one that does not exist, so that neither shows; 404
 * for a key that opens all indexes.
 * Source: docs/contract.md 5.2 "an index is searchable only if the account can read the same collection".
 */
export const usableIndex = ({ engine, grant }: Call, name: unknown): string => {
  if (typeof name !== 'string' || name === '') throw badRequest('Missing "indexName"')
  if (name.length > longestIndexName)
    throw badRequest(`Invalid value for "indexName" parameter, expected at most ${longestIndexName} characters`)
  if (!opens(grant, name)) throw new SearchRefusal(403, 'Index not allowed with this API key')
  if (engine.has(name)) return name
  if (grant.indexes === '*') throw new SearchRefusal(404, `Index ${name} does not exist`)
  throw new SearchRefusal(403, 'Index not allowed with this API key')
}

/** The name of an index that the key opens, whether it exists or not. @throws SearchRefusal 403. */
export const openIndex = ({ grant }: Call, name: string): string => {
  if (!opens(grant, name)) throw new SearchRefusal(403, 'Index not allowed with this API key')
  return name
}

/** Parameters as separate keys, or together as a query string under `params`. */
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

/** The parameters as the key lets them pass; pages have `usual` hits where nothing says how many. @throws SearchRefusal 400 on those that cannot be read. */
const permitted = ({ engine, grant }: Call, name: string, raw: JsonObject, usual: number): SearchParams => {
  const forced = parseParams(forcedOf(grant))
  const waysAround = waysAroundOf(forced)
  const free = Object.fromEntries(Object.entries(raw).filter(([parameter]) => !waysAround.has(parameter)))
  const { attributesToRetrieve: shown = ['*'] } = forced
  const params = { ...parseParams(free), ...forced, shown, restrictions: restrictionsOn(grant, name) }
  const most = Math.min(grant.maxHitsPerQuery ?? Infinity, forced.hitsPerPage ?? Infinity)
  if (most === Infinity) return params
  const { hitsPerPage = usual, length = null } = params
  // Both say how many hits a page has, or how many groups of so many hits.
  const { distinct } = withDefaults(params, engine.settings(name).defaults)
  const groups = Math.max(1, Math.floor(most / Math.max(1, distinct)))
  return {
    ...params,
    hitsPerPage: Math.min(groups, hitsPerPage),
    length: length === null ? null : Math.min(groups, length),
  }
}

/** Hits of a page where the request does not say. @throws SearchRefusal 404 for an index that does not exist. */
const usualSize = ({ engine }: Call, name: string): number =>
  withDefaults({}, engine.settings(name).defaults).hitsPerPage

const isFiltered = ({ filters, facetFilters, numericFilters, tagFilters }: SearchOptions): boolean =>
  [filters, facetFilters, numericFilters, tagFilters].some((filter) => filter.length > 0)

/** Counts a search where statistics are on; returns its name where it asks for one. */
const counted = (
  { statistics, grant, caller }: Call,
  index: string,
  options: SearchOptions,
  { hits, searched }: { hits: number; searched: Set<string> },
) => {
  const { query, page, offset, hitsPerPage, analytics, clickAnalytics: tracked } = options
  // A further page, a search for counts alone, and a further one in a call belong to the first; a key that may write tries searches out.
  const isFirst = page === 0 && (offset ?? 0) === 0 && hitsPerPage > 0 && !searched.has(`${index} ${query}`)
  searched.add(`${index} ${query}`)
  const counts = analytics && isFirst && !isAdmin(grant)
  const search = { index, query, hits, filtered: isFiltered(options), tracked, counts, caller }
  return (statistics ?? noStatistics).search(search)
}

/** The answer to one search, within the remaining budget of its call. Source: docs/contract.md 4.3 "Response". */
export const search = (call: Call, name: string, body: JsonObject, remaining = whole()): JsonObject => {
  const started = call.clock()
  const raw = spread(body)
  const params = permitted(call, name, raw, usualSize(call, name))
  const answer = call.engine.search(name, params, deadlineFor(call, remaining))
  const options = withDefaults(params, call.engine.settings(name).defaults)
  const queryID = counted(call, name, options, { hits: answer.nbHits, searched: remaining.searched })
  const shown = { ...answer, index: name, params: toQueryString(raw), ...timing(call.clock() - started) }
  return only(queryID === null ? shown : { ...shown, queryID }, options.responseFields)
}

/** The values of a facet that answer a query, cut short like `search`. */
export const searchFacet = (
  call: Call,
  name: string,
  facet: string,
  body: JsonObject,
  remaining = whole(),
): JsonObject => {
  const started = call.clock()
  const { facetQuery, ...raw } = spread(body)
  const query = parseText('facetQuery', facetQuery)
  const deadline = deadlineFor(call, remaining)
  const params = permitted(call, name, raw, usualSize(call, name))
  const { maxFacetHits: most } = withDefaults(params, call.engine.settings(name).defaults)
  const facetHits = call.engine.searchFacet(name, facet, { query, most }, params, deadline)
  const isWhole = !deadline.cut()
  const { processingTimeMS } = timing(call.clock() - started)
  return { facetHits, exhaustiveFacetsCount: isWhole, exhaustive: { facetsCount: isWhole }, processingTimeMS }
}

/** Requests in one call; more than a page of widgets could send. */
const mostRequests = 200

/** The requests of a call. @throws SearchRefusal 400 when they are no list of objects, or more than `most`. */
export const requestsIn = (body: JsonObject, most = Infinity): JsonObject[] => {
  const { requests } = body
  if (!Array.isArray(requests) || !requests.every(isObject))
    throw badRequest('Missing "requests", expected an array of objects')
  if (requests.length > most)
    throw badRequest(
      `Invalid value for "requests", expected at most ${most} requests in one call, not ${requests.length}`,
    )
  return requests
}

const one = (call: Call, request: JsonObject, remaining: Remaining): JsonObject => {
  const { indexName, type, facet, ...rest } = request
  const name = usableIndex(call, indexName)
  if (type === undefined || type === null || type === 'default') return search(call, name, rest, remaining)
  if (type !== 'facet') throw badRequest('Invalid value for "type", expected default or facet')
  if (typeof facet !== 'string' || facet === '') throw badRequest('Missing "facet"')
  return searchFacet(call, name, facet, rest, remaining)
}

/** Milliseconds that the queries of one call may take before other requests are answered. */
const longestTurn = 20

const isEnough = ({ hits, hitsPerPage, length = hitsPerPage }: JsonObject): boolean =>
  Array.isArray(hits) && typeof length === 'number' && hits.length >= length

/**
 * The answers to several requests, in their order; one that is refused refuses the call.
 * Source: docs/contract.md 4.3 "Multi-search request". Chosen: others are answered in between, so that a long call keeps nobody waiting.
 */
export const searchMany = async (call: Call, body: JsonObject): Promise<JsonObject> => {
  const { strategy = 'none' } = body
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches')
    throw badRequest('Invalid value for "strategy", expected none or stopIfEnoughMatches')
  const requests = requestsIn(body, mostRequests)
  for (const { indexName } of requests) usableIndex(call, indexName)
  const { take, searched } = whole()
  const results: JsonObject[] = []
  let enough = false
  let spent = 0
  let spentAtRest = 0
  for (const request of requests) {
    if (enough) {
      results.push({ index: request['indexName'], hits: [], nbHits: 0, nbPages: 0, processed: false })
      continue
    }
    if (spent - spentAtRest > longestTurn) {
      await call.rest()
      spentAtRest = spent
    }
    const started = call.clock()
    const result = one(call, request, { end: started + callTime - spent, take, searched })
    spent += call.clock() - started
    enough = strategy === 'stopIfEnoughMatches' && isEnough(result)
    results.push(result)
  }
  return { results }
}

/** The deadline of a call that looks up which records its key shows. */
const lookUpTime = ({ clock }: Call, started = clock()): Deadline => deadlineAt(started, started + callTime, clock)

/** @throws SearchRefusal 400 when it passed: a part would be no answer to which records there are. */
const checkWhole = ({ cut }: Deadline): void => {
  if (cut()) throw badRequest('It takes too long to look up which records this API key shows')
}

/** A function that gives the part of a record that the key shows; null for one that it does not. */
const readerFor = ({ engine, grant }: Call, name: string, deadline: Deadline) => {
  const { attributesToRetrieve } = parseParams(forcedOf(grant))
  const read = engine.reader(name, withinOf(grant, name) ?? {}, deadline)
  return (objectID: string, attributes: unknown) => {
    const requested = parseAttributes(attributes)
    return read(objectID, attributesToRetrieve ?? requested)
  }
}

/** One record. @throws SearchRefusal 404 when the index holds none of that name. */
export const getObject = (call: Call, name: string, objectID: string, attributes: unknown): JsonObject => {
  const deadline = lookUpTime(call)
  const record = readerFor(call, name, deadline)(objectID, attributes)
  checkWhole(deadline)
  if (!record) throw new SearchRefusal(404, 'ObjectID does not exist')
  return record
}

/** Records in one call. Source: the search service's published limit. */
const mostObjects = 1000

/** Several records, null for those that do not exist. */
export const getObjects = (call: Call, body: JsonObject): JsonObject => {
  const deadline = lookUpTime(call)
  const readers = new Map<string, ReturnType<typeof readerFor>>()
  const results = requestsIn(body, mostObjects).map(({ indexName, objectID, attributesToRetrieve }) => {
    if (typeof objectID !== 'string') throw badRequest('Missing "objectID"')
    const name = usableIndex(call, indexName)
    const read = readers.get(name) ?? readerFor(call, name, deadline)
    readers.set(name, read)
    const record = read(objectID, attributesToRetrieve)
    deadline.take(Buffer.byteLength(JSON.stringify(record)))
    return record
  })
  checkWhole(deadline)
  return { results }
}

const cursorOf = (from: number, raw: JsonObject): string =>
  Buffer.from(JSON.stringify({ from, raw })).toString('base64url')

const readCursor = (cursor: unknown): { from: number; raw: JsonObject } => {
  const text = Buffer.from(String(cursor), 'base64url').toString()
  const read = nestsDeeper(text, deepest) ? null : jsonOf(text)
  const { from, raw }: JsonObject = isObject(read) ? read : {}
  if (typeof from === 'number' && Number.isInteger(from) && from >= 0 && isObject(raw)) return { from, raw }
  throw badRequest('Invalid value for "cursor" parameter, expected one from the answer to a browse')
}

/** The longest page of a browse, and its default. */
const browsePageSize = 1000

/** A page of all records that match, in the index's own order; `cursor` leads to the next and is absent on the last. */
export const browse = (call: Call, name: string, body: JsonObject): JsonObject => {
  const started = call.clock()
  const { cursor, ...rest } = spread(body)
  const { from, raw } = cursor === undefined || cursor === null ? { from: 0, raw: rest } : readCursor(cursor)
  const params = permitted(call, name, raw, browsePageSize)
  const hitsPerPage = Math.max(1, params.hitsPerPage ?? browsePageSize)
  const first = from > 0 ? from : (params.page ?? 0) * hitsPerPage
  const deadline = deadlineFor(call, whole())
  const { hits, nbHits, next } = call.engine.browse(name, { ...params, hitsPerPage }, first, deadline)
  // An incomplete page would leave records out without its cursor showing it.
  if (deadline.cut())
    throw badRequest(
      'The browse takes too long: ask for less with "query" and "filters", or for fewer with "hitsPerPage"',
    )
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

/** The settings of an index. */
export const settingsOf = ({ engine }: Call, name: string): JsonObject => shownSettings(engine.settings(name))

/** The indices that the caller may use, with the number of records that its key shows; of these the bytes are not summed. */
export const listIndexes = (call: Call): JsonObject => {
  const { engine, grant } = call
  const deadline = lookUpTime(call)
  const shownOf = ({ name, entries, dataSize }: IndexSummary) => {
    try {
      const within = withinOf(grant, name)
      if (!within) return { entries, dataSize }
      return { entries: engine.search(name, { ...within, hitsPerPage: 0 }, deadline).nbHits, dataSize: 0 }
    } catch (error) {
      // Filters of a key that cannot be read find nothing.
      if (error instanceof SearchRefusal) return { entries: 0, dataSize: 0 }
      throw error
    }
  }
  const items = engine
    .list()
    .filter(({ name }) => opens(grant, name))
    .map((summary) => ({ ...summary, ...shownOf(summary) }))
    .map(({ name, entries, dataSize, createdAt, updatedAt, buildTime }) => ({
      name,
      entries,
      dataSize,
      fileSize: dataSize,
      createdAt,
      updatedAt,
      lastBuildTimeS: buildTime,
      pendingTask: false,
      numberOfPendingTasks: 0,
    }))
  checkWhole(deadline)
  return { items, nbPages: 1 }
}
