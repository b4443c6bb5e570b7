/** The rows of a catalogue that a running Directus lacks, in an order in which every reference leads somewhere. */
import { z } from 'zod'
import { isColumn, model, modelOf } from '#schema/model.ts'
import type { Row } from '../../store/catalogue.ts'
import { batches } from '../batches.ts'
import { allRows, DirectusError, type Call } from './instance.ts'

export type RowsPlan = { readonly collection: string; readonly rows: readonly Row[] }

const idList = z.array(z.object({ id: z.string() }))
/** Rows and bytes of one request; Directus takes a megabyte by default. */
const most = { count: 100, bytes: 400_000 }

const targetsOf = (name: string): readonly string[] =>
  [...modelOf(name).fields.values()].flatMap((field) => (field.kind === 'one' && field.to !== name ? [field.to] : []))

/** Collections so that each comes after those to which its rows refer; those of a circle in order of name. */
export const inOrder = (names: readonly string[]): readonly string[] => {
  const [ordered, visited] = [new Set<string>(), new Set<string>()]
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    for (const target of targetsOf(name)) if (names.includes(target)) visit(target)
    ordered.add(name)
  }
  for (const name of names) visit(name)
  return [...ordered]
}

/** Reads which rows are there by id, and answers the missing ones; rows that are there stay as they are. */
export const planRows = async (
  call: Call,
  tables: ReadonlyMap<string, readonly Row[]>,
): Promise<readonly RowsPlan[]> => {
  const plans: RowsPlan[] = []
  for (const collection of inOrder([...model.keys()].filter((name) => tables.has(name)))) {
    const path = collection === 'directus_files' ? '/files' : `/items/${collection}`
    // Before the first run the collection is not there: then all rows are missing.
    const present = await allRows(call, `${path}?fields=id&sort=id&limit=-1`, idList).then(
      (known) => new Set(known.map(({ id }) => id)),
      (error: unknown) => {
        // Directus says that of a collection that is not there; anything else is a fault.
        if (error instanceof DirectusError && error.code === 'FORBIDDEN') return new Set<string>()
        throw error
      },
    )
    const rows = (tables.get(collection) ?? []).filter(({ id }) => !present.has(String(id)))
    if (rows.length) plans.push({ collection, rows })
  }
  return plans
}

const columnsOnly = (collection: string, row: Row): Row => {
  const columns = [...modelOf(collection).fields.values()].filter(isColumn)
  return Object.fromEntries(columns.flatMap(({ name }) => (row[name] === undefined ? [] : [[name, row[name]]])))
}

/**
 * Writes the rows of one collection; answers how many.
 * Chosen: of files the records alone, since the media surface delivers the bytes under the same ids.
 */
export const writeRows = async (call: Call, { collection, rows }: RowsPlan): Promise<number> => {
  if (collection === 'directus_files') {
    for (const row of rows) await call('POST', '/files', { ...columnsOnly(collection, row), storage: 'local' })
    return rows.length
  }
  const sent = rows.map((row) => columnsOnly(collection, row))
  for (const batch of batches(sent, most)) await call('POST', `/items/${collection}?fields=id`, batch)
  return rows.length
}
