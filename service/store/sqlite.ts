/** The embedded database: the runtime's own SQLite behind Kysely, with its tables derived from the catalogue's description. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { model, type ModelCollection, type ModelField } from '#schema/model.ts'
import { columnsOf } from './columns.ts'
import { boundsIntersect, intersects } from './geometry.ts'
import type { Database, Tables } from './database.ts'

const columnType = (field: ModelField): string => {
  switch (field.kind) {
    case 'boolean':
    case 'integer':
      return 'integer'
    case 'number':
      return 'real'
    default:
      return 'text'
  }
}

const statements = (collection: ModelCollection): string[] => {
  const columns = columnsOf(collection).map((field) => {
    const constraint = field.name === 'id' ? ' primary key' : 'required' in field && field.required ? ' not null' : ''
    return `"${field.name}" ${columnType(field)}${constraint}`
  })
  const indexed = columnsOf(collection).filter(
    (field) =>
      field.kind === 'one' || field.kind === 'any' || ('unique' in field && field.unique && field.name !== 'id'),
  )
  return [
    `create table if not exists "${collection.name}" (${columns.join(', ')}) without rowid`,
    ...indexed.map(({ name, kind }) => {
      const unique = kind === 'slug' && !collection.joins.length ? 'unique ' : ''
      return `create ${unique}index if not exists "${collection.name}_${name}" on "${collection.name}" ("${name}")`
    }),
  ]
}

/** The statements that make every table and index of the model which is missing. */
export const tableStatements = (): string[] => [
  ...[...model.values()].flatMap(statements),
  'create table if not exists lesroute_meta (name text primary key, value text not null) without rowid',
  'create unique index if not exists directus_users_email on directus_users (email)',
  'create index if not exists directus_users_token on directus_users (token)',
  'create index if not exists directus_users_search_token on directus_users (search_token)',
]

/** Prepared statements kept; a page's questions need some forty, and filters of any shape make new ones. */
const maxStatements = 500

/** Prepares a text once and keeps the statement, the least recently used making room. */
const keepStatements = (sqlite: DatabaseSync) => {
  const kept = new Map<string, ReturnType<typeof asRunner>>()
  return (text: string) => {
    const statement = kept.get(text) ?? asRunner(sqlite.prepare(text))
    kept.delete(text)
    kept.set(text, statement)
    const [oldest] = kept.size > maxStatements ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return statement
  }
}

/** A prepared statement with the methods that Kysely calls. */
const asRunner = (statement: StatementSync) => {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
  }
}

/**
 * The database in that file, its tables made where they are missing; `:memory:` keeps it in memory.
 * @throws the system's own error when the file cannot be opened or written.
 */
export const openSqlite = (file: string): Database => {
  const sqlite = new DatabaseSync(file)
  sqlite.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000; pragma foreign_keys = off',
  )
  // SQLite's own lower() folds ASCII only; filters promise to ignore the case of every letter.
  sqlite.function('fold', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLocaleLowerCase('nl') : value,
  )
  sqlite.function('intersects', { deterministic: true }, intersects)
  sqlite.function('bounds_intersect', { deterministic: true }, boundsIntersect)
  for (const statement of tableStatements()) sqlite.exec(statement)
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: { prepare: keepStatements(sqlite), close: () => sqlite.close() } }),
  })
}
