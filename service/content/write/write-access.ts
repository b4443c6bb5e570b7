/** Who may create, change and delete which rows. Every writer reads what it writes: rows that are hidden cannot be touched. */
import { sql } from 'kysely'
import { model, modelOf, type ModelCollection } from '#schema/model.ts'
import { forbidden } from '../../http/errors.ts'
import { shortened } from '../../shown.ts'
import type { Row } from '../../store/catalogue.ts'
import type { Database } from '../../store/database.ts'
import type { Dialect } from '../../store/dialect.ts'
import { mayRead, placeOf, visible, type Grants } from '../access.ts'

/** The transaction of a write, and for whom it is done. */
export type Writing = {
  readonly db: Database
  readonly dialect: Dialect
  readonly grants: Grants
  readonly now: Date
}
export type Action = 'create' | 'update' | 'delete'

/** Statuses of items that authors may write. */
const unpublished: ReadonlySet<unknown> = new Set(['draft', 'review'])

/** The refusal of a collection: the same for what is hidden, missing and read only. */
const refused = (name: string) =>
  forbidden(`You don't have permission to access collection "${shortened(name)}" or it does not exist.`)

/** @throws ApiError FORBIDDEN unless the caller may write some rows of that collection. */
export const writable = (name: string, grants: Grants): ModelCollection => {
  const collection = model.get(name)
  const isOpen = collection && collection.description?.family !== 'system' && mayRead(collection, grants)
  if (!isOpen || !(grants.has('write-content') || grants.has('write-drafts'))) throw refused(name)
  return collection
}

const statusOf = async (db: Database, table: string, id: unknown): Promise<unknown> =>
  (await db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst())?.['status']

/** Whether an item that is published, or was, shows this block. */
const isShown = async (db: Database, block: string, id: unknown): Promise<boolean> => {
  for (const { name, joins, fields } of model.values()) {
    const [owner] = joins
    const field = fields.get('item')
    if (!owner || field?.kind !== 'any' || !field.to.includes(block) || !modelOf(owner).fields.has('status')) continue
    const junctions = await db
      .selectFrom(name)
      .select(`${owner}_id`)
      .where('item', '=', id)
      .where('collection', '=', block)
      .execute()
    for (const row of junctions) if (!unpublished.has(await statusOf(db, owner, row[`${owner}_id`]))) return true
  }
  return false
}

/** Whether an author may write the row as it is: a draft, a part of one, or a block that only drafts show. */
const isOfDraft = async ({ db }: Writing, { name, fields, joins, description }: ModelCollection, row: Row) => {
  // A moment at which it is published is as good as published.
  if (fields.has('status')) return unpublished.has(row['status']) && (row['date_publish'] ?? null) === null
  const [owner] = joins
  if (owner && modelOf(owner).fields.has('status'))
    return unpublished.has(await statusOf(db, owner, row[`${owner}_id`]))
  return description?.family === 'blocks' && !(await isShown(db, name, row['id']))
}

/** Whether there is a row of that id that the caller may see. */
export const isVisible = async (writing: Writing, collection: ModelCollection, id: string): Promise<boolean> => {
  if (!mayRead(collection, writing.grants)) return false
  const condition = visible(placeOf(collection, writing)) ?? sql`1 = 1`
  const { rows } =
    await sql`select 1 from ${sql.table(collection.name)} as t where t.id = ${id} and ${condition}`.execute(writing.db)
  return rows.length > 0
}

/**
 * Checks a row as it is in the database: before an update or delete, and after a create or update.
 * @throws ApiError FORBIDDEN when the caller may not see it, or may not write it in this state.
 */
export const requireWritable = async (writing: Writing, collection: ModelCollection, row: Row): Promise<void> => {
  if (!(await isVisible(writing, collection, String(row['id'])))) throw forbidden()
  if (writing.grants.has('write-content')) return
  if (!(await isOfDraft(writing, collection, row)))
    throw forbidden('You may write drafts only: this item is published, or would be.')
}
