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

/** The same, with the tables of a store: a copy of those that the run has made, which is quicker than making them. */
const newStoreDatabase = async (kind: typeof tested): Promise<TestDatabase | null> =>
  kind === 'sqlite' ? newFile() : newPostgresDatabase(process.env['TEST_POSTGRES_TEMPLATE'])

const openPglite = (): Promise<Store> => {
  const pglite = new PGlite({ parsers: { [types.INT8]: Number, [types.NUMERIC]: Number } })
  return storeOver(
    new Kysely<Tables>({ dialect: new PGliteDialect({ pglite, onCreateConnection: explainFailures }) }),
    postgres,
  )
}

/** An empty store that lasts until it is closed. */
export const openTestStore = async (kind = tested): Promise<Store> => {
  if (kind === 'sqlite') return openStore(':memory:')
  const database = await newStoreDatabase(kind)
  if (!database) return openPglite()
  const store = await openStore(database.address)
  const close = async () => {
    await store.close()
    await database.drop()
  }
  return { ...store, close }
}
