/** A database of its own for a test, on the server that the run of the tests has. */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'

const administer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export type TestDatabase = { readonly address: string; readonly drop: () => Promise<void> }

/** A new database, empty or a copy of the one of that name; null where the run has no server (`TEST_POSTGRES_URL`). */
export const newPostgresDatabase = async (template = 'template0'): Promise<TestDatabase | null> => {
  const server = process.env['TEST_POSTGRES_URL']
  if (!server) return null
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template ${template}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return { address: address.href, drop: () => administer(server, `drop database ${name} with (force)`) }
}

/** The address of a database that lasts as long as the test; null in the run on SQLite and files, and without a server. */
export const databaseOfTest = async (): Promise<string | null> => {
  const database = process.env['TEST_DATABASE'] === 'postgres' ? await newPostgresDatabase() : null
  if (!database) return null
  onTestFinished(database.drop)
  return database.address
}
