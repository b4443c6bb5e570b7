/** The activity log: who changed which item when, and each state that it had. */
import { sql } from 'kysely'
import { z } from 'zod'
import { model } from '#schema/model.ts'
import { forbidden, invalidQuery } from '../../http/errors.ts'
import type { Database } from '../../store/database.ts'
import { allOf, isOfItemWithStatus, mayRead, visibleBy, type Sql } from '../access.ts'
import { isBlock } from '../block-access.ts'
import type { JsonObject } from '#platform/json-object.ts'
import { limits } from '../limits.ts'
import { parametersFrom } from '../parameters.ts'
import { tooLarge, workOf } from '../run.ts'
import { run, type Context } from '../statements.ts'
import { conditionsOf } from './activity-filter.ts'
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

const entry = z.object({
  id: z.coerce.number(),
  action: z.string(),
  account: z.string().nullable(),
  timestamp: z.string(),
  collection: z.string(),
  item: z.string(),
})
type Entry = z.output<typeof entry>
const state = z.object({ id: z.coerce.number(), data: z.string(), delta: z.string() })
const size = z.object({ size: z.coerce.number() })
const jsonObject = z.record(z.string(), z.unknown())

/** An entry as Directus shows it. Chosen: neither address nor browser of the editor is stored. */
const activityOf = ({ id, action, account, timestamp, collection, item }: Entry) => ({
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

/** The fields of a state that nobody reads by `/items` yet; none for who reads drafts, and restores them. */
const withheldFrom = (collection: string, state: JsonObject, { grants, now }: Context): ReadonlySet<string> => {
  const embargo = model.get(collection)?.description?.embargo
  const isOpen = !embargo || grants.has('read-drafts') || String(state[embargo.until]) <= now.toISOString()
  return new Set(isOpen ? [] : embargo.fields)
}

const without = (row: JsonObject, names: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)))

const revisionOf = (
  { id, collection, item }: Entry,
  texts: { readonly data: string; readonly delta: string },
  context: Context,
) => {
  const data = jsonObject.parse(JSON.parse(texts.data))
  const withheld = withheldFrom(collection, data, context)
  return {
    id,
    activity: id,
    collection,
    item,
    data: without(data, withheld),
    delta: without(jsonObject.parse(JSON.parse(texts.delta)), withheld),
    parent: null,
    version: null,
  }
}

const logs = ['activity', 'revisions'] as const
export type LogName = (typeof logs)[number]
export const isLogName = (name: string): name is LogName => logs.some((log) => log === name)

const mostEntries = 1000
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
 * The condition on entries whose rows the caller may read, by the values of the rows then: they may be gone. Blocks and translations may be of
 * drafts, which their rows do not say. Links hold ids alone.
 */
const isOpen = ({ grants, dialect }: Context): Sql => {
  const columnOf = (field: string) => dialect.member(sql.ref('data'), field)
  const cases = [...model.values()].flatMap((collection): Sql[] => {
    const mayBeOfDraft = isBlock(collection) || isOfItemWithStatus(collection)
    if (!mayRead(collection, grants) || (mayBeOfDraft && !grants.has('read-drafts'))) return []
    return [sql`when ${collection.name} then ${visibleBy(collection, grants, columnOf) ?? sql`true`}`]
  })
  // Not `or`: SQLite would gather the rows of each collection by an index, and sort the whole log.
  return sql`case collection ${sql.join(cases, sql` `)} else false end`
}

/**
 * `GET /activity` and `GET /revisions`, in Directus's shapes, newest first; of revisions also `data`, the item as it was then.
 * Entries of rows that the caller may not read are left out, and so are fields of planned media for who may not read drafts.
 * @throws ApiError FORBIDDEN for who may not write the catalogue; INVALID_QUERY for other parameters than `filter` (by field,
 * without groups), `sort` (`id` or `timestamp`, or with `-`), `limit` (1,000 at most), `offset`, `page` and `fields` (ignored), and for states that are too
 * large together.
 */
export const listLog = async (name: LogName, search: string, context: Context): Promise<JsonObject> => {
  if (!context.grants.has('write-content')) throw forbidden()
  const { filter, sort, limit, offset, page, fields: _fields, ...others } = parametersFrom(search)
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw invalidQuery(`"${unknown}" is not supported for ${name}`)
  const order = Array.isArray(sort) ? String(sort[0] ?? '-id') : '-id'
  // Entries are numbered as they come.
  if (!/^-?(id|timestamp)$/.test(order)) throw invalidQuery('"sort" here takes id, -id, timestamp or -timestamp')
  const requested = whole(limit, 100, 'limit')
  const count = requested < 0 ? mostEntries : Math.min(requested, mostEntries)
  const skipped = whole(offset, 0, 'offset') + (Math.max(1, whole(page, 1, 'page')) - 1) * count
  const work = workOf(context)
  const where = allOf([context.dialect.check, ...conditionsOf(filter, context), isOpen(context)])
  const statement = sql`select id, action, account, timestamp, collection, item, ${name === 'revisions' ? sql`octet_length(data) + octet_length(delta)` : sql.lit(0)} as size
    from lesroute_activity where ${where} order by id ${sql.raw(order.startsWith('-') ? 'desc' : 'asc')}
    limit ${count} offset ${Math.max(0, skipped)}`
  const rows = await run(statement, work)
  const entries = z.array(entry).parse(rows)
  if (name === 'activity') return { data: entries.map(activityOf) }
  let characters = 0
  for (const one of z.array(size).parse(rows)) characters += one.size
  if (characters > limits.characters) throw tooLarge()
  if (!entries.length) return { data: [] }
  const listed = sql.join(entries.map(({ id }) => id))
  const states = await run(sql`select id, data, delta from lesroute_activity where id in (${listed})`, work)
  const byId = new Map(
    z
      .array(state)
      .parse(states)
      .map((one) => [one.id, one]),
  )
  return {
    data: entries.flatMap((one) => {
      const texts = byId.get(one.id)
      return texts ? [revisionOf(one, texts, context)] : []
    }),
  }
}

/**
 * `GET /activity/:id` and `GET /revisions/:id`: one entry as the list shows it.
 * @throws ApiError as `listLog`; FORBIDDEN also for an entry that there is none of, or that the caller may not read.
 */
export const readLog = async (name: LogName, id: string, search: string, context: Context): Promise<JsonObject> => {
  const { fields: _fields, ...others } = parametersFrom(search)
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw invalidQuery(`"${unknown}" is not supported for one entry of ${name}`)
  if (!/^[1-9]\d{0,8}$/.test(id)) throw forbidden()
  const { data } = await listLog(
    name,
    new URLSearchParams({ filter: JSON.stringify({ id: { _eq: id } }) }).toString(),
    context,
  )
  const [one] = z.array(jsonObject).parse(data)
  if (!one) throw forbidden()
  return { data: one }
}
