/**
 * What SQLite and PostgreSQL say differently. Every statement is built by the same code from the words of one of them.
 */
import type { RawBuilder } from 'kysely'
import type { ModelField } from '#schema/model.ts'
import type { Stored } from './columns.ts'
import type { Database } from './database.ts'

export type Sql = RawBuilder<unknown>

/** How a column stores its values. */
export type Storage = 'flag' | 'integer' | 'number' | 'text'

/**
 * The words of a database. All of them mean the same in both, to the last row: texts compare in binary order, cases are
 * folded as Unicode says, days are those of UTC, and numbers come back as numbers.
 */
export type Dialect = {
  readonly name: 'sqlite' | 'postgres'
  /** The types of columns, as the database itself calls them. */
  readonly types: Readonly<Record<Storage, string>>
  /** Suffix after the type of a text column in `create table`. */
  readonly collation: Sql
  /** Suffix after the column list in `create table`. */
  readonly tableOptions: Sql
  /**
   * A condition that is always met, and ends a statement that has run for too long; null where the database does that.
   */
  readonly check: Sql | null
  /** What ends a statement that reads more rows than that. */
  readonly atMost: (rows: number) => Sql
  /** A list of values as one parameter, so that a statement's text does not hang on their number. */
  readonly list: (values: readonly Stored[]) => unknown
  readonly isIn: (value: Sql, list: Sql) => Sql
  readonly isNotIn: (value: Sql, list: Sql) => Sql
  /** Whether the text holds the part literally: there are no wildcards. */
  readonly contains: (text: Sql, part: Sql) => Sql
  readonly startsWith: (text: Sql, part: Sql) => Sql
  readonly endsWith: (text: Sql, part: Sql) => Sql
  /** Whether an entry of a list, stored as JSON, meets the test. */
  readonly someEntry: (list: Sql, test: (entry: Sql) => Sql) => Sql
  /** Number of entries of a list stored as JSON; 0 for other JSON. */
  readonly entries: (list: Sql) => Sql
  /** A text in an object that is stored as JSON, by its name; null where there is none. */
  readonly member: (object: Sql, name: string) => Sql
  /** Lets the planner know of tables whose rows are all new. */
  readonly settle: (db: Database, tables: readonly string[]) => Promise<void>
  /** The week of ISO 8601 in which a day or an instant lies. */
  readonly week: (time: Sql) => Sql
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekday: (time: Sql) => Sql
}

/**
 * The storage of a field of that kind.
 * Chosen: flags as 0 and 1, instants and days in the wire's own form, documents, lists and shapes as JSON text. Both
 * databases compare, group and give back such values in the same way, and the text of a document stays as it was
 * written, where types of PostgreSQL's own (boolean, timestamptz, jsonb, uuid) would order, round or refuse differently.
 */
export const storageOf = ({ kind }: ModelField): Storage => {
  if (kind === 'boolean') return 'flag'
  return kind === 'integer' || kind === 'number' ? kind : 'text'
}
