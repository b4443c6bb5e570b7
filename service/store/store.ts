/** The store: one database with the catalogue and the accounts, taken as one value by everything that reads or writes. */
import { openAccounts, type Accounts } from './accounts.ts'
import { openCatalogue, type Catalogue } from './catalogue.ts'
import type { Database } from './database.ts'
import { openSqlite } from './sqlite.ts'

export type Store = {
  readonly db: Database
  readonly accounts: Accounts
  readonly catalogue: Catalogue
  readonly close: () => Promise<void>
}

/**
 * Opens the store in that SQLite file, its tables made where they are missing; `:memory:` keeps it in memory.
 * @throws the system's own error when the file cannot be opened or written.
 */
export const openStore = async (address: string): Promise<Store> => {
  const db = openSqlite(address)
  return { db, accounts: openAccounts(db), catalogue: openCatalogue(db), close: () => db.destroy() }
}
