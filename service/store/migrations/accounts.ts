/** Accounts, and what the store knows of itself. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialect.ts'

/** Takes over the tables of databases that were made before migrations were numbered. */
export const accounts = async (db: Database, { collation, tableOptions }: Dialect): Promise<void> => {
  const text = sql`text ${collation}`
  await sql`create table if not exists lesroute_meta (name ${text} primary key, value ${text} not null) ${tableOptions}`.execute(
    db,
  )
  await sql`create table if not exists directus_roles (
    id ${text} primary key, name ${text} not null, description ${text}
  ) ${tableOptions}`.execute(db)
  await sql`create table if not exists directus_users (
    id ${text} primary key, first_name ${text}, last_name ${text}, email ${text} not null, status ${text} not null,
    role ${text}, policies ${text}, token ${text}, search_token ${text}, last_page ${text}, last_access ${text}
  ) ${tableOptions}`.execute(db)
  await sql`create unique index if not exists directus_users_email on directus_users (email)`.execute(db)
  await sql`create index if not exists directus_users_token on directus_users (token)`.execute(db)
  await sql`create index if not exists directus_users_search_token on directus_users (search_token)`.execute(db)
}
