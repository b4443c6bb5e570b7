/** The database as everything here speaks to it: Kysely over tables that are described by data. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type CompiledQuery, type Kysely, type QueryResult } from 'kysely'
import { messageOf, reasonOf } from '#platform/error-message.ts'
import { ApiError, invalidQuery } from '../http/errors.ts'
import type { Dialect } from './dialect.ts'

/** The columns of tables are known at run time only. */
export type Tables = Record<string, Record<string, unknown>>
export type Database = Kysely<Tables>

/** Runs `read` on one snapshot of the database, whatever other connections write meanwhile. */
export const inOneState = <T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** Sends a statement to the database, without waiting for the statements before it. */
export type Send = (statement: CompiledQuery) => Promise<QueryResult<unknown>>

/**
 * As `inOneState`, for reads that do not wait for each other: PostgreSQL gets their statements in a pipeline. Every statement must have
 * ended when `read` does, also after a failure, since the connection is used again.
 * Source: docs/decisions/092.
 */
export const inOneStateAtOnce = <T>(db: Database, read: (send: Send) => Promise<T>): Promise<T> =>
  inOneState(db, (transaction) =>
    // A transaction of Kysely sends a statement when the one before it is answered; its connection sends it at once.
    transaction
      .getExecutor()
      .provideConnection((connection) => read((statement) => connection.executeQuery(statement))),
  )

/** Any number that no other user of the database locks. */
const lock = 5_377_683

/** Milliseconds that a writer waits for another one before it fails, as reads of SQLite wait behind it meanwhile. */
export const writerPatience = 1000

/**
 * Runs `work` as the only writer of the whole database, in one transaction. SQLite lets one writer in at a time by itself.
 * @throws ApiError SERVICE_UNAVAILABLE when another one, such as an import, does not end within a second.
 */
export const asWriter = <T>(db: Database, { name }: Dialect, work: (transaction: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    if (name === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(transaction)
      await sql`set local lock_timeout = ${sql.lit(writerPatience)}`.execute(transaction)
      await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction)
      await sql`set local lock_timeout = 0`.execute(transaction)
    }
    return work(transaction)
  })

const causes = { sqlite: 5, postgres: '55P03' }

/** Whether it failed because another writer is at work. Source: SQLITE_BUSY and lock_not_available of the databases. */
export const isBusy = (error: unknown): boolean => {
  const cause = isUnavailable(error) ? error.cause : null
  if (!(cause instanceof Error)) return false
  if ('errcode' in cause) return (Number(cause.errcode) & 0xff) === causes.sqlite
  return 'code' in cause && cause.code === causes.postgres
}

/** Milliseconds between two tries to be the only writer. */
const betweenTries = 250

/**
 * Runs a read within the transaction of `asWriter`, whose statements have no limit of time on PostgreSQL. SQLite's limit holds for all of them.
 * @throws ApiError INVALID_QUERY when a statement takes more than `milliseconds`.
 */
export const withinTime = async <T>(
  transaction: Database,
  { name }: Dialect,
  milliseconds: number,
  read: () => Promise<T>,
): Promise<T> => {
  if (name !== 'postgres') return read()
  await sql`set local statement_timeout = ${sql.lit(milliseconds)}`.execute(transaction)
  const result = await read()
  await sql`set local statement_timeout = 0`.execute(transaction)
  return result
}

/** As `asWriter`, for work that nobody waits for: it waits for other writers as long as they take. */
export const asPatientWriter = async <T>(
  db: Database,
  dialect: Dialect,
  work: (transaction: Database) => Promise<T>,
): Promise<T> => {
  while (true) {
    let isAlone = false
    try {
      return await asWriter(db, dialect, (transaction) => {
        isAlone = true
        return work(transaction)
      })
    } catch (error) {
      if (isAlone || !isBusy(error)) throw error
    }
    // Reads of SQLite go on meanwhile.
    await pause(betweenTries)
  }
}

/**
 * The INVALID_QUERY for a question that the database cannot answer in reasonable time.
 * Source: docs/contract.md 7.1 INVALID_QUERY.
 */
export const tooCostly = (milliseconds?: number): ApiError =>
  invalidQuery(
    `The query takes too long to answer${milliseconds === undefined ? '' : `, more than ${milliseconds} milliseconds`}; ask for fewer conditions in "filter", fewer "fields" or a smaller "limit"`,
  )

/**
 * The SERVICE_UNAVAILABLE for a database that is gone, full, read-only, or taken up by a writer; `cause` says which.
 * Source: docs/contract.md 7.1 SERVICE_UNAVAILABLE. Chosen: a second, because most writers are done by then.
 */
export const unavailable = (cause: unknown): ApiError =>
  new ApiError(
    'SERVICE_UNAVAILABLE',
    'Service "database" is unavailable.',
    { service: 'database' },
    { cause, headers: { 'retry-after': '1' } },
  )

/** Whether a failure is temporary, so that a retry can succeed. */
export const isUnavailable = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'SERVICE_UNAVAILABLE'

/** The message of a failed command; of a database that is gone also why, and the setting that names it. */
export const failureOf = (error: unknown): string => {
  if (!isUnavailable(error)) return messageOf(error)
  return `The database does not answer (${messageOf(error.cause) || reasonOf(error.cause)}); check DATABASE_URL.`
}
