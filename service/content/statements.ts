/**
 * The statements of a plan, compiled once for each plan and cached with it, with slots for values that differ by
 * request.
 */
import type { BulkheadPolicy } from 'cockatiel'
import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import { modelOf } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { tooCostly, type Database, type Send } from '../store/database.ts'
import type { Dialect } from '../store/dialect.ts'
import { spending, type Spending } from '../store/spending.ts'
import {
  allOf,
  nowSlot,
  placeOf,
  valueToFollow,
  visible,
  visibleItself,
  type Grants,
  type Place,
  type Sql,
} from './access.ts'
import { visibleByItself } from './block-access.ts'
import { orderBy } from './expression.ts'
import { filterCondition } from './filter.ts'
import { limits } from './limits.ts'
import type { Kind, Plan, Selection } from './plan.ts'
import { searchCondition } from './search-text.ts'
import type { JsonObject } from '#platform/json-object.ts'

/** The database, the caller's grants and id, and the time of a request. */
export type Context = {
  readonly db: Database
  readonly dialect: Dialect
  readonly grants: Grants
  readonly now: Date
  readonly userId: string | null
  /** As in `Place`. */
  readonly strict?: boolean | undefined
}

/** A request under way: the context, and how many rows and milliseconds it may still take. */
export type Work = Context & {
  readonly budget: Spending & { rows: number }
  readonly send: Send
  /** How many statements are with the database at once. */
  readonly turn: BulkheadPolicy
  /** The first failure of the request: no statement is sent after it. */
  failure: { readonly error: unknown } | null
}
export type Row = Record<string, unknown>
export type Rules = { readonly filter: JsonObject | null; readonly search: string | null }

/** Columns beside those that the item shows; no field and no alias has a `$` in its name. */
export const idColumn = '$id'
export const parentColumn = '$by'
/** The column that names the collection of an item, for a relation to several. */
export const kindColumn = (key: string) => `$kind ${key}`

/** Slot in cached statements for the ids of the request. */
const idsSlot = Symbol('ids')

/** The condition of a filter and a search text on a row. */
export const ruled = (place: Place, { filter, search }: Rules, { now, userId }: Context): Sql | null =>
  allOf([filter && filterCondition(place, filter, { now, userId }), searchCondition(place, search)])

const whereOf = (conditions: readonly (Sql | null)[]): Sql => {
  const condition = allOf(conditions)
  return condition ? sql`where ${condition}` : sql``
}

const columnsOf = ({ place, selections }: Plan): Sql[] => [
  sql`${sql.ref(`${place.table}.id`)} as ${sql.id(idColumn)}`,
  ...selections.flatMap((selection): Sql[] => {
    if (selection.kind === 'many') return []
    if (selection.kind === 'value') return [sql`${selection.term.value} as ${sql.id(selection.key)}`]
    const read = (name: string) => selection.kind === 'one' || selection.kinds.has(name)
    const value = sql`${valueToFollow(place, selection.field, read)} as ${sql.id(selection.key)}`
    if (selection.kind === 'one') return [value]
    const kind = sql.ref(`${place.table}.${selection.field.collectionField}`)
    return [value, sql`${kind} as ${sql.id(kindColumn(selection.key))}`]
  }),
]

/** Kinds whose values may be long. */
const long: ReadonlySet<string> = new Set(['text', 'richText', 'json', 'list', 'polygon', 'multiPoint'])
/** Bytes of texts: three are at least one character of JavaScript, so that what is cut off here is refused as too large an answer. */
const mostBytes = 3 * limits.characters

/**
 * The rows of an ordered statement, up to as many long texts as an answer may hold: PostgreSQL sends all rows at once, and those of a whole
 * table may not fit into the memory of this process. Their lengths are known without reading them.
 */
const withinMemory = ({ place, selections }: Plan, rows: Sql): Sql => {
  const lengths = selections.flatMap((selection) =>
    selection.kind === 'value' && long.has(selection.term.field.kind)
      ? [sql`coalesce(octet_length(cast(${sql.id(selection.key)} as text)), 0)`]
      : [],
  )
  if (place.dialect.name !== 'postgres' || !lengths.length) return rows
  const before = sql`sum(${sql.join(lengths, sql` + `)}) over (rows between unbounded preceding and 1 preceding)`
  return sql`select * from (select listed.*, ${before} as "$before" from (${rows}) as listed) as measured
    where "$before" is null or "$before" <= ${sql.lit(mostBytes)}`
}

const tableOf = ({ collection, table }: Place): Sql => sql`${sql.table(collection.name)} as ${sql.ref(table)}`

/** Rows of the plan's collection by id, as seen from a row that leads to them. */
const byIds = ({ plan, query }: Kind, context: Context): Sql => {
  const { place } = plan
  const idCondition = place.dialect.isIn(sql.ref(`${place.table}.id`), sql.val(idsSlot))
  const where = whereOf([idCondition, visibleItself(place), ruled(place, query, context)])
  return withinMemory(plan, sql`select ${sql.join(columnsOf(plan))} from ${tableOf(place)} ${where}`)
}

/** The row of the plan's collection with a requested id. */
const single = (plan: Plan): Sql => {
  const { place } = plan
  const idCondition = sql`${sql.ref(`${place.table}.id`)} = ${sql.val(idsSlot)}`
  return sql`select ${sql.join(columnsOf(plan))} from ${tableOf(place)} ${whereOf([idCondition, visibleByItself(place)])}`
}

/** Related rows by their parents' ids: each parent's own order, limit and offset are applied in the database. */
const related = ({ field, plan, query }: Selection & { kind: 'many' }, context: Context): Sql => {
  const target: Plan = plan ?? { place: placeOf(modelOf(field.to), context), selections: [] }
  const { place } = target
  const { dialect } = place
  const parent = sql.ref(`${place.table}.${field.by}`)
  const columns = sql.join([...columnsOf(target), sql`${parent} as ${sql.id(parentColumn)}`])
  const sort = query.sort.length ? query.sort : field.sort ? [field.sort] : []
  const order = orderBy(place, sort)
  const parentCondition = dialect.isIn(parent, sql.val(idsSlot))
  // Strict: rows of a junction stay, with null for the item that is hidden.
  const isJunction = place.collection.description === null
  const seen = place.strict && isJunction ? null : visible(place, field.by)
  const where = whereOf([parentCondition, dialect.check, seen, ruled(place, query, context)])
  const from = sql`from ${tableOf(place)} ${where}`
  if (query.limit < 0 && query.offset === 0)
    return withinMemory(target, sql`select ${columns} ${from} order by ${order} ${dialect.atMost(mostRows)}`)
  const rank = sql`row_number() over (partition by ${parent} order by ${order}) as "$rank"`
  const last = query.limit < 0 ? sql`` : sql`and "$rank" <= ${query.offset + query.limit}`
  const ranked = sql`select * from (select ${columns}, ${rank} ${from}) as ranked
    where "$rank" > ${query.offset} ${last} order by "$rank" ${dialect.atMost(mostRows)}`
  return withinMemory(target, ranked)
}

/** Reading one row more than the limit detects too many rows without reading them all. */
const mostRows = limits.rows + 1

/** The part of a statement that keeps to the query's page, and never reads more than one row beyond the bound. */
export const pageOf = ({ limit, offset }: { readonly limit: number; readonly offset: number }): Sql =>
  sql`limit ${limit < 0 ? mostRows : Math.min(limit, mostRows)} offset ${offset}`

/** Rows of a list, in its order. */
export const listStatement = (
  plan: Plan,
  query: Rules & { sort: readonly string[]; limit: number; offset: number },
  context: Context,
): Sql => {
  const { place } = plan
  const where = whereOf([place.dialect.check, visibleByItself(place), ruled(place, query, context)])
  const rows = sql`select ${sql.join(columnsOf(plan))} from ${tableOf(place)} ${where}
    order by ${orderBy(place, query.sort)} ${pageOf(query)}`
  return withinMemory(plan, rows)
}

/** How many rows a list has in all. */
export const countStatement = (place: Place, rules: Rules, context: Context): Sql =>
  sql`select count(*) as count from ${tableOf(place)}
    ${whereOf([place.dialect.check, visibleByItself(place), ruled(place, rules, context)])}`

const statementCaches = {
  single: new WeakMap<object, CompiledQuery>(),
  related: new WeakMap<object, CompiledQuery>(),
}

const compiled = (
  store: WeakMap<object, CompiledQuery>,
  owner: object,
  db: Database,
  make: () => Sql,
): CompiledQuery => {
  const existing = store.get(owner)
  if (existing) return existing
  const statement = make().compile(db)
  store.set(owner, statement)
  return statement
}

/** Runs a compiled statement with its slots filled. */
const execute = async (statement: CompiledQuery, work: Work, ids: unknown): Promise<Row[]> => {
  const parameters = statement.parameters.map((parameter) =>
    parameter === idsSlot ? ids : parameter === nowSlot ? work.now.toISOString() : parameter,
  )
  return work.turn.execute(async () => {
    if (work.failure) throw work.failure.error
    if (work.budget.milliseconds <= 0) throw tooCostly(work.budget.most)
    const { rows } = await spending.run(work.budget, () => work.send({ ...statement, parameters }))
    work.budget.rows -= rows.length
    if (work.budget.rows < 0)
      throw invalidQuery(
        `The query reads more than ${limits.rows} rows; ask for fewer relations in "fields", or a smaller "limit"`,
      )
    return rows as Row[]
  })
}

/**
 * The rows of a statement that is made for this request only.
 * @throws ApiError INVALID_QUERY when the request has read too many rows.
 */
export const run = (statement: RawBuilder<unknown>, work: Work): Promise<Row[]> =>
  execute(statement.compile(work.db), work, null)

/** The row with that id; errors as `run`. */
export const readSingle = (plan: Plan, id: string, work: Work): Promise<Row[]> =>
  execute(
    compiled(statementCaches.single, plan, work.db, () => single(plan)),
    work,
    id,
  )

const selectedStatement = (selection: Exclude<Selection, { kind: 'value' | 'any' }>, work: Work): CompiledQuery =>
  compiled(statementCaches.related, selection, work.db, () =>
    selection.kind === 'many' ? related(selection, work) : byIds(selection, work),
  )

const kindStatement = (kind: Kind, work: Work): CompiledQuery =>
  compiled(statementCaches.related, kind, work.db, () => byIds(kind, work))

/**
 * Compiles the statements of all relations of a plan before any row is read. A rule of a relation that is not right is refused
 * whatever rows there are: if only rows that lead somewhere brought the refusal, it would reveal that hidden ones do.
 * @throws ApiError INVALID_QUERY for a filter, sort or search of a relation that is not right.
 */
export const prepare = ({ selections }: Plan, work: Work): void => {
  for (const selection of selections) {
    if (selection.kind === 'value') continue
    if (selection.kind !== 'any') selectedStatement(selection, work)
    if (selection.kind === 'any')
      for (const kind of selection.kinds.values()) {
        kindStatement(kind, work)
        prepare(kind.plan, work)
      }
    else if (selection.plan) prepare(selection.plan, work)
  }
}

/** The rows that a selection leads to: by their own ids, or by those of their parents for a relation to many. */
export const readSelected = (
  selection: Exclude<Selection, { kind: 'value' | 'any' }>,
  ids: readonly string[],
  work: Work,
): Promise<Row[]> => execute(selectedStatement(selection, work), work, work.dialect.list(ids))

/** The rows of one kind that a relation to several collections leads to, by their ids. */
export const readKind = (kind: Kind, ids: readonly string[], work: Work): Promise<Row[]> =>
  execute(kindStatement(kind, work), work, work.dialect.list(ids))
