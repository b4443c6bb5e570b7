/** Who may create, change and delete which rows. Every writer reads what it writes: rows that are hidden cannot be touched. */
import { sql } from 'kysely'
import { model, modelOf, type ModelCollection } from '#schema/model.ts'
import { forbidden } from '../../http/errors.ts'
import { shortened } from '../../message-values.ts'
import type { Row } from '../../store/catalogue.ts'
import type { Database } from '../../store/database.ts'
import type { Dialect } from '../../store/dialect.ts'
import { mayRead, placeOf, type Grants } from '../access.ts'
import { isBlock, ownersOf, visibleByItself } from '../block-access.ts'

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

/** Whether each of these rows may be written as drafts are; a row that is gone may. */
const areOfDrafts = async (
  writing: Writing,
  collection: ModelCollection,
  ids: readonly unknown[],
): Promise<boolean> => {
  for (const id of new Set(ids)) {
    if (typeof id !== 'string') continue
    const row = await writing.db.selectFrom(collection.name).selectAll().where('id', '=', id).executeTakeFirst()
    if (row && !(await isOfDraft(writing, collection, row))) return false
  }
  return true
}

/**
 * Whether an author may write the row as it is: a draft, a link of one, or a block that only drafts show. A block in a block is
 * shown where that is; one that stands nowhere yet is nobody's.
 */
const isOfDraft = async (writing: Writing, collection: ModelCollection, row: Row): Promise<boolean> => {
  const { name, fields, joins } = collection
  // A moment at which it is published is as good as published.
  if (fields.has('status')) return unpublished.has(row['status']) && (row['date_publish'] ?? null) === null
  const [owner] = joins
  if (owner) return areOfDrafts(writing, modelOf(owner), [row[`${owner}_id`]])
  if (!isBlock(collection)) return false
  for (const { field, junction } of ownersOf(collection)) {
    const links = junction
      ? await writing.db
          .selectFrom(junction.name)
          .select(field.name)
          .where(junction.item.name, '=', row['id'])
          .where(junction.item.collectionField, '=', name)
          .execute()
      : [row]
    const ids = links.map((link) => link[field.name])
    if (!(await areOfDrafts(writing, modelOf(field.to), ids))) return false
  }
  return true
}

/** Whether there is a row of that id that the caller may see. */
export const isVisible = async (writing: Writing, collection: ModelCollection, id: string): Promise<boolean> => {
  if (!mayRead(collection, writing.grants)) return false
  const condition = visibleByItself(placeOf(collection, writing), { nowhere: true }) ?? sql`1 = 1`
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
