/** The catalogue as rows: replaced whole by a new edition, read whole by the search index. */
import type { DatabaseSync } from 'node:sqlite'
import { model, modelOf } from '#schema/model.ts'
import { accountTables, columnsOf, createTables, decode, encode } from './database.ts'

export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/**
 * Replaces every catalogue table by these rows in one transaction: readers see the old edition or the new one.
 * Accounts stay. `edition` names the new one.
 */
export const replaceCatalogue = (sqlite: DatabaseSync, rows: Rows, edition: string): void => {
  sqlite.exec('begin immediate')
  try {
    for (const name of model.keys()) if (!accountTables.has(name)) sqlite.exec(`drop table if exists "${name}"`)
    createTables(sqlite)
    for (const [name, items] of Object.entries(rows)) {
      const columns = columnsOf(modelOf(name))
      const insert = sqlite.prepare(
        `insert into "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      )
      for (const item of items) insert.run(...columns.map((column) => encode(column, item[column.name])))
    }
    sqlite.prepare('insert or replace into lesroute_meta values (?, ?)').run('edition', edition)
    sqlite.exec('commit')
  } catch (error) {
    sqlite.exec('rollback')
    throw error
  }
}

/** The name of the edition that the database holds; null when it holds none. */
export const editionOf = (sqlite: DatabaseSync): string | null => {
  const row = sqlite.prepare('select value from lesroute_meta where name = ?').get('edition')
  return typeof row?.['value'] === 'string' ? row['value'] : null
}

/** Every row of a collection or junction, decoded, in order of id. */
export const allRows = (sqlite: DatabaseSync, name: string): Record<string, unknown>[] => {
  const columns = columnsOf(modelOf(name))
  return sqlite
    .prepare(`select * from "${name}" order by id`)
    .all()
    .map((row) => Object.fromEntries(columns.map((column) => [column.name, decode(column, row[column.name])])))
}
