/** The catalogue as rows: replaced whole by a new edition, read whole by the search index. */
import { randomUUID } from 'node:crypto'
import { sql, type CompiledQuery } from 'kysely'
import { model, modelOf } from '#schema/model.ts'
import { accountTables, columnsOf, decode, encode } from './columns.ts'
import { asPatientWriter, inOneState, type Database } from './database.ts'
import type { Dialect } from './dialect.ts'

export type Row = Readonly<Record<string, unknown>>
/** Rows by collection or junction, at hand or as they come. */
export type Rows = Readonly<Record<string, Iterable<Row> | AsyncIterable<Row>>>

export type Catalogue = ReturnType<typeof openCatalogue>

/** The tables of the catalogue: collections, junctions and file records. */
export const catalogueTables: readonly string[] = [...model.keys()].filter((name) => !accountTables.has(name))

const imported = 'import-'

/** The name of an edition with that content, brought in from outside. */
export const importedEdition = (fingerprint: string): string => `${imported}${fingerprint}`

/** Whether an edition of that name was imported, so that only its owner may replace it. */
export const isImported = (edition: unknown): boolean => typeof edition === 'string' && edition.startsWith(imported)

/** The name of an edition that editors have changed here: no sample replaces it. */
export const editedEdition = (): string =>
  importedEdition(`edited-${Date.now().toString(36)}-${randomUUID().slice(0, 8)}`)

/** Writes the name of the edition, in the transaction that changes the catalogue. */
export const setEdition = (transaction: Database, edition: string) =>
  transaction
    .insertInto('lesroute_meta')
    .values({ name: 'edition', value: edition })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: edition }))
    .execute()

/** Rows that one statement inserts. */
const batch = 100

const insertInto = async (db: Database, name: string, rows: Rows[string]): Promise<void> => {
  const columns = columnsOf(modelOf(name))
  // Statements differ by their number of rows only, so that a whole table needs two.
  const statements = new Map<number, CompiledQuery>()
  let waiting: Record<string, unknown>[] = []
  const flush = async () => {
    if (!waiting.length) return
    const statement = statements.get(waiting.length) ?? db.insertInto(name).values(waiting).compile()
    statements.set(waiting.length, statement)
    await db.executeQuery({ ...statement, parameters: waiting.flatMap((row) => Object.values(row)) })
    waiting = []
  }
  for await (const row of rows) {
    waiting.push(Object.fromEntries(columns.map((column) => [column.name, encode(column, row[column.name])])))
    if (waiting.length === batch) await flush()
  }
  await flush()
}

/** Rows that one statement reads. */
const page = 1000

const rowsOf = async function* (db: Database, name: string): AsyncGenerator<Row> {
  const columns = columnsOf(modelOf(name))
  const rows = db.selectFrom(name).selectAll().orderBy('id').limit(page)
  let tableRows = await rows.execute()
  while (tableRows.length) {
    for (const row of tableRows)
      yield Object.fromEntries(columns.map((column) => [column.name, decode(column, row[column.name])]))
    tableRows = tableRows.length < page ? [] : await rows.where('id', '>', tableRows.at(-1)?.['id']).execute()
  }
}

/** The catalogue of a database. */
export const openCatalogue = (db: Database, dialect: Dialect) => {
  const edition = db.selectFrom('lesroute_meta').select('value').where('name', '=', 'edition').compile()
  /** Work on many rows has a longer time limit. */
  const unbounded = async (transaction: Database) => {
    if (dialect.name === 'postgres') await sql`set local statement_timeout = 0`.execute(transaction)
  }
  /**
   * What `use` makes of the tables' rows, all from one state of the database. `rows` gives those of a collection or
   * junction, decoded, in order of id, a page at a time.
   */
  const read = <T>(use: (rows: (name: string) => AsyncIterable<Row>) => Promise<T>): Promise<T> =>
    inOneState(db, async (transaction) => {
      await unbounded(transaction)
      return use((name) => rowsOf(transaction, name))
    })
  const writeTables = async (transaction: Database, names: readonly string[], rows: Rows, name: string) => {
    for (const table of names) await transaction.deleteFrom(table).execute()
    for (const [table, items] of Object.entries(rows)) await insertInto(transaction, table, items)
    await setEdition(transaction, name)
    await dialect.settle(transaction, names)
  }
  return {
    /**
     * The name of the edition that the database holds; null when it holds none. It is another after each replacement,
     * whichever process made it, and costs one look-up to read.
     */
    edition: async (): Promise<string | null> => {
      const [row] = (await db.executeQuery<Row>(edition)).rows
      return typeof row?.['value'] === 'string' ? row['value'] : null
    },
    /**
     * Replaces every catalogue table by these rows in one transaction: readers see the old edition or the new one, and
     * the old one stays when the rows cannot be had to their end. Accounts stay. `edition` names the new one.
     */
    replace: (rows: Rows, edition: string): Promise<void> =>
      asPatientWriter(db, dialect, (transaction) => writeTables(transaction, catalogueTables, rows, edition)),
    /** Replaces these catalogue tables alone, in one transaction; `edition` names the new edition. */
    replaceTables: (rows: Rows, edition: string): Promise<void> =>
      asPatientWriter(db, dialect, (transaction) => writeTables(transaction, Object.keys(rows), rows, edition)),
    read,
    /** Every row by table, all from one state of the database, decoded, in order of id. */
    tables: (): Promise<ReadonlyMap<string, readonly Row[]>> =>
      read(async (rows) => {
        const tables = new Map<string, readonly Row[]>()
        for (const name of catalogueTables) {
          const table: Row[] = []
          for await (const row of rows(name)) table.push(row)
          tables.set(name, table)
        }
        return tables
      }),
  }
}
