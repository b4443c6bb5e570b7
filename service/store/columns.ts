/** Defines the columns of a collection's table, and converts values to and from their stored form. */
import { isColumn, type ModelCollection, type ModelField } from '#schema/model.ts'

/** A value as stored in a column. */
export type Stored = string | number | null

/** Kinds that are stored as JSON text. */
const structures: ReadonlySet<string> = new Set(['richText', 'json', 'list', 'point', 'polygon', 'multiPoint'])

/** The value as its column stores it: booleans as 0 and 1, structures as JSON text; null for no value. */
export const encode = (field: ModelField, value: unknown): Stored => {
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
  return field.kind === 'boolean' ? value === 1 : value
}

/** The columns of a collection's own table. */
export const columnsOf = (collection: ModelCollection): readonly ModelField[] =>
  [...collection.fields.values()].filter(isColumn)

/** Tables that hold accounts: they outlive every new edition of the catalogue. */
export const accountTables: ReadonlySet<string> = new Set(['directus_roles', 'directus_users'])
