/** Migration: the single role that every account has; rights follow from policies. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The id of the role that accounts are made with. */
export const accountRole = '5f0c3d0a-6f0e-4b57-9d0f-0b6a3c1f7a21'

/** Makes the role, and gives it to the accounts that have none. */
export const roles = async (db: Database): Promise<void> => {
  const description = 'Calls the interface with a token; what that opens follows from the policies of the account.'
  await sql`insert into directus_roles (id, name, description) values (${accountRole}, 'API user', ${description})
    on conflict (id) do nothing`.execute(db)
  await sql`update directus_users set role = ${accountRole} where role is null`.execute(db)
}
