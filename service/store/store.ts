/** The store: one database with the catalogue and the accounts, taken as one value by everything that reads or writes. */
import { openAccounts, type Accounts } from './accounts.ts'
import { openCatalogue, type Catalogue } from './catalogue.ts'
import type { Database } from './database.ts'
import type { Dialect } from './dialect.ts'
import { migrate } from './migrate.ts'
import { openPostgres, postgres } from './postgres.ts'
import { openSqlite, sqlite } from './sqlite.ts'

export type Store = {
  readonly db: Database
  readonly dialect: Dialect
  readonly accounts: Accounts
  readonly catalogue: Catalogue
  readonly close: () => Promise<void>
}

/** Milliseconds that one statement may take. Chosen: queries of the site take one or two; the spec names no bound. */
const timeout = 3000

/** Whether the address names a PostgreSQL server rather than a file. */
export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

/** The store over an open database, brought to the form of this version; closed again when that cannot be. */
export const storeOver = async (db: Database, dialect: Dialect): Promise<Store> => {
  const close = () => db.destroy()
  try {
    await migrate(db, dialect)
  } catch (error) {
    await close()
    throw error
  }
  return { db, dialect, accounts: openAccounts(db), catalogue: openCatalogue(db, dialect), close }
}

/**
 * Opens the store at that address: `postgres://…`, or the name of an SQLite file; `:memory:` holds it in memory. What
 * is missing in the database is made.
 * @throws ApiError SERVICE_UNAVAILABLE when the server cannot be reached or the database may only be read, the system's own error when
 * the file cannot be opened, StoreMismatch when it holds an imported catalogue of a form that cannot be taken over.
 */
export const openStore = async (address: string): Promise<Store> =>
  isPostgres(address)
    ? storeOver(openPostgres(address, timeout), postgres)
    : storeOver(openSqlite(address, timeout), sqlite)
