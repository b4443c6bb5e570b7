/** Makes a larger catalogue of the same make: content is copied under ids and addresses of its own, vocabularies are shared. */
import { collections, isCollectionName } from '#schema/index.ts'
import { isColumn, modelOf, type ModelCollection } from '#schema/model.ts'
import { idOf, type CatalogueRow } from './rows.ts'

type Items = Readonly<Record<string, readonly CatalogueRow[]>>

/** Families whose items stay single, however large the catalogue: what others are sorted by, and the one questionnaire. */
const sharedFamilies: ReadonlySet<string> = new Set(['filters', 'routes', 'system'])

const isShared = ({ name, joins }: ModelCollection): boolean =>
  isCollectionName(name)
    ? sharedFamilies.has(collections[name].family)
    : joins.every((owner) => isShared(modelOf(owner)))

/** A value with each id of a copied row replaced, at any depth: documents name the rows of their blocks by id. */
const redirect = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((entry) => redirect(entry, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, redirect(entry, ids)]))
}

/** Columns in which no two rows may be alike, the id aside; pages are found by their path. */
const distinctColumns = (collection: ModelCollection): string[] =>
  [...collection.fields.values()]
    .filter((field) => isColumn(field) && field.name !== 'id')
    .filter((field) => field.name === 'path' || ('unique' in field && field.unique))
    .map(({ name }) => name)

const copyOf = (name: string, rows: readonly CatalogueRow[], ids: ReadonlyMap<string, string>, copy: number) => {
  const distinct = distinctColumns(modelOf(name))
  return rows.map((row) => {
    const made = Object.fromEntries(Object.entries(row).map(([column, value]) => [column, redirect(value, ids)]))
    for (const column of distinct) if (typeof made[column] === 'string') made[column] += `-${copy}`
    return made
  })
}

/**
 * The rows with `factor - 1` copies of all content beside them: as valid as the original, `factor` times as large but for
 * vocabularies (filters), the route questionnaire and files. A factor of 1 gives the rows as they are.
 * Chosen: copies rather than new prose, so that answers stay as heavy as real ones at any size; benchmarks are their use.
 */
export const enlarge = (items: Items, factor: number): Items => {
  const copied = Object.entries(items).filter(([name]) => !isShared(modelOf(name)))
  const large = new Map(Object.entries(items).map(([name, rows]) => [name, [...rows]]))
  for (let copy = 2; copy <= factor; copy += 1) {
    const ids = new Map<string, string>()
    for (const [name, rows] of copied)
      for (const { id } of rows) if (typeof id === 'string') ids.set(id, idOf(name, `${id}/${copy}`))
    for (const [name, rows] of copied) for (const row of copyOf(name, rows, ids, copy)) large.get(name)?.push(row)
  }
  return Object.fromEntries(large)
}
