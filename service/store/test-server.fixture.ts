/** Before the tests of a run on PostgreSQL: a server for all of them, and its end after the last. */
import { randomBytes } from 'node:crypto'
import { dropDatabasesOfRun, newPostgresDatabase } from '#platform/postgres.fixture.ts'
import { startPostgres } from '#scripts/postgres-server.ts'
import { openStore } from './store.ts'

/**
 * Starts the server unless one is named, and makes the database that the stores of the tests are copies of. Without a server each
 * test file opens an embedded PGlite. Each project of Vitest calls it; one does the work for all.
 */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['TEST_POSTGRES_RUN']) return undefined
  process.env['TEST_POSTGRES_RUN'] = randomBytes(4).toString('hex')
  const server = process.env['TEST_POSTGRES_URL'] ? null : await startPostgres()
  if (server) process.env['TEST_POSTGRES_URL'] = server.address
  const template = await newPostgresDatabase()
  const { TEST_POSTGRES_URL: address } = process.env
  if (!template || !address) {
    console.log('No PostgreSQL server is installed here: its tests run on PGlite.')
    return undefined
  }
  const store = await openStore(template.address)
  await store.close()
  process.env['TEST_POSTGRES_TEMPLATE'] = new URL(template.address).pathname.slice(1)
  return async () => {
    await (server ? server.stop() : dropDatabasesOfRun(address))
  }
}
