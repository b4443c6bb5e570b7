/** `GET /items/{collection}` and `GET /items/{collection}/{id}`. */
import { model, type ModelCollection } from '#schema/model.ts'
import { forbidden } from '../http/errors.ts'
import { mayRead, type Grants } from './access.ts'
import { planFields } from './plan.ts'
import { parseQuery } from './query.ts'
import { runCount, runItem, runList, type Context } from './run.ts'

/** Collections with endpoints of their own, which `/items` never shows. */
const isSystem = (collection: ModelCollection) => collection.description?.role === 'system'

const readable = (name: string, grants: Grants): ModelCollection => {
  const collection = model.get(name)
  if (!collection || isSystem(collection) || !mayRead(collection, grants))
    throw forbidden(`You don't have permission to access collection "${name}" or it does not exist.`)
  return collection
}

/**
 * The list of items that the query string asks for, with `meta` when asked.
 * @throws ApiError FORBIDDEN for a collection that is hidden or missing; INVALID_QUERY for a query that is not right.
 * Source: spec 4.1.
 */
export const listItems = async (name: string, search: string, context: Context) => {
  const collection = readable(name, context.grants)
  const query = parseQuery(search)
  const plan = planFields(collection, { fields: query.fields, deep: query.deep, grants: context.grants })
  const data = await runList(plan, query, context)
  if (!query.meta.size) return { data }
  const meta = {
    ...(query.meta.has('total_count') ? { total_count: await runCount(collection, null, context) } : {}),
    ...(query.meta.has('filter_count') ? { filter_count: await runCount(collection, query.filter, context) } : {}),
  }
  return { meta, data }
}

/**
 * One item by its identifier.
 * @throws ApiError FORBIDDEN for an item that is hidden or missing, so that neither is revealed.
 * Source: spec 4.1, 7.1 rule 1.
 */
export const readItem = async (name: string, id: string, search: string, context: Context) => {
  const collection = readable(name, context.grants)
  const query = parseQuery(search)
  const plan = planFields(collection, { fields: query.fields, deep: query.deep, grants: context.grants })
  const item = await runItem(plan, id, context)
  if (item === null) throw forbidden()
  return { data: item }
}
