/** The catalogue as rows: replaced whole by a new edition, read whole by the search index. */
import { sql, type CompiledQuery } from 'kysely'
import { model, modelOf } from '#schema/model.ts'
import { accountTables, columnsOf, decode, encode } from './columns.ts'
import { tableStatements } from './sqlite.ts'
import type { Database } from './database.ts'

type Row = Readonly<Record<string, unknown>>
export type Rows = Readonly<Record<string, readonly Row[]>>

export type Catalogue = ReturnType<typeof openCatalogue>

/** Rows that one statement inserts. */
const batch = 100

const insertInto = async (db: Database, name: string, rows: readonly Row[]): Promise<void> => {
  const columns = columnsOf(modelOf(name))
  const stored = (row: Row) =>
    Object.fromEntries(columns.map((column) => [column.name, encode(column, row[column.name])]))
  const statements = new Map<number, CompiledQuery>()
  for (let start = 0; start < rows.length; start += batch) {
    const values = rows.slice(start, start + batch).map(stored)
    // Statements differ by their number of rows only, so that a whole table needs two.
    const statement = statements.get(values.length) ?? db.insertInto(name).values(values).compile()
    statements.set(values.length, statement)
    await db.executeQuery({ ...statement, parameters: values.flatMap((row) => Object.values(row)) })
  }
}

/** The catalogue of a database. */
export const openCatalogue = (db: Database) => ({
  /** The name of the edition that the database holds; null when it holds none. */
  edition: async (): Promise<string | null> => {
    const row = await db.selectFrom('lesroute_meta').select('value').where('name', '=', 'edition').executeTakeFirst()
    return typeof row?.['value'] === 'string' ? row['value'] : null
  },
  /**
   * Replaces every catalogue table by these rows in one transaction: readers see the old edition or the new one.
   * Accounts stay. `edition` names the new one.
   */
  replace: (rows: Rows, edition: string): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      for (const name of model.keys())
        if (!accountTables.has(name)) await transaction.schema.dropTable(name).ifExists().execute()
      for (const statement of tableStatements()) await sql.raw(statement).execute(transaction)
      for (const [name, items] of Object.entries(rows)) await insertInto(transaction, name, items)
      await transaction
        .insertInto('lesroute_meta')
        .values({ name: 'edition', value: edition })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: edition }))
        .execute()
    }),
  /** Every row of every collection and junction of one edition by table, decoded, in order of id. */
  tables: (): Promise<ReadonlyMap<string, Row[]>> =>
    db.transaction().execute(async (transaction) => {
      const tables = new Map<string, Row[]>()
      for (const [name, collection] of model) {
        if (accountTables.has(name)) continue
        const columns = columnsOf(collection)
        const rows = await transaction.selectFrom(name).selectAll().orderBy('id').execute()
        const decoded = (row: Row) =>
          Object.fromEntries(columns.map((column) => [column.name, decode(column, row[column.name])]))
        tables.set(name, rows.map(decoded))
      }
      return tables
    }),
})
