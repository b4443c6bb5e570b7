/** The database as everything here speaks to it: Kysely over tables that are described by data. */
import type { Kysely } from 'kysely'
import { invalidQuery, type ApiError } from '../http/errors.ts'

/** The columns of tables are known at run time only. */
export type Tables = Record<string, Record<string, unknown>>
export type Database = Kysely<Tables>

/** What `read` answers from one state of the database, however many questions it asks and whoever writes meanwhile. */
export const inOneState = <T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** The INVALID_QUERY for a question that the database cannot answer in reasonable time. */
export const tooCostly = (): ApiError => invalidQuery('The query takes too long to answer')
