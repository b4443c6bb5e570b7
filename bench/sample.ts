/** The seeded data that the questions are asked of, in a folder of their own, with an account to ask as. */
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seedDatabase } from '#sample/seed-database.ts'
import { openStore, type Store } from '#service/store/store.ts'

export type Sample = {
  readonly folder: string
  readonly store: Store
  /** The same database, open for statements made by hand. */
  readonly sqlite: DatabaseSync
  /** The static token of an account with the policies of the site's own. */
  readonly token: string
  readonly close: () => Promise<void>
}

const email = 'bench@lesroute.internal'

/** Makes the sample in `folder` where it is missing and opens it; the first time takes half a minute of drawing. */
export const openSample = async (folder: string, say: (line: string) => void): Promise<Sample> => {
  const database = path.join(folder, 'lesroute.sqlite')
  await seedDatabase({ dataFolder: folder, database }, say)
  const store = await openStore(database)
  const { accounts } = store
  const account = await accounts.byEmail(email)
  const token = account
    ? await accounts.renew(account)
    : await accounts.add(email, ['navigator', 'sodk', 'search-token'])
  const sqlite = new DatabaseSync(database, { readOnly: true })
  const close = async () => {
    sqlite.close()
    await store.close()
  }
  return { folder, store, sqlite, token, close }
}

/** One column of the rows that a statement gives, as text. */
export const textColumn = (sqlite: DatabaseSync, statement: string, column: string): string[] =>
  sqlite
    .prepare(statement)
    .all()
    .map((row) => row[column])
    .filter((value) => typeof value === 'string')
