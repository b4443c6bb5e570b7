/** Stores for tests, each on a database of its own, on the kind of database that the run is for. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { Client } from 'pg'
import type { Tables } from './database.ts'
import { explainFailures, postgres } from './postgres.ts'
import { openStore, storeOver, type Store } from './store.ts'

/** The kind of database that this run of the tests is for. */
export const tested: 'sqlite' | 'postgres' = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite'

const server = process.env['TEST_POSTGRES_URL']

const administer = async (address: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

type TestDatabase = { readonly address: string; readonly drop: () => Promise<void> }

const newFile = (): TestDatabase => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
  return {
    address: path.join(folder, 'test.sqlite'),
    drop: async () => rmSync(folder, { recursive: true }),
  }
}

/** A new database that several stores may open by its address; null on PGlite, which has none. */
export const newDatabase = async (kind = tested): Promise<TestDatabase | null> => {
  if (kind === 'sqlite') return newFile()
  if (!server) return null
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template template0`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return { address: address.href, drop: () => administer(server, `drop database ${name} with (force)`) }
}

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
  const database = await newDatabase(kind)
  if (!database) return openPglite()
  const store = await openStore(database.address)
  const close = async () => {
    await store.close()
    await database.drop()
  }
  return { ...store, close }
}
