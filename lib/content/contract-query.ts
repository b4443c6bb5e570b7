/** Reduces queries to the fields that the contract names, for services that have only those. */
import { formatFields } from '@directus/sdk'
import { isObject, type JsonObject } from '#platform/json-object.ts'
import { contractFields } from '#schema/contract-fields.ts'
import { model, type ModelCollection } from '#schema/model.ts'

type Query = JsonObject

/** Filter rules that are redundant on a service without the field, because it shows published items only. */
const impliedRules: ReadonlySet<string> = new Set(['status'])

/** Fields that the search records of every kind have. Source: docs/conformance.md, "Fields of the contract". */
const commonFields: readonly string[] = ['id', 'title', 'name', 'slug', 'path']

/** Junctions and blocks of documents are read with all fields; other collections without a list of fields with their names only. */
const isNamed = ({ name, description }: ModelCollection, field: string): boolean =>
  contractFields[name]?.includes(field) ??
  (description === null || description.family === 'blocks' || commonFields.includes(field))

/** The collection behind a relation; null for a plain field, and for a kind of a many-to-any relation that does not exist. */
const behind = (collection: ModelCollection, field: string, kind: string | undefined): ModelCollection | null => {
  const described = collection.fields.get(field)
  if (described?.kind === 'any') return (kind !== undefined && model.get(kind)) || null
  return described && 'to' in described && typeof described.to === 'string' ? (model.get(described.to) ?? null) : null
}

/** Whether each part of a dotted path is a field that the contract names. */
const isPathNamed = (root: ModelCollection, path: string): boolean => {
  let collection: ModelCollection | null = root
  for (const part of path.split('.')) {
    const [field = '', kind] = part.split(':')
    if (!collection || !isNamed(collection, field)) return false
    collection = behind(collection, field, kind)
  }
  return true
}

/** A filter without the rules that are implied; `null` when it needs a field that the contract does not name. */
const cutFilter = (collection: ModelCollection, filter: Query): Query | null => {
  const rules: [string, unknown][] = []
  for (const [name, rule] of Object.entries(filter)) {
    if (name === '_and' || name === '_or') {
      const parts = (Array.isArray(rule) ? rule : []).map((part) =>
        isObject(part) ? cutFilter(collection, part) : null,
      )
      if (parts.includes(null)) return null
      rules.push([name, parts])
    } else if (name.startsWith('_')) rules.push([name, rule])
    else if (isNamed(collection, name)) {
      const next = behind(collection, name, undefined)
      const inner = next && isObject(rule) ? cutFilter(next, rule) : rule
      if (inner === null) return null
      rules.push([name, inner])
    } else if (!impliedRules.has(name)) return null
  }
  return Object.fromEntries(rules)
}

/** The fields of a query as dotted paths; empty where it names none. */
export const fieldPaths = (query: Query): readonly string[] =>
  // The types of the library's own commands have checked these fields where they were written.
  Array.isArray(query['fields']) ? formatFields(query['fields'] as Parameters<typeof formatFields>[0]) : []

/** A canonical text of a query, independent of the order of its parts. */
const textOf = (query: Query): string => JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)))

export type ContractQuery = { readonly query: Query } | 'nothing' | null

/**
 * The query of a list without the fields that the contract does not name. `'nothing'`: the service cannot have such items,
 * because the contract names no field of the collection, or a filter needs a field that it does not name. Null: the
 * query would not change, so that a second request would be refused again.
 */
export const contractQuery = (name: string, query: Query): ContractQuery => {
  const collection = model.get(name)
  if (!collection) return null
  if (!(name in contractFields)) return 'nothing'
  const filter = isObject(query['filter']) ? cutFilter(collection, query['filter']) : {}
  if (filter === null) return 'nothing'
  const paths = fieldPaths(query)
  const supportedFields = paths.filter((path) => isPathNamed(collection, path))
  const fields = supportedFields.length ? supportedFields : ['id']
  const sort = (Array.isArray(query['sort']) ? query['sort'] : []).filter(
    (entry) => typeof entry === 'string' && isNamed(collection, entry.replace(/^-/, '')),
  )
  const deep = Object.fromEntries(
    Object.entries(isObject(query['deep']) ? query['deep'] : {}).filter(([field]) => isNamed(collection, field)),
  )
  const cut = { ...query, filter, fields, sort, deep }
  const before = { filter: {}, sort: [], deep: {}, ...query, fields: paths }
  return textOf(cut) === textOf(before) ? null : { query: cut }
}
