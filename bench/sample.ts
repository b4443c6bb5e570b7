/** The seeded data that the questions are asked of, in a folder of their own, with an account to ask as. */
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { plant } from '#service/seed/plant.ts'
import { openAccounts, type Accounts } from '#service/store/accounts.ts'
import { openDatabase, type Database } from '#service/store/database.ts'

export type Sample = {
  readonly folder: string
  readonly db: Database
  readonly sqlite: DatabaseSync
  readonly accounts: Accounts
  /** The static token of an account with the policies of the site's own. */
  readonly token: string
  readonly close: () => Promise<void>
}

const email = 'bench@lesroute.internal'

/** Makes the sample in `folder` where it is missing and opens it; the first time takes half a minute of drawing. */
export const openSample = async (folder: string, say: (line: string) => void): Promise<Sample> => {
  await plant(folder, say)
  const { db, sqlite, close } = openDatabase(path.join(folder, 'lesroute.sqlite'))
  const accounts = openAccounts(sqlite)
  const account = accounts.byEmail(email)
  const token = account ? accounts.renew(account.id) : accounts.add(email, ['navigator', 'sodk', 'search-token'])
  return { folder, db, sqlite, accounts, token, close }
}

/** One column of the rows that a statement gives, as text. */
export const textColumn = (sqlite: DatabaseSync, statement: string, column: string): string[] =>
  sqlite
    .prepare(statement)
    .all()
    .map((row) => row[column])
    .filter((value) => typeof value === 'string')
