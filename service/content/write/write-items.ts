/** The writes of `/items`: one item, several, or those that a query finds; each request whole or not at all. */
import { z } from 'zod'
import type { ModelCollection } from '#schema/model.ts'
import { forbidden, invalidPayload, invalidQuery } from '../../http/errors.ts'
import { withinTime, type Database } from '../../store/database.ts'
import { isUuid } from '../../store/text.ts'
import { placeOf } from '../access.ts'
import { filterCondition } from '../filter.ts'
import { checkItemQuery, listItems } from '../items.ts'
import { isObject, type JsonObject } from '#platform/json-object.ts'
import { limits } from '../limits.ts'
import { parametersFrom, parametersOfBody } from '../parameters.ts'
import { queryOf } from '../query.ts'
import type { Context } from '../statements.ts'
import type { Change } from './changes.ts'
import { edit } from './edit.ts'
import { remove } from './remove.ts'
import { rowOf } from './rows.ts'
import { upsert, type Upserting } from './upsert.ts'
import { writable } from './write-access.ts'

/** Items that one request names. */
const mostItems = 500

export type WriteRequest = {
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  readonly collection: string
  /** The id in the path; null for several. */
  readonly id: string | null
  readonly search: string
  readonly body: () => unknown
  readonly context: Context
}

export type Written = {
  readonly changes: readonly Change[]
  /** Reads the answer; null for nothing, as a delete does. It may fail although the changes are stored. */
  readonly readAnswer: () => Promise<JsonObject | null>
}

const keyList = z.array(z.string()).max(mostItems)
const named = z.union([z.object({ keys: keyList }), z.object({ query: z.record(z.string(), z.unknown()) })])

const within = <T>(items: readonly T[]): readonly T[] => {
  if (items.length > mostItems) throw invalidPayload(`A request takes at most ${mostItems} items`)
  return items
}

const objects = (values: readonly unknown[]): JsonObject[] =>
  within(values).map((value) => {
    if (!isObject(value)) throw invalidPayload('Each item must be an object')
    return value
  })

/** Reads ids in the transaction of the write, so that no item is written that another write just took out of the query. */
type Naming = (db: Database) => Promise<readonly string[]>

/** The ids that a body names, by keys or by a query; refuses a query at once that is not right, or would name every item. */
const idsNamed = ({ context, method }: WriteRequest, collection: ModelCollection, body: unknown): Naming => {
  const parsed = named.safeParse(Array.isArray(body) ? { keys: body } : body)
  if (!parsed.success) throw invalidPayload(`The body must hold "keys" (at most ${mostItems}) or "query", or be a list`)
  if ('keys' in parsed.data) {
    const { keys } = parsed.data
    return async () => keys
  }
  const { meta: _meta, ...query } = parsed.data.query
  const { parameters } = parametersOfBody({ query: { limit: mostItems, ...query, fields: ['id'] } })
  const { aggregate, groupBy, alias, filter } = queryOf(parameters)
  // Their answers are no list of ids.
  if (aggregate.length || groupBy.length || alias.size)
    throw invalidQuery('A "query" that names items takes no "aggregate", "groupBy" or "alias"')
  if (!filter || !filterCondition(placeOf(collection, context), filter, context))
    throw invalidPayload(
      `A "query" for ${method} needs a "filter" with a condition, so that no collection is changed whole by mistake`,
    )
  return async (db) => {
    const { data } = await withinTime(db, context.dialect, limits.milliseconds.postgres, () =>
      listItems(collection.name, parameters, { ...context, db }),
    )
    return z
      .array(z.object({ id: z.string() }))
      .parse(data)
      .map(({ id }) => id)
  }
}

const identified = (id: string): string => {
  if (!isUuid(id)) throw forbidden()
  return id.toLowerCase()
}

type Work = (writing: Upserting) => Promise<readonly string[]>

/** What the request does, once its body has been read; answers the ids of the items that it is about. */
const workOf = (request: WriteRequest): { readonly work: Work; readonly isOne: boolean } => {
  const { method, id } = request
  const collection = writable(request.collection, request.context.grants)
  if (method === 'DELETE') {
    const naming: Naming = id === null ? idsNamed(request, collection, request.body()) : async () => [id]
    const work: Work = async (writing) => {
      // An item that is named twice is deleted once.
      for (const one of new Set(within(await naming(writing.db)).map(identified))) {
        const row = await rowOf(writing.db, collection, one)
        if (!row) throw forbidden()
        await remove(writing, collection, row, writing.changes)
      }
      return []
    }
    return { work, isOne: false }
  }
  const body = request.body()
  const write =
    (payloads: readonly JsonObject[], expects: 'new' | 'present'): Work =>
    async (writing) => {
      const ids: string[] = []
      for (const payload of payloads) ids.push(await upsert({ ...writing, depth: 1 }, collection, payload, expects))
      return ids
    }
  if (method === 'POST') {
    if (id !== null) throw forbidden()
    const payloads = objects(Array.isArray(body) ? body : [body])
    return { work: write(payloads, 'new'), isOne: !Array.isArray(body) }
  }
  if (id !== null) {
    if (!isObject(body)) throw invalidPayload('The body must be an object')
    return { work: write([{ ...body, id: identified(id) }], 'present'), isOne: true }
  }
  if (Array.isArray(body)) {
    const payloads = objects(body)
    if (payloads.some((payload) => typeof payload['id'] !== 'string'))
      throw invalidPayload('Each item of the list must have its "id"')
    return { work: write(payloads, 'present'), isOne: false }
  }
  if (!isObject(body) || !isObject(body['data'])) throw invalidPayload('The body must hold "data" for the items')
  const { data, ...naming } = body
  const idsOf = idsNamed(request, collection, naming)
  const work: Work = async (writing) => {
    const payloads = within(await idsOf(writing.db)).map((one) => ({ ...data, id: identified(one) }))
    return write(payloads, 'present')(writing)
  }
  return { work, isOne: false }
}

/** Query parameters that read the written items back: `fields`, `deep` and `alias` of the request, with `id` always selected. */
const answerParameters = (search: string) => {
  const { fields, deep, alias } = parametersFrom(search)
  if (isObject(alias) && Object.hasOwn(alias, 'id'))
    throw invalidQuery('"alias" has another field under the name "id", by which written items are read back')
  // A query string has several names in one entry.
  const named = Array.isArray(fields) && fields.length ? fields.join().split(',') : ['*']
  const hasId = named.includes('id') || named.includes('*')
  const parameters = {
    limit: -1,
    fields: hasId ? named : [...named, 'id'],
    ...(deep ? { deep } : {}),
    ...(alias ? { alias } : {}),
  }
  return { parameters, hasId }
}

/** The items that were written, as a reading of them with the same `fields` would answer, in the order of the request. */
const answerOf = async (
  { collection, context }: WriteRequest,
  { parameters, hasId }: ReturnType<typeof answerParameters>,
  ids: readonly string[],
  isOne: boolean,
) => {
  const { data } = await listItems(collection, parameters, context, ids)
  const items = new Map(
    z
      .array(z.looseObject({ id: z.string() }))
      .parse(data)
      .map((item) => [item.id, item]),
  )
  const inOrder = ids.flatMap((id): JsonObject[] => {
    const item = items.get(id)
    if (!item) return []
    const { id: _, ...others } = item
    return [hasId ? item : others]
  })
  return { data: isOne ? (inOrder[0] ?? null) : inOrder }
}

/**
 * Writes in one transaction, with its entries in the activity log and a new edition of the catalogue, which search and pages
 * follow. The answer is the items as they are then.
 * @throws ApiError as `upsert` and `remove`; INVALID_PAYLOAD for a body of another shape; INVALID_QUERY for fields that cannot be
 * read. Nothing is changed then.
 */
export const writeItems = async (request: WriteRequest): Promise<Written> => {
  const { context, method } = request
  const reading = method === 'DELETE' ? null : answerParameters(request.search)
  if (reading) checkItemQuery(request.collection, reading.parameters, context)
  const { work, isOne } = workOf(request)
  const { dialect, grants, now } = context
  const { result: ids, changes } = await edit(context, (db, made) =>
    work({ db, dialect, grants, now, changes: made, count: { rows: 0 } }),
  )
  return {
    changes,
    readAnswer: async () => (reading ? answerOf(request, reading, ids, isOne) : null),
  }
}
