/** Before the tests of a run on PostgreSQL: a server for all of them, and its end after the last. */
import { startPostgres } from '#scripts/postgres-server.ts'

/** Starts the server unless one is named; without any, each test file opens an embedded PGlite. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['TEST_POSTGRES_URL']) return undefined
  const server = await startPostgres()
  if (!server) {
    console.log('No PostgreSQL server is installed here: its tests run on PGlite.')
    return undefined
  }
  process.env['TEST_POSTGRES_URL'] = server.address
  return server.stop
}
