/** A database of its own for a test, on the server that the run of the tests has. */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'

/** Databases of this run begin with it, so that its end removes them all, and none of another run on that server. */
const prefix = () => `test_${process.env['TEST_POSTGRES_RUN'] || 'single'}_`

const administer = async (server: string, statement: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const dropDatabase = async (server: string, name: string): Promise<void> => {
  await administer(server, `drop database ${name} with (force)`)
}

/** Removes what this run has left on that server. */
export const dropDatabasesOfRun = async (server: string): Promise<void> => {
  const rows = await administer(server, 'select datname as name from pg_database')
  for (const { name } of rows)
    if (typeof name === 'string' && name.startsWith(prefix())) await dropDatabase(server, name)
}

export type TestDatabase = { readonly address: string; readonly drop: () => Promise<void> }

/** A new database, empty or a copy of the one of that name; null where the run has no server (`TEST_POSTGRES_URL`). */
export const newPostgresDatabase = async (template = 'template0'): Promise<TestDatabase | null> => {
  const server = process.env['TEST_POSTGRES_URL']
  if (!server) return null
  const name = `${prefix()}${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template ${template}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return { address: address.href, drop: () => dropDatabase(server, name) }
}

/** The address of a database that lasts as long as the test; null in the run on SQLite and files, and without a server. */
export const databaseOfTest = async (): Promise<string | null> => {
  const database = process.env['TEST_DATABASE'] === 'postgres' ? await newPostgresDatabase() : null
  if (!database) return null
  onTestFinished(database.drop)
  return database.address
}
