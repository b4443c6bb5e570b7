/** Stores for tests, each on a database of its own, on the kind of database that the run is for. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { newPostgresDatabase, type TestDatabase } from '#platform/postgres.fixture.ts'
import type { Tables } from './database.ts'
import { explainFailures, postgres } from './postgres.ts'
import { openStore, storeOver, type Store } from './store.ts'

/** The kind of database that this run of the tests is for. */
export const tested: 'sqlite' | 'postgres' = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite'

const newFile = (): TestDatabase => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
  return {
    address: path.join(folder, 'test.sqlite'),
    drop: async () => rmSync(folder, { recursive: true }),
  }
}

/** A new database that several stores may open by its address; null on PGlite, which has none. */
export const newDatabase = async (kind = tested): Promise<TestDatabase | null> =>
  kind === 'sqlite' ? newFile() : newPostgresDatabase()

const openPglite = (): Promise<Store> => {
  const pglite = new PGlite({ parsers: { [types.INT8]: Number, [types.NUMERIC]: Number } })
  return storeOver(
    new Kysely<Tables>({ dialect: new PGliteDialect({ pglite, onCreateConnection: explainFailures }) }),
    postgres,
  )
}

const openCopy = async (template: string | undefined): Promise<Store | null> => {
  const database = await newPostgresDatabase(template)
  if (!database) return null
  const store = await openStore(database.address)
  const close = async () => {
    await store.close()
    await database.drop()
  }
  return { ...store, close }
}

/** An empty store that lasts until it is closed. On PostgreSQL its tables are a copy of those that the run has made, which is quicker than making them. */
export const openTestStore = async (kind = tested): Promise<Store> =>
  kind === 'sqlite' ? openStore(':memory:') : ((await openCopy(process.env['TEST_POSTGRES_TEMPLATE'])) ?? openPglite())

/**
 * Opens stores that begin with what `fill` writes, which returns what the tests need of it. On a PostgreSQL server it writes once in a
 * process, and each store is a copy; the database that is copied goes with the run.
 */
export const filledStores = <Filled>(fill: (store: Store) => Promise<Filled>) => {
  let template: Promise<{ readonly name: string; readonly filled: Filled } | null> | null = null
  const prepare = async () => {
    const database = await newPostgresDatabase(process.env['TEST_POSTGRES_TEMPLATE'])
    if (!database) return null
    const store = await openStore(database.address)
    const filled = await fill(store)
    await store.close()
    return { name: new URL(database.address).pathname.slice(1), filled }
  }
  return async (kind = tested): Promise<{ readonly store: Store; readonly filled: Filled }> => {
    const made = kind === 'postgres' ? await (template ??= prepare()) : null
    const copy = made && (await openCopy(made.name))
    if (copy) return { store: copy, filled: made.filled }
    const store = await openTestStore(kind)
    return { store, filled: await fill(store) }
  }
}
