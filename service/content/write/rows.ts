/** Rows of one table, read and written in the form of the wire. */
import type { ModelCollection } from '#schema/model.ts'
import type { Row } from '../../store/catalogue.ts'
import { columnsOf, decode, encode } from '../../store/columns.ts'
import type { Database } from '../../store/database.ts'

/** A row of the database in the form of the wire. */
export const decoded = (collection: ModelCollection, row: Row): Row =>
  Object.fromEntries(columnsOf(collection).map((field) => [field.name, decode(field, row[field.name])]))

/** The row of that id; null when there is none. */
export const rowOf = async (db: Database, collection: ModelCollection, id: string): Promise<Row | null> => {
  const row = await db.selectFrom(collection.name).selectAll().where('id', '=', id).executeTakeFirst()
  return row ? decoded(collection, row) : null
}

const encoded = (collection: ModelCollection, row: Row) =>
  Object.fromEntries(
    columnsOf(collection).flatMap((field) => (field.name in row ? [[field.name, encode(field, row[field.name])]] : [])),
  )

/** Writes a new row. */
export const insertRow = async (db: Database, collection: ModelCollection, row: Row): Promise<void> => {
  await db.insertInto(collection.name).values(encoded(collection, row)).execute()
}

/** Writes these columns of the row of that id. */
export const updateRow = async (db: Database, collection: ModelCollection, id: string, changed: Row): Promise<void> => {
  await db.updateTable(collection.name).set(encoded(collection, changed)).where('id', '=', id).execute()
}
