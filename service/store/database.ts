/** The database as everything here speaks to it: Kysely over tables that are described by data. */
import type { Kysely } from 'kysely'

/** The columns of tables are known at run time only. */
export type Tables = Record<string, Record<string, unknown>>
export type Database = Kysely<Tables>
