/** The tables of the catalogue as `schema/` describes them, brought about in whatever the database holds. */
import { sql } from 'kysely'
import { model, type ModelCollection, type ModelField } from '#schema/model.ts'
import { accountTables, columnsOf } from './columns.ts'
import type { Database } from './database.ts'
import { storageOf, type Dialect, type Sql } from './dialect.ts'

const isRequired = (field: ModelField): boolean => 'required' in field && field.required

const columnOf = (field: ModelField, { types, collation }: Dialect): Sql => {
  const storage = storageOf(field)
  return sql`${sql.ref(field.name)} ${sql.raw(types[storage])} ${storage === 'text' ? collation : sql``}`
}

const createTable = (collection: ModelCollection, dialect: Dialect): Sql => {
  const columns = columnsOf(collection).map((field) => {
    const constraint = field.name === 'id' ? sql`primary key` : isRequired(field) ? sql`not null` : sql``
    return sql`${columnOf(field, dialect)} ${constraint}`
  })
  return sql`create table ${sql.table(collection.name)} (${sql.join(columns)})`
}

/**
 * References are looked up from both sides, slugs and paths from addresses; lists are read from the newest on. Two are there
 * to be read instead of the rows: the pairs of a junction, and the status beside the id, which counts read. That one does not
 * begin with the status: SQLite would then sort all published rows where it can read the newest ones in order.
 */
const createIndexes = (collection: ModelCollection, { name: database }: Dialect): Sql[] => {
  // PostgreSQL uses an index for an order only when the index declares where nulls sort; SQLite has no such syntax.
  const newestFirst = sql.raw(database === 'postgres' ? 'desc nulls last' : 'desc')
  const make = (name: string, columns: Sql, unique = false) => {
    const index = sql.raw(unique ? 'unique index' : 'index')
    return sql`create ${index} if not exists ${sql.id(name)} on ${sql.table(collection.name)} (${columns})`
  }
  const columns = columnsOf(collection)
  const sides = collection.joins.length > 0 ? columns.filter(({ kind }) => kind === 'one') : []
  return columns.flatMap((column) => {
    const { kind } = column
    const field = sql.ref(column.name)
    const name = `${collection.name}_${column.name}`
    if (kind === 'slug') return [make(name, field, true)]
    const others = sides.includes(column) ? sides.filter((side) => side !== column) : []
    if (others.length > 0)
      return [
        // Former versions made it of one column. PostgreSQL cuts names at 63 characters, so that a suffix would be lost.
        sql`drop index if exists ${sql.id(name)}`,
        make(`pair_${name}`, sql.join([column, ...others].map((side) => sql.ref(side.name)))),
      ]
    if (kind === 'one' || kind === 'any' || column.name === 'path') return [make(name, field)]
    if (column.name === 'status') return [make(`${collection.name}_id_status`, sql`id, ${field}`)]
    return kind === 'dateTime' ? [make(name, sql`${field} ${newestFirst}, id`)] : []
  })
}

/** The schema in which tables are made; undefined where there are no schemas. */
export const currentSchema = async (db: Database, { name }: Dialect): Promise<string | undefined> =>
  name === 'postgres'
    ? (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name
    : undefined

type Present = ReadonlyMap<string, { readonly type: string; readonly needed: boolean }>

/** The columns of each table of the database, in the schema of this service. */
const tablesIn = async (db: Database, dialect: Dialect): Promise<ReadonlyMap<string, Present>> => {
  const schema = await currentSchema(db, dialect)
  const tables = (await db.introspection.getTables()).filter((table) => table.schema === schema)
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      new Map(
        columns.map((column) => [
          column.name,
          { type: column.dataType.toLowerCase(), needed: !column.isNullable && !column.hasDefaultValue },
        ]),
      ),
    ]),
  )
}

/** Why a table cannot be brought into the form that the model wants; empty when it can. */
const faultsOf = (collection: ModelCollection, present: Present, { types }: Dialect): string[] => {
  const columns = columnsOf(collection)
  const place = (name: string) => `${collection.name}.${name}`
  return [
    ...columns.flatMap((field) => {
      const column = present.get(field.name)
      const type = types[storageOf(field)]
      if (!column) return isRequired(field) ? [`${place(field.name)} is required now`] : []
      return column.type === type ? [] : [`${place(field.name)} is ${column.type}, not ${type}`]
    }),
    ...[...present]
      .filter(([name, { needed }]) => needed && !collection.fields.has(name))
      .map(([name]) => `${place(name)} is no longer described`),
  ]
}

/** The database holds a catalogue that this version cannot migrate; the message fits on one line. */
export class StoreMismatch extends Error {}

/**
 * Makes every table, column and index of the model that is missing. Tables of a catalogue that can be `remade` are made
 * anew where their form has changed too far; answers whether they were.
 * @throws StoreMismatch when the form has changed too far and the rows cannot be regenerated.
 */
export const fitTables = async (db: Database, dialect: Dialect, remade: boolean): Promise<boolean> => {
  const present = await tablesIn(db, dialect)
  const catalogue = [...model.values()].filter(({ name }) => !accountTables.has(name))
  const faults = [...model.values()].flatMap((collection) => {
    const table = present.get(collection.name)
    return table ? faultsOf(collection, table, dialect) : []
  })
  const ours = faults.filter((fault) => accountTables.has(fault.split('.')[0] ?? ''))
  if (faults.length > 0 && (!remade || ours.length > 0))
    throw new StoreMismatch(
      `The database holds a catalogue of another form (${faults.join('; ')}). Export it with the version that wrote it, mend these fields in ` +
        `the NDJSON files of the export, and import it into an empty database; accounts are in no export and have to be made anew there.`,
    )
  const tablesToDrop = new Set<string>()
  if (faults.length > 0)
    for (const { name } of catalogue) {
      await db.schema.dropTable(name).ifExists().execute()
      tablesToDrop.add(name)
    }
  for (const collection of model.values()) {
    const table = tablesToDrop.has(collection.name) ? undefined : present.get(collection.name)
    if (!table) await createTable(collection, dialect).execute(db)
    else
      for (const field of columnsOf(collection))
        if (!table.has(field.name))
          await sql`alter table ${sql.table(collection.name)} add column ${columnOf(field, dialect)}`.execute(db)
    for (const index of createIndexes(collection, dialect)) await index.execute(db)
  }
  return tablesToDrop.size > 0
}
