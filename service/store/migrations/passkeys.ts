/** Migration: passkeys of accounts, and the challenges that they have to sign. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialect.ts'

export const passkeys = async (db: Database, { collation, tableOptions, types }: Dialect): Promise<void> => {
  const [text, number] = [sql`text ${collation}`, sql.raw(types.number)]
  await sql`create table lesroute_passkeys (
    id ${text} primary key, account ${text} not null, public_key ${text} not null, counter ${number} not null,
    transports ${text} not null, name ${text} not null, created ${text} not null, used ${text}
  ) ${tableOptions}`.execute(db)
  await sql`create index lesroute_passkeys_account on lesroute_passkeys (account)`.execute(db)
  await sql`create table lesroute_challenges (
    challenge ${text} primary key, purpose ${text} not null, expires ${text} not null
  ) ${tableOptions}`.execute(db)
  await sql`create index lesroute_challenges_expires on lesroute_challenges (expires)`.execute(db)
}
