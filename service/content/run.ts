/**
 * Runs a plan: one statement a relation level over all parents at once, never one a parent, and nests the rows.
 * A level costs one round trip, so an article with nine relations costs ten, however many items are listed.
 */
import { sql, type Expression, type SqlBool } from 'kysely'
import { modelOf, type ModelCollection, type ModelField } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { decode, type Database } from '../store/database.ts'
import { isWithheld, visible, type Builder, type Grants } from './access.ts'
import { filterCondition } from './filter.ts'
import type { Plan, RelatedQuery, Selection } from './plan.ts'
import type { JsonObject, Query } from './query.ts'

export type Context = { readonly db: Database; readonly grants: Grants; readonly now: Date }
type Row = Record<string, unknown>
export type ItemValue = unknown

/** SQLite takes 32,766 parameters a statement; chunks stay far below. */
const chunkSize = 5000

const chunks = <T>(values: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(values.length / chunkSize) }, (_, index) =>
    values.slice(index * chunkSize, (index + 1) * chunkSize),
  )

/** The columns that a plan reads: its own, those that relations hang on, and those that an embargo asks for. */
const columnsFor = ({ collection, selections }: Plan, more: readonly string[] = []): string[] => {
  const columns = new Set<string>(['id', ...more])
  for (const selection of selections.values()) {
    if (selection.kind === 'many') continue
    columns.add(selection.field.name)
    if (selection.kind === 'any') columns.add(selection.field.collectionField)
    if ((selection.kind === 'column' || selection.kind === 'one') && selection.embargo) columns.add(selection.embargo)
  }
  return [...columns].filter((name) => collection.fields.has(name))
}

const withheld = (selection: Selection, row: Row, { grants, now }: Context) =>
  (selection.kind === 'column' || selection.kind === 'one') &&
  selection.embargo !== null &&
  isWithheld(row[selection.embargo], grants, now)

const conditionFor = (
  builder: Builder,
  collection: ModelCollection,
  rules: JsonObject | null,
  grants: Grants,
): Expression<SqlBool> | null => {
  const conditions = [
    visible(builder, { collection, table: 't', grants }),
    rules && filterCondition(builder, { collection, table: 't', grants, rules }),
  ].filter((condition) => condition !== null)
  return conditions.length ? builder.and(conditions) : null
}

/** A sort path as an expression: an own column, or a column of the item that many-to-one relations lead to. */
const sortExpression = (collection: ModelCollection, path: string): Expression<unknown> => {
  const follow = (
    current: ModelCollection,
    table: string,
    segments: readonly string[],
    depth: number,
  ): Expression<unknown> => {
    const [name = '', ...rest] = segments
    const field = current.fields.get(name)
    if (!field || field.kind === 'hash' || field.kind === 'many' || field.kind === 'any')
      throw invalidQuery(`"${collection.name}" cannot be sorted by "${path}"`)
    if (!rest.length) return sql.ref(`${table}.${name}`)
    if (field.kind !== 'one' || depth > 9) throw invalidQuery(`"${collection.name}" cannot be sorted by "${path}"`)
    const alias = `s${depth}`
    const value = follow(modelOf(field.to), alias, rest, depth + 1)
    return sql`(select ${value} from ${sql.table(field.to)} as ${sql.ref(alias)} where ${sql.ref(`${alias}.id`)} = ${sql.ref(`${table}.${name}`)})`
  }
  return follow(collection, 't', path.split('.'), 0)
}

const orderFor = (collection: ModelCollection, sort: readonly string[]) => [
  ...sort.map((path) => ({
    expression: sortExpression(collection, path.replace(/^-/, '')),
    direction: path.startsWith('-') ? ('desc' as const) : ('asc' as const),
  })),
  { expression: sql.ref('t.id'), direction: 'asc' as const },
]

const readByIds = async (plan: Plan, ids: readonly string[], context: Context): Promise<Map<string, ItemValue>> => {
  const found = new Map<string, ItemValue>()
  for (const chunk of chunks(ids)) {
    const rows = await context.db
      .selectFrom(`${plan.collection.name} as t`)
      .select(columnsFor(plan).map((column) => `t.${column}`))
      .where('t.id', 'in', chunk)
      .where((builder) => conditionFor(builder, plan.collection, null, context.grants) ?? builder.val(true))
      .execute()
    const items = await nest(plan, rows, context)
    for (const [index, row] of rows.entries()) found.set(String(row['id']), items[index])
  }
  return found
}

/** Related rows by the parent they hang on, each parent's own order, limit and offset applied in the database. */
const readRelated = async (
  { field, plan, query }: { field: ModelField & { kind: 'many' }; plan: Plan | null; query: RelatedQuery },
  parents: readonly string[],
  context: Context,
): Promise<Map<string, ItemValue[]>> => {
  const collection = modelOf(field.to)
  const sort = query.sort.length ? query.sort : field.sort ? [field.sort] : []
  const order = sql.join(
    orderFor(collection, sort).map(({ expression, direction }) => sql`${expression} ${sql.raw(direction)} nulls last`),
  )
  const columns = plan ? columnsFor(plan, [field.by]) : ['id', field.by]
  const found = new Map<string, ItemValue[]>()
  for (const chunk of chunks(parents)) {
    const ranked = context.db
      .selectFrom(`${field.to} as t`)
      .select(columns.map((column) => `t.${column}`))
      .select(sql<number>`row_number() over (partition by ${sql.ref(`t.${field.by}`)} order by ${order})`.as('_rank'))
      .where(`t.${field.by}`, 'in', chunk)
      .where((builder) => conditionFor(builder, collection, query.filter, context.grants) ?? builder.val(true))
    let limited = context.db.selectFrom(ranked.as('ranked')).selectAll().where('_rank', '>', query.offset)
    if (query.limit >= 0) limited = limited.where('_rank', '<=', query.offset + query.limit)
    const rows: Row[] = await limited.orderBy(field.by).orderBy('_rank').execute()
    const items = plan ? await nest(plan, rows, context) : rows.map((row) => row['id'])
    for (const [index, row] of rows.entries()) {
      const parent = String(row[field.by])
      const siblings = found.get(parent)
      if (siblings) siblings.push(items[index])
      else found.set(parent, [items[index]])
    }
  }
  return found
}

const textsOf = (rows: readonly Row[], column: string): string[] => [
  ...new Set(rows.map((row) => row[column]).filter((value): value is string => typeof value === 'string')),
]

/** The value of one selection for each of the rows, in their order. */
const valuesFor = async (selection: Selection, rows: readonly Row[], context: Context): Promise<ItemValue[]> => {
  const { field } = selection
  switch (selection.kind) {
    case 'column':
      return rows.map((row) => (withheld(selection, row, context) ? null : decode(field, row[field.name])))
    case 'one': {
      const open = rows.filter((row) => !withheld(selection, row, context))
      const items = await readByIds(selection.plan, textsOf(open, field.name), context)
      return rows.map((row) =>
        withheld(selection, row, context) ? null : (items.get(String(row[field.name])) ?? null),
      )
    }
    case 'many': {
      const related = await readRelated(selection, textsOf(rows, 'id'), context)
      return rows.map((row) => related.get(String(row['id'])) ?? [])
    }
    case 'any': {
      const items = new Map<string, ItemValue>()
      for (const [name, plan] of selection.plans) {
        const own = rows.filter((row) => row[selection.field.collectionField] === name)
        for (const [id, item] of await readByIds(plan, textsOf(own, field.name), context))
          items.set(`${name}/${id}`, item)
      }
      return rows.map((row) => {
        const name = String(row[selection.field.collectionField])
        // A row of a collection that was not asked for keeps the bare id; one that is hidden or gone is null.
        return selection.plans.has(name) ? (items.get(`${name}/${String(row[field.name])}`) ?? null) : row[field.name]
      })
    }
    default:
      return selection satisfies never
  }
}

const nest = async (plan: Plan, rows: readonly Row[], context: Context): Promise<ItemValue[]> => {
  // A selection of which nothing may be shown leaves the item's key, as clients of this wire know it.
  if (!plan.selections.size) return rows.map((row) => row['id'])
  const items: Row[] = rows.map(() => ({}))
  for (const [name, selection] of plan.selections) {
    const values = rows.length ? await valuesFor(selection, rows, context) : []
    for (const [index, item] of items.entries()) item[name] = values[index]
  }
  return items
}

/** The items that a query lists, nested as its plan says, in its order. */
export const runList = async (plan: Plan, query: Query, context: Context): Promise<ItemValue[]> => {
  if (query.limit === 0) return []
  let statement = context.db
    .selectFrom(`${plan.collection.name} as t`)
    .select(columnsFor(plan).map((column) => `t.${column}`))
    .where((builder) => conditionFor(builder, plan.collection, query.filter, context.grants) ?? builder.val(true))
    .offset(query.offset)
    .limit(query.limit)
  for (const { expression, direction } of orderFor(plan.collection, query.sort))
    statement = statement.orderBy(expression, (order) =>
      (direction === 'desc' ? order.desc() : order.asc()).nullsLast(),
    )
  return nest(plan, await statement.execute(), context)
}

/** How many items the caller may read in all, or with the filter. */
export const runCount = async (
  collection: ModelCollection,
  rules: JsonObject | null,
  context: Context,
): Promise<number> => {
  const row = await context.db
    .selectFrom(`${collection.name} as t`)
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where((builder) => conditionFor(builder, collection, rules, context.grants) ?? builder.val(true))
    .executeTakeFirstOrThrow()
  return row.count
}

/** The item of that id as the plan nests it; null when there is none that the caller may read. */
export const runItem = async (plan: Plan, id: string, context: Context): Promise<ItemValue> =>
  (await readByIds(plan, [id], context)).get(id) ?? null
