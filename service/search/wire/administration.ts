/** The routes that change indexes and keys: bodies as they come over the wire in, bodies of answers out. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { demand, isAdmin, opens, readingAcl, type Acl } from './grant.ts'
import { keySettings, type ApiKey, type Keyring } from './keyring.ts'
import { longestIndexName, requestsIn, type Call } from './operations.ts'
import { checkFilters } from '../match/request.ts'
import { fromQueryString, parseParams } from '../query/params.ts'
import { withDefaults } from '../query/search-params.ts'
import { isObject, type JsonObject } from '#platform/json-object.ts'
import { type SearchableRecord } from '../paths.ts'
import { shown } from '../../message-values.ts'
import { badRequest, SearchRefusal } from '../refusal.ts'
import type { IndexSettings } from '../index/settings.ts'
import { checkedBody, explicitSettings, parseSettings } from './wire-settings.ts'
import { allParts, type Scope, type Step } from './writer.ts'

const moment = (): string => new Date().toISOString()

/** Bytes; the longest name of a record. */
const longestId = 512

const idOf = (value: unknown): string => {
  const id = typeof value === 'number' ? String(value) : value
  if (typeof id !== 'string' || id === '') throw badRequest('Missing "objectID"')
  if (Buffer.byteLength(id) > longestId)
    throw badRequest(`Invalid value for "objectID", expected at most ${longestId} bytes`)
  return id
}

const recordOf = (body: JsonObject, objectID: string): SearchableRecord => ({ ...body, objectID })

/** One step of a batch, null for the deletion of the index, and the record it names, null for those that name none. */
const stepOf = (action: unknown, body: JsonObject): { step: Step | null; objectID: string | null } => {
  switch (action) {
    case 'addObject':
    case 'updateObject': {
      const objectID = action === 'addObject' && body['objectID'] === undefined ? randomUUID() : idOf(body['objectID'])
      return { step: { kind: 'put', record: recordOf(body, objectID) }, objectID }
    }
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate': {
      const objectID = idOf(body['objectID'])
      return { step: { kind: 'partial', objectID, change: body, create: action === 'partialUpdateObject' }, objectID }
    }
    case 'deleteObject': {
      const objectID = idOf(body['objectID'])
      return { step: { kind: 'delete', objectID }, objectID }
    }
    case 'delete':
      return { step: null, objectID: null }
    case 'clear':
      return { step: { kind: 'clear' }, objectID: null }
    default:
      throw badRequest(`Invalid action ${shown(action)}`)
  }
}

/** @throws SearchRefusal 403 when the index is closed to the key, or follows the catalogue. */
export const writableIndex = ({ grant, catalogue }: Call, name: unknown): string => {
  if (typeof name !== 'string' || name === '' || name === '*' || name.length > longestIndexName)
    throw badRequest(`Invalid value for "indexName", expected 1 to ${longestIndexName} characters`)
  if (!opens(grant, name)) throw new SearchRefusal(403, 'Index not allowed with this API key')
  if (catalogue.has(name))
    throw new SearchRefusal(403, `Index ${name} follows the catalogue and cannot be changed here`)
  return name
}

/** What a key needs for a step; for all others `addObject`. */
const neededFor: ReadonlyMap<unknown, Acl> = new Map([
  ['deleteObject', 'deleteObject'],
  ['delete', 'deleteIndex'],
  ['clear', 'deleteIndex'],
])

/** What the requests of a batch come to: all are read before anything is queued, so that a batch is refused for any of its steps. */
const readBatch = ({ grant }: Call, requests: readonly JsonObject[]): ReturnType<typeof stepOf>[] => {
  for (const { action } of requests) demand(grant, neededFor.get(action) ?? 'addObject')
  return requests.map(({ action, body }) => stepOf(action, isObject(body) ? body : {}))
}

/** The steps that are left; what comes before a deletion of the whole index goes with it. */
const changeOf = (read: readonly { readonly step: Step | null }[]) => {
  const deletion = read.findLastIndex(({ step }) => step === null)
  return { steps: read.slice(deletion + 1).flatMap(({ step }) => step ?? []), anew: deletion >= 0 }
}

const namesOf = (read: readonly { readonly objectID: string | null }[]) => read.map(({ objectID }) => objectID ?? '')

/** Several changes of one index, one after the other. */
export const batch = (call: Call, name: string, body: JsonObject): JsonObject => {
  const read = readBatch(call, requestsIn(body))
  const { steps, anew } = changeOf(read)
  return { taskID: call.writer.batch(name, steps, { anew }), objectIDs: namesOf(read) }
}

/** Several changes of several indexes; the response holds a task for each. */
export const batchMany = (call: Call, body: JsonObject): JsonObject => {
  const { writer } = call
  const requests = requestsIn(body)
  const indexes = requests.map(({ indexName }) => writableIndex(call, indexName))
  const read = readBatch(call, requests).map((one, place) => ({ ...one, name: indexes[place] ?? '' }))
  const changes = [...Map.groupBy(read, ({ name }) => name)].map(([name, all]) => ({ name, ...changeOf(all) }))
  for (const { name, steps, anew } of changes) writer.check(name, steps, { anew })
  const tasks = changes.map(({ name, steps, anew }) => [name, writer.batch(name, steps, { anew })])
  return { taskID: Object.fromEntries(tasks), objectIDs: namesOf(read) }
}

/** A record whose name the service chooses unless it brings one. */
export const addObject = ({ writer }: Call, name: string, body: JsonObject): JsonObject => {
  const objectID = body['objectID'] === undefined ? randomUUID() : idOf(body['objectID'])
  const taskID = writer.batch(name, [{ kind: 'put', record: recordOf(body, objectID) }])
  return { createdAt: moment(), taskID, objectID }
}

/** A record in the place of the one of that name. */
export const putObject = ({ writer }: Call, name: string, objectID: string, body: JsonObject): JsonObject => {
  const taskID = writer.batch(name, [{ kind: 'put', record: recordOf(body, idOf(objectID)) }])
  return { updatedAt: moment(), taskID, objectID }
}

/** Some attributes of a record; it is made where it is missing unless `createIfNotExists` is false. */
export const patchObject = (
  { writer }: Call,
  name: string,
  objectID: string,
  { body, create }: { body: JsonObject; create: boolean },
): JsonObject => {
  const taskID = writer.batch(name, [{ kind: 'partial', objectID: idOf(objectID), change: body, create }])
  return { updatedAt: moment(), taskID, objectID }
}

/** Deletes a record; one that does not exist is deleted already. */
export const deleteObject = ({ writer }: Call, name: string, objectID: string): JsonObject => ({
  deletedAt: moment(),
  taskID: writer.batch(name, [{ kind: 'delete', objectID }]),
})

/** Deletes all records; settings and synonyms stay. */
export const clearIndex = ({ writer }: Call, name: string): JsonObject => ({
  updatedAt: moment(),
  taskID: writer.batch(name, [{ kind: 'clear' }]),
})

/** Deletes an index with all that belongs to it. */
export const deleteIndex = ({ writer }: Call, name: string): JsonObject => ({
  deletedAt: moment(),
  taskID: writer.remove(name),
})

/**
 * Everything that filters and places find. @throws SearchRefusal 400 without any of these, or with empty ones: that would empty the index.
 */
export const deleteByQuery = ({ writer }: Call, name: string, body: JsonObject): JsonObject => {
  const { params, ...rest } = body
  const raw = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : rest
  const read = parseParams({ ...raw, query: '' })
  // A filter that cannot be read is refused now: the task runs later, when no caller is waiting for a response.
  if (!checkFilters(withDefaults(read)))
    throw badRequest('DeleteByQuery endpoint only supports tag, facet, numeric and geo filters')
  return { updatedAt: moment(), taskID: writer.deleteBy(name, read) }
}

const operation = z.object({
  operation: z.enum(['copy', 'move']),
  destination: z.string().min(1),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).nullish(),
})

/**
 * Copies or moves an index; rules, which there are none of, copy as nothing. As in the protocol, one that does not exist is copied as an
 * empty one, and moved as nothing. Chosen: a destination that is there stays as it is then.
 */
export const operate = (call: Call, name: string, body: JsonObject): JsonObject => {
  const { operation: kind, destination, scope } = checkedBody(operation, body)
  const to = writableIndex(call, destination)
  if (destination === name) throw badRequest('The destination must be another index')
  if (kind === 'move') return { updatedAt: moment(), taskID: call.writer.move(writableIndex(call, name), to) }
  const parts: Scope[] = scope ? scope.filter((part) => part !== 'rules') : [...allParts]
  return { updatedAt: moment(), taskID: call.writer.copy(name, to, parts) }
}

/** Changes the settings that are named; null takes one back. */
export const changeSettings = ({ writer }: Call, name: string, body: JsonObject): JsonObject => {
  // Read once now, so that the caller learns what is wrong.
  parseSettings(body)
  const change = (former: IndexSettings) => parseSettings({ ...explicitSettings(former), ...body }, former.synonyms)
  return { updatedAt: moment(), taskID: writer.configure(name, change) }
}

/** Whether searches see a change. @throws SearchRefusal 404 for a task that never existed. */
export const taskStatus = ({ writer }: Call, task: string): JsonObject => {
  const status = /^\d+$/.test(task) ? writer.status(Number(task)) : null
  if (status === null) throw new SearchRefusal(404, 'taskID does not exist')
  return { status, pendingTask: status === 'notPublished' }
}

const managed = ({ grant, keyring }: Call): Keyring => {
  if (!isAdmin(grant) || !keyring) throw new SearchRefusal(403, 'Method not allowed with this API key')
  return keyring
}

const notFound = () => new SearchRefusal(404, 'Key does not exist')

const shownKey = (key: ApiKey): JsonObject => ({ ...key })

/** All keys but the admin key. @throws SearchRefusal 403 for a key that does not manage keys. */
export const listKeys = (call: Call): JsonObject => ({ keys: managed(call).list().map(shownKey) })

/** The settings of a key. @throws SearchRefusal 400 for parameters too with which every search of the key would be refused. */
const keyOf = (body: JsonObject) => {
  const settings = checkedBody(keySettings, body)
  checkFilters(withDefaults(parseParams(fromQueryString(settings.queryParameters))))
  return settings
}

/** Makes a key. @throws SearchRefusal 400 on settings that make no sense, 403 for a key that does not manage keys. */
export const addKey = (call: Call, body: JsonObject): JsonObject => {
  const { value, createdAt } = managed(call).add(keyOf(body))
  return { key: value, createdAt: new Date(createdAt * 1000).toISOString() }
}

/** Changes what a key may do; its value stays. @throws SearchRefusal 400, 403, or 404 for a key that does not exist. */
export const updateKey = (call: Call, value: string, body: JsonObject): JsonObject => {
  if (!managed(call).update(value, keyOf(body))) throw notFound()
  return { key: value, updatedAt: moment() }
}

/**
 * Takes a key away, and with it all that were derived from it. @throws SearchRefusal 403, or 404 for a key that does
 * not exist.
 */
export const deleteKey = (call: Call, value: string): JsonObject => {
  if (!managed(call).remove(value)) throw notFound()
  return { deletedAt: moment() }
}

/** A key as its manager sees it, or as it sees itself. */
export const getKey = (call: Call, value: string): JsonObject => {
  const storedKey = call.keyring?.get(value) ?? null
  if (storedKey && (isAdmin(call.grant) || call.apiKey === value)) return shownKey(storedKey)
  if (call.apiKey !== value)
    throw isAdmin(call.grant) ? notFound() : new SearchRefusal(403, 'Method not allowed with this API key')
  const { indexes, acl } = call.grant
  return {
    value,
    acl: acl ?? readingAcl,
    indexes: indexes === '*' ? [] : indexes,
    description: '',
    createdAt: 0,
    validity: 0,
    maxHitsPerQuery: 0,
    maxQueriesPerIPPerHour: 0,
  }
}
