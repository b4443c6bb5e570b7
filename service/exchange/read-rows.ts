/** The rows of a folder of NDJSON files, each checked against the model and against the rows that it refers to. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isObject } from '#platform/json-object.ts'
import { modelOf, type ModelCollection } from '#schema/model.ts'
import { catalogueTables, type Row } from '../store/catalogue.ts'
import { checkedValue, Fault } from './check-value.ts'
import { linesOf } from './ndjson.ts'

const ending = '.ndjson'

/** The file in which a collection or junction lies in a folder. */
export const fileOf = (folder: string, table: string): string => path.join(folder, `${table}${ending}`)

/** Receives each fault: its location and description. */
export type Report = (place: string, problem: string) => void

/** What is known of a folder before its rows are checked. */
export type Survey = {
  /** The tables that have a file, in the order of the model. */
  readonly tables: readonly string[]
  /** A name for what the files hold, the same for the same bytes. */
  readonly fingerprint: string
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>
}

/** The object of a line. @throws Fault when there is none. */
const parsed = (line: string | Fault): Row => {
  if (line instanceof Fault) throw line
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Fault('is not JSON')
  }
  if (!isObject(value)) throw new Fault('is not an object')
  return value
}

const surveyed = async (folder: string, table: string, hash: (line: string | Fault) => void): Promise<Set<string>> => {
  const ids = new Set<string>()
  for await (const line of linesOf(fileOf(folder, table))) {
    hash(line)
    const id = idOf(line)
    if (id !== null) ids.add(id)
  }
  return ids
}

/** The id of the row on a line; null where there is none: what is wrong there is said when the line is checked. */
const idOf = (line: string | Fault): string | null => {
  try {
    const { id } = parsed(line)
    return typeof id === 'string' ? id.toLowerCase() : null
  } catch (error) {
    if (error instanceof Fault) return null
    throw error
  }
}

/**
 * The files of the folder; reports files that belong to no collection.
 * @throws the system's own error when the folder cannot be read.
 */
export const survey = async (folder: string, report: Report): Promise<Survey> => {
  // Programs that copy folders leave hidden files in them: macOS its `._topics.ndjson`.
  const names = readdirSync(folder).filter((name) => name.endsWith(ending) && !name.startsWith('.'))
  const present = new Set(names.map((name) => name.slice(0, -ending.length)))
  const tables = catalogueTables.filter((table) => present.has(table))
  for (const name of present)
    if (!tables.includes(name)) report(`${name}${ending}:1`, 'there is no collection of that name')
  const hash = createHash('sha256')
  const ids = new Map<string, ReadonlySet<string>>()
  for (const table of tables) {
    hash.update(`${table}\n`)
    ids.set(table, await surveyed(folder, table, (line) => hash.update(`${String(line)}\n`)))
  }
  return { tables, fingerprint: hash.digest('hex').slice(0, 16), ids }
}

/** Checks the fields of a row one by one, so that each fault is heard of. */
const checked = (collection: ModelCollection, inputRow: Row, report: (field: string, problem: string) => void): Row => {
  const row: Record<string, unknown> = {}
  for (const name of Object.keys(inputRow))
    if (!collection.fields.has(name)) report(name, `is no field of ${collection.name}`)
  for (const [name, field] of collection.fields) {
    if (field.kind === 'many' && inputRow[name] === undefined) continue
    try {
      row[name] = checkedValue(field, inputRow[name])
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      report(name, error.message)
    }
  }
  return row
}

/** With which the problem of a reference begins that leads nowhere: often another fault, in the row that it names, is the cause. */
export const noRow = 'refers to no row of'

/** Why a reference of the row leads nowhere; null when it leads somewhere or is none. */
const dangling = (collection: ModelCollection, name: string, row: Row, { ids }: Survey): string | null => {
  const field = collection.fields.get(name)
  const id = row[name]
  if (typeof id !== 'string' || (field?.kind !== 'one' && field?.kind !== 'any')) return null
  const to = field.kind === 'one' ? field.to : row[field.collectionField]
  if (typeof to !== 'string') return null
  return ids.get(to)?.has(id) ? null : `${noRow} ${to}`
}

/** Fields with unique values: ids, and those that the model declares unique. */
const uniqueFields = (collection: ModelCollection): string[] =>
  [...collection.fields.values()].flatMap((field) =>
    field.name === 'id' || ('unique' in field && field.unique) ? [field.name] : [],
  )

/** The rows of a table in their stored form; reports every fault by file, line and field. */
export async function* readRows(folder: string, table: string, survey: Survey, report: Report): AsyncGenerator<Row> {
  const collection = modelOf(table)
  const uniqueValues = uniqueFields(collection).map((name) => [name, new Set<unknown>()] as const)
  let number = 0
  for await (const line of linesOf(fileOf(folder, table))) {
    number += 1
    if (typeof line === 'string' && line.trim() === '') continue
    const place = `${table}${ending}:${number}`
    let inputRow: Row
    try {
      inputRow = parsed(line)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      report(place, error.message)
      continue
    }
    const row = checked(collection, inputRow, (field, problem) => report(`${place}:${field}`, problem))
    for (const name of collection.fields.keys()) {
      const problem = dangling(collection, name, row, survey)
      if (problem) report(`${place}:${name}`, problem)
    }
    for (const [name, values] of uniqueValues) {
      const value = row[name]
      if (value === null || value === undefined) continue
      if (values.has(value)) report(`${place}:${name}`, 'stands on an earlier line already')
      values.add(value)
    }
    yield row
  }
}
