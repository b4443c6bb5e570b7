/** Items of a collection: the list, the figures over it, and one item by its id. */
import { model, type ModelCollection } from '#schema/model.ts'
import { forbidden } from '../http/errors.ts'
import { inOneState } from '../store/database.ts'
import { isUuid } from '../store/text.ts'
import { mayRead, placeOf, type Grants } from './access.ts'
import type { Parameters } from './parameters.ts'
import { isFlat, planFor, type Plan } from './plan.ts'
import { queryOf } from './query.ts'
import { runAggregate, runCount, runItem, runList, workOf, type Context, type Work } from './run.ts'

/** Collections with endpoints of their own, which `/items` never shows. */
const isSystem = (collection: ModelCollection) => collection.description?.role === 'system'

const readable = (name: string, grants: Grants): ModelCollection => {
  const collection = model.get(name)
  if (!collection || isSystem(collection) || !mayRead(collection, grants))
    throw forbidden(`You don't have permission to access collection "${name}" or it does not exist.`)
  return collection
}

/**
 * What `read` answers, from one state of the database. A single statement sees one by itself.
 * Chosen: a list of items that refer to rows of another edition would be wrong for good in whatever keeps it.
 */
const consistent = <T>(plan: Plan | null, more: boolean, context: Context, read: (work: Work) => Promise<T>) =>
  more || (plan && !isFlat(plan))
    ? inOneState(context.db, (db) => read(workOf({ ...context, db })))
    : read(workOf(context))

/**
 * The list of items that the parameters ask for, or the figures over it, with `meta` when asked.
 * @throws ApiError FORBIDDEN for a collection that is hidden or missing; INVALID_QUERY for a query that is not right.
 * Source: spec 4.1.
 */
export const listItems = async (name: string, parameters: Parameters, context: Context) => {
  const collection = readable(name, context.grants)
  const query = queryOf(parameters)
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
 * One item by its identifier.
 * @throws ApiError FORBIDDEN for an item that is hidden or missing, so that neither is revealed.
 * Source: spec 4.1, 7.1 rule 1.
 */
export const readItem = async (name: string, id: string, parameters: Parameters, context: Context) => {
  const collection = readable(name, context.grants)
  const plan = planFor(collection, queryOf(parameters), context)
  if (!isUuid(id)) throw forbidden()
  const item = await consistent(plan, false, context, (work) => runItem(plan, id.toLowerCase(), work))
  if (item === null) throw forbidden()
  return { data: item }
}
