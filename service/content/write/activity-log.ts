/** The activity log: who changed which item when, and each state that it had. */
import { sql } from 'kysely'
import { z } from 'zod'
import { model } from '#schema/model.ts'
import { forbidden, invalidQuery } from '../../http/errors.ts'
import type { Database } from '../../store/database.ts'
import { mayReadRow, type Grants } from '../access.ts'
import { type JsonObject } from '#platform/json-object.ts'
import { parametersFrom } from '../parameters.ts'
import type { Change } from './changes.ts'

/** Adds the changes of a request, in the transaction that made them. */
export const record = async (
  db: Database,
  changes: readonly Change[],
  { account, now }: { readonly account: string | null; readonly now: Date },
): Promise<void> => {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from lesroute_activity`.execute(db)
  let id = rows[0]?.last ?? 0
  for (const { action, collection, id: item, row, delta } of changes) {
    id += 1
    const [data, changed] = [JSON.stringify(row), JSON.stringify(delta)]
    await db
      .insertInto('lesroute_activity')
      .values({ id, action, account, timestamp: now.toISOString(), collection, item, data, delta: changed })
      .execute()
  }
}

const stored = z.object({
  id: z.coerce.number(),
  action: z.string(),
  account: z.string().nullable(),
  timestamp: z.string(),
  collection: z.string(),
  item: z.string(),
  data: z.string(),
  delta: z.string(),
})
type Stored = z.output<typeof stored>

/** An entry as Directus shows it. Chosen: neither address nor browser of the editor is stored. */
const activityOf = ({ id, action, account, timestamp, collection, item }: Stored) => ({
  id,
  action,
  user: account,
  timestamp,
  ip: null,
  user_agent: null,
  collection,
  item,
  origin: null,
  revisions: [id],
})

const revisionOf = ({ id, collection, item, data, delta }: Stored) => ({
  id,
  activity: id,
  collection,
  item,
  data: JSON.parse(data) as unknown,
  delta: JSON.parse(delta) as unknown,
  parent: null,
  version: null,
})

const shapes = { activity: activityOf, revisions: revisionOf } as const
export type LogName = keyof typeof shapes
export const isLogName = (name: string): name is LogName => Object.hasOwn(shapes, name)

const mostEntries = 1000
const columns: Readonly<Record<string, string>> = {
  id: 'id',
  activity: 'id',
  action: 'action',
  user: 'account',
  collection: 'collection',
  item: 'item',
  timestamp: 'timestamp',
}
const operators = { _eq: '=', _in: 'in', _gt: '>', _gte: '>=', _lt: '<', _lte: '<=' } as const

const rule = z.record(
  z.string(),
  z.partialRecord(z.enum(Object.keys(operators) as (keyof typeof operators)[]), z.unknown()),
)
const scalar = z.union([z.string(), z.number()])
const list = z.union([z.array(scalar).min(1), scalar.transform((value) => String(value).split(','))])

type Condition = {
  readonly column: string
  readonly operator: (typeof operators)[keyof typeof operators]
  readonly value: unknown
}

const conditionsOf = (filter: unknown): Condition[] => {
  const parsed = rule.safeParse(filter ?? {})
  if (!parsed.success) throw invalidQuery('"filter" here takes fields with _eq, _in, _gt, _gte, _lt or _lte')
  return Object.entries(parsed.data).flatMap(([name, tests]) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column) throw invalidQuery(`"filter" here takes ${Object.keys(columns).join(', ')}`)
    return Object.entries(tests).map(([operator, value]) => {
      const known = operators[operator as keyof typeof operators]
      const read = (known === 'in' ? list : scalar).safeParse(value)
      if (!read.success) throw invalidQuery(`"filter" has a value for ${name} that is none`)
      const numeric = (one: unknown) => (column === 'id' ? Number(one) : String(one))
      return { column, operator: known, value: Array.isArray(read.data) ? read.data.map(numeric) : numeric(read.data) }
    })
  })
}

/** No log is as long; what both databases can count. */
const farthestEntry = 2 ** 31

const whole = (value: unknown, usual: number, name: string): number => {
  if (value === undefined) return usual
  const number = Number(value)
  if (!Number.isSafeInteger(number) || number < -1 || number > farthestEntry)
    throw invalidQuery(`"${name}" must be a whole number up to ${farthestEntry}`)
  return number
}

/**
 * `GET /activity` and `GET /revisions`, in Directus's shapes, newest first; of revisions also `data`, the item as it was then.
 * Entries of rows that the caller may not read are left out.
 * @throws ApiError FORBIDDEN for who may not write the catalogue; INVALID_QUERY for other parameters than `filter` (by field,
 * without groups), `sort` (`id` or `-id`), `limit` (1,000 at most), `offset`, `page` and `fields` (ignored).
 */
export const listLog = async (db: Database, name: LogName, search: string, grants: Grants): Promise<JsonObject> => {
  if (!grants.has('write-content')) throw forbidden()
  const { filter, sort, limit, offset, page, fields: _fields, ...others } = parametersFrom(search)
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw invalidQuery(`"${unknown}" is not supported for ${name}`)
  const order = Array.isArray(sort) ? String(sort[0] ?? '-id') : '-id'
  if (order !== 'id' && order !== '-id') throw invalidQuery('"sort" here takes id or -id')
  const requested = whole(limit, 100, 'limit')
  const count = requested < 0 ? mostEntries : Math.min(requested, mostEntries)
  const skipped = whole(offset, 0, 'offset') + (Math.max(1, whole(page, 1, 'page')) - 1) * count
  let entries = db.selectFrom('lesroute_activity').selectAll()
  for (const { column, operator, value } of conditionsOf(filter)) entries = entries.where(column, operator, value)
  const rows = await entries
    .orderBy('id', order === 'id' ? 'asc' : 'desc')
    .limit(count)
    .offset(Math.max(0, skipped))
    .execute()
  const shape: (row: Stored) => unknown = shapes[name]
  const isOpen = ({ collection, data }: Stored): boolean => {
    const known = model.get(collection)
    return known !== undefined && mayReadRow(known, Object(JSON.parse(data)), grants)
  }
  return { data: z.array(stored).parse(rows).filter(isOpen).map(shape) }
}
