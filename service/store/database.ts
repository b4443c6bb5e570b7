/** The embedded database: the runtime's own SQLite behind Kysely, with its tables derived from the catalogue's description. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { model, isColumn, type ModelCollection, type ModelField } from '#schema/model.ts'
import { boundsIntersect, intersects } from './geometry.ts'

/** Tables are described by data, so their columns are known at run time only. */
export type Tables = Record<string, Record<string, unknown>>
export type Database = Kysely<Tables>

/** Kinds that are kept as JSON text. */
const structures: ReadonlySet<string> = new Set(['richText', 'json', 'list', 'point', 'polygon', 'multiPoint'])

/** Column values as SQLite keeps them: booleans as 0 and 1, structures as JSON text. */
export const encode = (field: ModelField, value: unknown): SQLInputValue => {
  if (value === null || value === undefined) return null
  if (structures.has(field.kind)) return JSON.stringify(value)
  switch (field.kind) {
    case 'boolean':
      return value ? 1 : 0
    case 'integer':
    case 'number':
      return Number(value)
    default:
      return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

/** The value as the wire shows it; the reverse of `encode`. */
export const decode = (field: ModelField, value: unknown): unknown => {
  if (value === null || value === undefined) return null
  if (structures.has(field.kind)) return typeof value === 'string' ? JSON.parse(value) : value
  switch (field.kind) {
    case 'boolean':
      return value === 1 || value === true
    default:
      return value
  }
}

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

/** The columns of a collection's own table. */
export const columnsOf = (collection: ModelCollection): readonly ModelField[] =>
  [...collection.fields.values()].filter(isColumn)

/** Tables that hold accounts: they outlive every new edition of the catalogue. */
export const accountTables: ReadonlySet<string> = new Set(['directus_roles', 'directus_users'])

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
export const openDatabase = (file: string): { db: Database; sqlite: DatabaseSync; close: () => Promise<void> } => {
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
  createTables(sqlite)
  const db: Database = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        prepare: keepStatements(sqlite),
        close: () => sqlite.close(),
      },
    }),
  })
  return { db, sqlite, close: () => db.destroy() }
}

/** Makes every table and index of the model that is missing. */
export const createTables = (sqlite: DatabaseSync): void => {
  for (const collection of model.values()) for (const statement of statements(collection)) sqlite.exec(statement)
  sqlite.exec('create table if not exists lesroute_meta (name text primary key, value text not null) without rowid')
}
