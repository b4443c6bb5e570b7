/** Migrates a database to the schema of this version, safely when several processes start at the same time. */
import { Migrator, type Migration } from 'kysely/migration'
import { isImported } from './catalogue.ts'
import { asPatientWriter, type Database } from './database.ts'
import type { Dialect } from './dialect.ts'
import { accounts } from './migrations/accounts.ts'
import { activity } from './migrations/activity.ts'
import { credentials } from './migrations/credentials.ts'
import { functions } from './migrations/functions.ts'
import { passkeys } from './migrations/passkeys.ts'
import { roles } from './migrations/roles.ts'
import { signIn } from './migrations/sign-in.ts'
import { currentSchema, fitTables } from './tables.ts'

/**
 * In order of their names; one that has been released is never changed. Tables of the catalogue follow `schema/`
 * instead.
 */
const migrations: Readonly<Record<string, (db: Database, dialect: Dialect) => Promise<void>>> = {
  '001-accounts': accounts,
  '002-functions': functions,
  '003-sign-in': signIn,
  '004-roles': roles,
  '005-activity': activity,
  '006-credentials': credentials,
  '007-passkeys': passkeys,
}

/**
 * Runs the migrations that have not run, and fits the catalogue's tables to the model: in one transaction that starts
 * with a lock, so that several processes may start at once.
 * @throws StoreMismatch when the database holds an imported catalogue of a form that cannot be taken over.
 */
export const migrate = (db: Database, dialect: Dialect): Promise<void> =>
  asPatientWriter(db, dialect, async (transaction) => {
    const schema = await currentSchema(transaction, dialect)
    const migrator = new Migrator({
      db: transaction,
      ...(schema === undefined ? {} : { migrationTableSchema: schema }),
      provider: {
        getMigrations: () =>
          Promise.resolve(
            Object.fromEntries(
              Object.entries(migrations).map(([name, up]): [string, Migration] => [
                name,
                { up: (database: Database) => up(database, dialect) },
              ]),
            ),
          ),
      },
    })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
    const row = await transaction
      .selectFrom('lesroute_meta')
      .select('value')
      .where('name', '=', 'edition')
      .executeTakeFirst()
    const remade = await fitTables(transaction, dialect, !isImported(row?.['value']))
    if (remade) await transaction.deleteFrom('lesroute_meta').where('name', '=', 'edition').execute()
  })
