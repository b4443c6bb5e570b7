/** Items of a collection: the list, the figures over it, and one item by its id. */
import { model, type ModelCollection } from '#schema/model.ts'
import { forbidden } from '../http/errors.ts'
import { shortened } from '../message-values.ts'
import { inOneStateAtOnce } from '../store/database.ts'
import { isUuid } from '../store/text.ts'
import { mayRead, placeOf, type Grants } from './access.ts'
import type { JsonObject } from '#platform/json-object.ts'
import type { Parameters } from './parameters.ts'
import { isFlat, planFor, type Plan } from './plan.ts'
import { queryOf, type Query } from './query.ts'
import { runAggregate, runCount, runItem, runList, workOf, type Context, type Work } from './run.ts'
import { prepare } from './statements.ts'

/** Collections with endpoints of their own, which `/items` never shows. */
const isSystem = (collection: ModelCollection) => collection.description?.family === 'system'

const readable = (name: string, grants: Grants): ModelCollection => {
  const collection = model.get(name)
  if (!collection || isSystem(collection) || !mayRead(collection, grants))
    throw forbidden(`You don't have permission to access collection "${shortened(name)}" or it does not exist.`)
  return collection
}

/**
 * Runs `read` on one consistent state of the database. A single statement needs no transaction for that.
 * Chosen: a list of items that refer to rows of another edition would stay wrong in any cache that stores it.
 */
const consistent = <T>(plan: Plan | null, more: boolean, context: Context, read: (work: Work) => Promise<T>) =>
  more || (plan && !isFlat(plan))
    ? inOneStateAtOnce(context.db, (send) => read(workOf(context, send)))
    : read(workOf(context))

/** Statuses of what is not published yet; what was archived has been. */
const draftStatuses = ['draft', 'review']

const nothing: JsonObject = { id: { _null: true } }

/** The rule that leaves the items with that version: drafts are the one kind that is stored. */
const inVersion = (version: string, { fields }: ModelCollection): JsonObject =>
  version === 'draft' && fields.has('status') ? { status: { _in: draftStatuses } } : nothing

/** The rules of the query, and those beside it: only these ids, and only items with the version that is requested. */
const narrowed = (
  query: Query,
  ids: readonly string[] | null,
  collection: ModelCollection,
  grants: Grants,
): JsonObject | null => {
  if (query.version !== null && !grants.has('read-drafts')) throw forbidden()
  const rules = [
    ...(query.filter ? [query.filter] : []),
    ...(ids ? [ids.length ? { id: { _in: ids } } : nothing] : []),
    ...(query.version === null ? [] : [inVersion(query.version, collection)]),
  ]
  return rules.length ? { _and: rules } : null
}

/**
 * The list of items that the parameters request, or aggregates over it, with `meta` when requested; with `keys`,
 * limited to these items.
 * @throws ApiError FORBIDDEN for a collection that is hidden or missing, and for versions that the caller may not read;
 * INVALID_QUERY for a query that is not right.
 * Source: docs/contract.md 4.1. Chosen: `version=draft` lists the items that are not published yet, as the real software lists
 * those that have such a version; no item has another.
 */
export const listItems = async (
  name: string,
  parameters: Parameters,
  context: Context,
  keys: readonly string[] | null = null,
) => listOf(readable(name, context.grants), parameters, context, keys)

const listOf = async (
  collection: ModelCollection,
  parameters: Parameters,
  context: Context,
  keys: readonly string[] | null,
) => {
  const itemQuery = queryOf(parameters)
  const query: Query = { ...itemQuery, filter: narrowed(itemQuery, keys, collection, context.grants) }
  const plan = query.aggregate.length || query.groupBy.length ? null : planFor(collection, query, context)
  return consistent(plan, query.meta.size > 0, context, async (work) => {
    const data = plan ? await runList(plan, query, work) : await runAggregate(placeOf(collection, work), query, work)
    if (!query.meta.size) return { data }
    const all = { filter: null, search: null }
    const meta = {
      ...(query.meta.has('total_count') ? { total_count: await runCount(collection, all, work) } : {}),
      ...(query.meta.has('filter_count') ? { filter_count: await runCount(collection, query, work) } : {}),
    }
    return { meta, data }
  })
}

/**
 * One item by its identifier, when it meets the query's filter and search too.
 * @throws ApiError FORBIDDEN for an item that is hidden or missing, does not meet them or has no such version, so that
 * none of these is revealed.
 * Source: docs/contract.md 4.1, 7.1 rule 1.
 */
export const readItem = async (name: string, id: string, parameters: Parameters, context: Context) =>
  itemOf(readable(name, context.grants), id, parameters, context)

const itemOf = async (collection: ModelCollection, id: string, parameters: Parameters, context: Context) => {
  const query = queryOf(parameters)
  const plan = planFor(collection, query, context)
  const isPlain = query.filter === null && query.search === null && query.version === null
  const filter = isPlain ? null : narrowed(query, [id], collection, context.grants)
  if (!isUuid(id)) throw forbidden()
  const item = await consistent(plan, false, context, async (work) => {
    if (isPlain) return runItem(plan, id.toLowerCase(), work)
    const [firstRow] = await runList(plan, { ...query, filter, sort: [], limit: 1, offset: 0 }, work)
    return firstRow ?? null
  })
  if (item === null) throw forbidden()
  return { data: item }
}

const checkQuery = (collection: ModelCollection, parameters: Parameters, context: Context): void =>
  prepare(planFor(collection, queryOf(parameters), context), workOf(context))

/**
 * Checks the parameters of a reading without reading: for a write, which must not answer 400 once it is stored.
 * @throws ApiError FORBIDDEN and INVALID_QUERY, as `listItems`.
 */
export const checkItemQuery = (name: string, parameters: Parameters, context: Context): void =>
  checkQuery(readable(name, context.grants), parameters, context)

/** Checks the parameters of a reading of files, as `checkItemQuery` does. @throws as `listFiles`. */
export const checkFileQuery = (parameters: Parameters, context: Context): void =>
  checkQuery(files(context), parameters, context)

const files = ({ grants }: Context): ModelCollection => {
  const collection = model.get('directus_files')
  if (!collection || !mayRead(collection, grants)) throw forbidden()
  return collection
}

/**
 * The records of files, as `listItems` lists items. @throws ApiError FORBIDDEN without the policy for files.
 * Source: https://directus.io/docs/api/files.
 */
export const listFiles = async (parameters: Parameters, context: Context, keys: readonly string[] | null = null) =>
  listOf(files(context), parameters, context, keys)

/** The record of one file, as `readItem` reads an item. @throws ApiError FORBIDDEN when there is none, or it may not be read. */
export const readFile = async (id: string, parameters: Parameters, context: Context) =>
  itemOf(files(context), id, parameters, context)
