/** Which route leads where, and what a key needs for it. */
import * as admin from './administration.ts'
import * as absent from './absent-routes.ts'
import * as analytics from './analytics-routes.ts'
import { takeEvents } from './events.ts'
import type { Acl } from './grant.ts'
import * as read from './operations.ts'
import { fromQueryString } from '../query/params.ts'
import type { JsonObject } from '#platform/json-object.ts'
import { badRequest } from '../refusal.ts'
import * as synonyms from './synonym-routes.ts'

/**
 * A request as routes receive it: the parts of its path, its query string, and its body, which is parsed on first use.
 */
export type Routed = {
  readonly parts: readonly string[]
  readonly search: string
  /** The body, which must be an object; empty when there is none. */
  readonly body: () => Promise<JsonObject>
  /** The body, whatever it is. */
  readonly anyBody: () => Promise<unknown>
}

type Action = (call: read.Call, request: Routed) => JsonObject | Promise<JsonObject>

export type Route = {
  readonly method: string
  /** Parts of the path behind `/1`, or with another version the whole path; `:` stands for any. */
  readonly path: readonly string[]
  /** What a key needs one of; none for those that any key may call. */
  readonly needs: readonly Acl[]
  /** Of an answer; 200 when left out. */
  readonly status?: number
  readonly run: Action
}

const route = (pattern: string, needed: Acl | readonly Acl[] | null, run: Action): Route => {
  const [method = '', path = ''] = pattern.split(' ')
  const needs = needed === null ? [] : [needed].flat()
  return { method, path: path.split('/').slice(1), needs, run }
}

const parameter = ({ search }: Routed, name: string): string | null => new URLSearchParams(search).get(name)

/** The n-th part of the path. */
const part = ({ parts }: Routed, at: number): string => {
  const name = parts[at]
  if (!name) throw badRequest(`Invalid path, expected a name in part ${at + 1} behind "/1"`)
  return name
}

const usable = (call: read.Call, request: Routed): string => read.usableIndex(call, part(request, 1))
const writable = (call: read.Call, request: Routed): string => admin.writableIndex(call, part(request, 1))

/** A search or a browse, which may also be requested by GET. */
const reading =
  (action: (call: read.Call, name: string, body: JsonObject) => JsonObject): Action =>
  async (call, request) => {
    const name = usable(call, request)
    return action(call, name, { ...fromQueryString(request.search), ...(await request.body()) })
  }

/** A change of one index, by its body. */
const changed =
  (action: (call: read.Call, name: string, body: JsonObject) => JsonObject): Action =>
  async (call, request) =>
    action(call, writable(call, request), await request.body())

/** An answer that does not depend on the index, for a caller that may use it. */
const ofIndex =
  (answer: () => JsonObject): Action =>
  (call, request) => {
    usable(call, request)
    return answer()
  }

/** Figures of a time, by the query string. */
const figures =
  (action: (call: read.Call, search: string, now: number) => Promise<JsonObject>): Action =>
  (call, { search }) =>
    action(call, search, call.now().getTime())

/** Each step of a batch needs one of its own. */
const batching = ['addObject', 'deleteObject', 'deleteIndex'] as const

const routes: readonly Route[] = [
  route('POST /indexes/*/queries', 'search', async (call, { body }) => read.searchMany(call, await body())),
  route('POST /indexes/*/objects', 'search', async (call, { body }) => read.getObjects(call, await body())),
  route('POST /indexes/*/batch', batching, async (call, { body }) => admin.batchMany(call, await body())),
  route('GET /indexes', 'listIndexes', (call) => read.listIndexes(call)),
  route('GET /indexes/:', 'search', reading(read.search)),
  route('POST /indexes/:/query', 'search', reading(read.search)),
  route('GET /indexes/:/query', 'search', reading(read.search)),
  route('POST /indexes/:/browse', 'browse', reading(read.browse)),
  route('GET /indexes/:/browse', 'browse', reading(read.browse)),
  route('POST /indexes/:/facets/:/query', 'search', async (call, request) =>
    read.searchFacet(call, usable(call, request), part(request, 3), await request.body()),
  ),
  route('GET /indexes/:/settings', 'settings', (call, request) => read.settingsOf(call, usable(call, request))),
  route('PUT /indexes/:/settings', 'editSettings', changed(admin.changeSettings)),
  route('GET /indexes/:/task/:', 'search', (call, request) => admin.taskStatus(call, part(request, 3))),
  route('GET /task/:', 'search', (call, request) => admin.taskStatus(call, part(request, 1))),
  route('POST /indexes/:/batch', batching, changed(admin.batch)),
  route('POST /indexes/:/clear', 'deleteIndex', changed(admin.clearIndex)),
  route('POST /indexes/:/deleteByQuery', 'deleteIndex', changed(admin.deleteByQuery)),
  route('POST /indexes/:/operation', 'addObject', async (call, request) =>
    admin.operate(call, read.openIndex(call, part(request, 1)), await request.body()),
  ),
  route('POST /indexes/:/synonyms/batch', 'editSettings', async (call, request) => {
    const replaceAll = parameter(request, 'replaceExistingSynonyms') === 'true'
    return synonyms.saveSynonyms(call, writable(call, request), await request.anyBody(), replaceAll)
  }),
  route('POST /indexes/:/synonyms/clear', 'editSettings', (call, request) =>
    synonyms.clearSynonyms(call, writable(call, request)),
  ),
  route('POST /indexes/:/synonyms/search', 'settings', reading(synonyms.searchSynonyms)),
  route('GET /indexes/:/synonyms/:', 'settings', (call, request) =>
    synonyms.getSynonym(call, usable(call, request), part(request, 3)),
  ),
  route('PUT /indexes/:/synonyms/:', 'editSettings', async (call, request) =>
    synonyms.saveSynonym(call, writable(call, request), part(request, 3), await request.body()),
  ),
  route('DELETE /indexes/:/synonyms/:', 'editSettings', (call, request) =>
    synonyms.deleteSynonym(call, writable(call, request), part(request, 3)),
  ),
  route('POST /indexes/:/rules/search', 'settings', ofIndex(absent.noEntries)),
  route('POST /indexes/:/rules/batch', 'editSettings', async (call, request) =>
    absent.saveRules(call, writable(call, request), await request.anyBody()),
  ),
  route('POST /indexes/:/rules/clear', 'editSettings', (call, request) =>
    absent.clearRules(call, writable(call, request)),
  ),
  route('GET /indexes/:/rules/:', 'settings', ofIndex(absent.getRule)),
  route('PUT /indexes/:/rules/:', 'editSettings', ofIndex(absent.saveRule)),
  route('DELETE /indexes/:/rules/:', 'editSettings', (call, request) =>
    absent.clearRules(call, writable(call, request)),
  ),
  route('GET /logs', 'logs', absent.logs),
  route('GET /dictionaries/*/languages', 'settings', absent.dictionaryLanguages),
  route('GET /dictionaries/*/settings', 'settings', absent.dictionarySettings),
  route('PUT /dictionaries/*/settings', 'editSettings', async (call, { body }) =>
    absent.changeDictionarySettings(call, await body()),
  ),
  route('POST /dictionaries/:/search', 'settings', (_call, request) => absent.searchDictionary(part(request, 1))),
  route('POST /dictionaries/:/batch', 'editSettings', async (call, request) =>
    absent.changeDictionary(call, part(request, 1), await request.body()),
  ),
  route('POST /indexes/:/:/partial', 'addObject', async (call, request) => {
    const create = parameter(request, 'createIfNotExists') !== 'false'
    return admin.patchObject(call, writable(call, request), part(request, 2), { body: await request.body(), create })
  }),
  { ...route('POST /indexes/:', 'addObject', changed(admin.addObject)), status: 201 },
  route('DELETE /indexes/:', 'deleteIndex', (call, request) => admin.deleteIndex(call, writable(call, request))),
  route('GET /indexes/:/:', 'search', (call, request) =>
    read.getObject(call, usable(call, request), part(request, 2), parameter(request, 'attributesToRetrieve')),
  ),
  route('PUT /indexes/:/:', 'addObject', async (call, request) =>
    admin.putObject(call, writable(call, request), part(request, 2), await request.body()),
  ),
  route('DELETE /indexes/:/:', 'deleteObject', (call, request) =>
    admin.deleteObject(call, writable(call, request), part(request, 2)),
  ),
  route('POST /events', 'search', async (call, request) =>
    takeEvents(call, await request.anyBody(), call.now().getTime()),
  ),
  route('GET /2/searches', 'analytics', figures(analytics.topSearches)),
  route('GET /2/searches/noResults', 'analytics', figures(analytics.searchesWithoutResults)),
  route('GET /2/searches/count', 'analytics', figures(analytics.searchCount)),
  route('GET /2/searches/noResultRate', 'analytics', figures(analytics.noResultRate)),
  route('GET /2/clicks/clickThroughRate', 'analytics', figures(analytics.clickThroughRate)),
  route('GET /keys', 'admin', (call) => admin.listKeys(call)),
  route('POST /keys', 'admin', async (call, { body }) => admin.addKey(call, await body())),
  route('GET /keys/:', null, (call, request) => admin.getKey(call, part(request, 1))),
  route('PUT /keys/:', 'admin', async (call, request) => admin.updateKey(call, part(request, 1), await request.body())),
  route('DELETE /keys/:', 'admin', (call, request) => admin.deleteKey(call, part(request, 1))),
]

/** The route of a request; null when it leads nowhere. The first that fits counts. */
export const routeFor = (method: string, parts: readonly string[]): Route | null =>
  routes.find(
    ({ method: routeMethod, path }) =>
      routeMethod === method &&
      path.length === parts.length &&
      path.every((segment, at) => (segment === ':' ? parts[at] !== '*' : segment === parts[at])),
  ) ?? null
