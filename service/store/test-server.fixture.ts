/** Before the tests of a run on PostgreSQL: a server for all of them, and its end after the last. */
import { newPostgresDatabase } from '#platform/postgres.fixture.ts'
import { startPostgres } from '#scripts/postgres-server.ts'
import { openStore } from './store.ts'

/**
 * Starts the server unless one is named, and makes the database that the stores of the tests are copies of. Without a server each
 * test file opens an embedded PGlite.
 */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  const server = process.env['TEST_POSTGRES_URL'] ? null : await startPostgres()
  if (server) process.env['TEST_POSTGRES_URL'] = server.address
  const template = await newPostgresDatabase()
  if (!template) {
    console.log('No PostgreSQL server is installed here: its tests run on PGlite.')
    return undefined
  }
  const store = await openStore(template.address)
  await store.close()
  process.env['TEST_POSTGRES_TEMPLATE'] = new URL(template.address).pathname.slice(1)
  return async () => {
    await template.drop()
    await server?.stop()
  }
}
