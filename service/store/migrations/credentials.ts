/** Migration: when a session began, and codes for whoever has lost the app of one-time passwords. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialect.ts'

/** Sessions from before count as begun now. */
export const credentials = async (db: Database, { collation, tableOptions }: Dialect): Promise<void> => {
  const text = sql`text ${collation}`
  await sql`alter table lesroute_sessions add column begun ${text}`.execute(db)
  await sql`update lesroute_sessions set begun = ${new Date().toISOString()}`.execute(db)
  await sql`create table lesroute_recovery_codes (
    account ${text} not null, hash ${text} not null, primary key (account, hash)
  ) ${tableOptions}`.execute(db)
}
