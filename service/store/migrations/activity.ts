/** Migration: who changed what in the catalogue, and each state that an item had. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialect.ts'

/** Ids are counted by the writer, which is alone while it writes. */
export const activity = async (db: Database, { collation, tableOptions }: Dialect): Promise<void> => {
  const text = sql`text ${collation}`
  await sql`create table lesroute_activity (
    id integer primary key, action ${text} not null, account ${text}, timestamp ${text} not null,
    collection ${text} not null, item ${text} not null, data ${text} not null, delta ${text} not null
  ) ${tableOptions}`.execute(db)
  await sql`create index lesroute_activity_item on lesroute_activity (collection, item)`.execute(db)
}
