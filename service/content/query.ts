/** The parameters of an item query, checked. */
import { invalidQuery } from '../http/errors.ts'
import { shortened, shown } from '../message-values.ts'
import { assertBounded, limits } from './limits.ts'
import { isObject, type JsonObject } from '#platform/json-object.ts'
import { parametersFrom, type Parameters } from './parameters.ts'
import { storable } from './value.ts'

export type Aggregate = { readonly operation: string; readonly fields: readonly string[] }

export type Query = {
  /** Field paths; empty means the default set. */
  readonly fields: readonly string[]
  readonly filter: JsonObject | null
  readonly deep: JsonObject
  /** Name shown → field, for the fields of the listed collection itself. */
  readonly alias: ReadonlyMap<string, string>
  /** Field paths, `-` in front for descending. */
  readonly sort: readonly string[]
  /** −1: without limit. */
  readonly limit: number
  readonly offset: number
  readonly meta: ReadonlySet<'total_count' | 'filter_count'>
  /** Text to find in any text field; null: no such condition. */
  readonly search: string | null
  readonly aggregate: readonly Aggregate[]
  readonly groupBy: readonly string[]
  /** The key of the content version that is requested; null: the items themselves. */
  readonly version: string | null
}

/** Source: docs/contract.md 8, and the public convention that lists hold 100 items by default. */
const defaultLimit = 100

/** The parts of a text between commas, those inside a function's brackets left alone; one pass, however long it is. */
const partsOf = (text: string): string[] => {
  if (!text.includes('(')) return text.split(',')
  const parts: string[] = []
  let start = 0
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(depth - 1, 0)
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, text.slice(start)]
}

/** The names in a list, a comma-separated text, or a list of such texts; trimmed, each once. */
const names = (name: string, value: unknown): string[] => {
  const entries: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value]
  const parsedNames = entries.flatMap((entry) => {
    if (typeof entry !== 'string') throw invalidQuery(`"${name}" must be a string or array`)
    return partsOf(entry)
  })
  if (parsedNames.length > limits.paths) throw invalidQuery(`"${name}" holds more than ${limits.paths} names`)
  return [...new Set(parsedNames.map((entry) => entry.trim()).filter(Boolean))]
}

/**
 * The names in `sort`, `groupBy` and their like.
 * @throws ApiError INVALID_QUERY for anything but text, and for more names than the database could order by.
 * Chosen: the bound is that of `limits`.
 */
export const parseOrders = (name: string, value: unknown): string[] => {
  const parsedFields = names(name, value)
  if (parsedFields.length > limits.orders) throw invalidQuery(`"${name}" holds more than ${limits.orders} names`)
  return parsedFields
}

const structure = (name: string, value: unknown): JsonObject | null => {
  if (value === undefined) return null
  if (!isObject(value)) throw invalidQuery(`"${name}" must be of type object`)
  assertBounded(name, value)
  return value
}

/** What stands beside names with an underscore is a relation, or one of its collections, and leads on. */
const assertRelations = (name: string, level: JsonObject): void => {
  for (const [key, value] of Object.entries(level)) {
    if (key.startsWith('_')) continue
    const path = `${name}.${shortened(key)}`
    if (!isObject(value)) throw invalidQuery(`"${path}" must be of type object, not ${shown(value)}`)
    assertRelations(path, value)
  }
}

const parseDeep = (value: unknown): JsonObject => {
  const deep = structure('deep', value) ?? {}
  assertRelations('deep', deep)
  return deep
}

const number = (name: string, minimum: number, value: unknown): number | null => {
  if (value === undefined) return null
  const parsed = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  if (Number.isNaN(parsed)) throw invalidQuery(`"${name}" must be a number, not ${shown(value)}`)
  if (!Number.isSafeInteger(parsed)) throw invalidQuery(`"${name}" must be an integer, not ${shown(value)}`)
  if (parsed < minimum) throw invalidQuery(`"${name}" must be greater than or equal to ${minimum}, not ${parsed}`)
  return parsed
}

const parseMeta = (requestedMeta: readonly string[]): Query['meta'] => {
  const metaNames = new Set<'total_count' | 'filter_count'>()
  for (const [position, name] of requestedMeta.entries()) {
    if (name === '*') return new Set(['total_count', 'filter_count'])
    if (name !== 'total_count' && name !== 'filter_count')
      throw invalidQuery(`"meta[${position}]" must be one of [total_count, filter_count]`)
    metaNames.add(name)
  }
  return metaNames
}

/**
 * The aliases in `alias` or `_alias`, name shown → field or function of a field.
 * @throws ApiError INVALID_QUERY for a name that is not plain, or a path instead of a field.
 * Chosen: letters, digits and underscores only, so that no alias can be mistaken for a path.
 */
export const parseAlias = (value: unknown): ReadonlyMap<string, string> => {
  const aliases = Object.entries(structure('alias', value) ?? {})
  if (aliases.length > limits.aliases) throw invalidQuery(`"alias" holds more than ${limits.aliases} names`)
  return new Map(
    aliases.map(([name, field]) => {
      if (!/^[A-Za-z_]\w{0,63}$/.test(name) || name === '__proto__')
        throw invalidQuery(`"alias" needs names of at most 64 letters, digits and underscores, not ${shown(name)}`)
      if (typeof field !== 'string' || field.includes('.') || field === '*')
        throw invalidQuery(`"alias.${name}" must be the name of a field`)
      return [name, field] as const
    }),
  )
}

const parseAggregate = (value: unknown): Aggregate[] =>
  Object.entries(structure('aggregate', value) ?? {}).map(([operation, fields]) => {
    const name = `aggregate.${shortened(operation)}`
    const orders = parseOrders(name, fields)
    if (!orders.length) throw invalidQuery(`"${name}" needs the name of a field`)
    return { operation, fields: orders }
  })

/**
 * The text of `search` or `_search`; null when there is none.
 * @throws ApiError INVALID_QUERY for anything but text, and for text that is too long.
 * Chosen: the bound is that of `limits`.
 */
export const parseSearch = (value: unknown): string | null => {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') throw invalidQuery(`"search" must be a string, not ${shown(value)}`)
  if (value.length > limits.search) throw invalidQuery(`"search" is longer than ${limits.search} characters`)
  return storable('search', value).trim() || null
}

/** What stands for the items themselves. Source: Directus leaves out an empty `version`. */
const mainVersions: ReadonlySet<unknown> = new Set([undefined, null, '', 'main', 'published'])

const parseVersion = (value: unknown): string | null => {
  if (mainVersions.has(value)) return null
  if (typeof value !== 'string') throw invalidQuery(`"version" must be a string, not ${shown(value)}`)
  return value
}

/** Rows before the requested page; a page but 0 takes precedence over an offset, and has no meaning without a limit. */
const offsetFor = (limit: number, page: number | null, offset: number): number =>
  !page || limit < 0 ? offset : Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER)

/**
 * The item query of these parameters.
 * @throws ApiError INVALID_QUERY naming the parameter that is not right.
 * Source: docs/contract.md 4.1. Chosen: `sort`, `offset`, `page`, `search`, `alias`, `aggregate` and `groupBy` as the public client
 * of this wire names them, because the spec does not show them.
 */
export const queryOf = (parameters: Parameters): Query => {
  const value = (name: string) => (Object.hasOwn(parameters, name) ? parameters[name] : undefined)
  const limit = number('limit', -1, value('limit')) ?? defaultLimit
  return {
    fields: names('fields', value('fields')),
    filter: structure('filter', value('filter')),
    deep: parseDeep(value('deep')),
    alias: parseAlias(value('alias')),
    sort: parseOrders('sort', value('sort')),
    limit,
    offset: offsetFor(limit, number('page', 0, value('page')), number('offset', 0, value('offset')) ?? 0),
    meta: parseMeta(names('meta', value('meta'))),
    search: parseSearch(value('search')),
    aggregate: parseAggregate(value('aggregate')),
    groupBy: parseOrders('groupBy', value('groupBy')),
    version: parseVersion(value('version')),
  }
}

/** The item query in a query string; errors as `queryOf`, and INVALID_QUERY for what cannot be read. Source: docs/contract.md 4.1. */
export const parseQuery = (search: string): Query => queryOf(parametersFrom(search))
