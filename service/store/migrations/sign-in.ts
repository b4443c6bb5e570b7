/** Migration: the tables of sign-in: passwords and one-time secrets of accounts, and sessions. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialect.ts'

/** E-mail addresses become small letters, as they are looked up. */
export const signIn = async (db: Database, { collation, tableOptions }: Dialect): Promise<void> => {
  const text = sql`text ${collation}`
  await sql`create table lesroute_credentials (
    account ${text} primary key, password ${text}, otp_secret ${text}, otp_step integer, ip_allow ${text}
  ) ${tableOptions}`.execute(db)
  await sql`create table lesroute_sessions (
    id ${text} primary key, account ${text} not null, secret ${text}, expires ${text} not null
  ) ${tableOptions}`.execute(db)
  await sql`create index lesroute_sessions_account on lesroute_sessions (account)`.execute(db)
  await sql`create index lesroute_sessions_expires on lesroute_sessions (expires)`.execute(db)
  // An address that another account has in small letters already, or gets here, stays, so that no account is lost.
  await sql`update directus_users set email = lower(email) where email <> lower(email)
    and not exists (select 1 from directus_users as other where other.email = lower(directus_users.email))
    and id = (select min(other.id) from directus_users as other where lower(other.email) = lower(directus_users.email))`.execute(
    db,
  )
}
