/** The parameters of an item query as plain values, whether they came as a query string or as the body of a SEARCH. */
import { isObject, type JsonObject } from '#platform/json-object.ts'
import { invalidPayload, invalidQuery } from '../http/errors.ts'
import { shown } from '../message-values.ts'
import { limits } from './limits.ts'

export type Parameters = JsonObject

type Entry = readonly [name: string, value: string]

const lists = ['fields', 'sort', 'meta', 'groupBy'] as const
const structures = ['filter', 'deep', 'alias', 'aggregate'] as const
const singles = ['limit', 'offset', 'page', 'search', 'version', 'export'] as const

const owner = (key: string): string => {
  const bracket = key.indexOf('[')
  return bracket < 0 ? key : key.slice(0, bracket)
}

const brackets = /^(?:\[[^[\]]*\])+$/

/** Objects whose keys are all list positions, as lists. */
const listsFrom = (value: unknown): unknown => {
  if (!isObject(value)) return value
  const keys = Object.keys(value)
  return keys.length && keys.every((key) => /^\d{1,3}$/.test(key))
    ? keys.map((key) => listsFrom(value[key]))
    : Object.fromEntries(keys.map((key) => [key, listsFrom(value[key])]))
}

/** `filter[a][_eq]=x` and its like, put into a tree; numeric keys become list entries. */
const bracketTree = (name: string, entries: readonly Entry[]): unknown => {
  const root: Record<string, unknown> = Object.create(null)
  for (const [key, value] of entries) {
    const tail = key.slice(name.length)
    if (!brackets.test(tail)) throw invalidQuery(`"${name}" has brackets that do not match: ${shown(key)}`)
    const path = [...tail.matchAll(/\[([^\]]*)\]/g)].map(([, segment]) => segment ?? '')
    if (path.length > limits.nesting)
      throw invalidQuery(`"${name}" is nested too deeply, at most ${limits.nesting} levels`)
    let node = root
    for (const [depth, segment] of path.entries()) {
      const part = segment === '' ? String(Object.keys(node).length) : segment
      const next = node[part]
      if (depth === path.length - 1) {
        if (next !== undefined) throw invalidQuery(`"${name}" gives ${shown(part)} twice`)
        node[part] = value
      } else {
        if (next !== undefined && !isObject(next)) throw invalidQuery(`"${name}" gives ${shown(part)} twice`)
        const child: Record<string, unknown> = next ?? Object.create(null)
        node[part] = child
        node = child
      }
    }
  }
  return listsFrom(root)
}

const structureFrom = (name: string, entries: readonly Entry[]): unknown => {
  const plain = entries.filter(([key]) => key === name)
  if (plain.length > 1) throw invalidQuery(`"${name}" must be of type object`)
  const raw = plain[0]?.[1].trim()
  if (raw) {
    try {
      return JSON.parse(raw) as unknown
    } catch {
      throw invalidQuery(`Invalid JSON for ${name} object`)
    }
  }
  const nested = entries.filter(([key]) => key !== name)
  return nested.length ? bracketTree(name, nested) : undefined
}

const listFrom = (name: string, entries: readonly Entry[]): string[] =>
  entries.map(([key, value]) => {
    const position = /^(?:\[(\d*)\])?$/.exec(key.slice(name.length))
    if (!position || Number(position[1] ?? 0) > limits.paths)
      throw invalidQuery(`"${name}" must be a string or array, with positions of at most ${limits.paths}`)
    return value
  })

const singleFrom = (name: string, entries: readonly Entry[]): string => {
  const [first, second] = entries
  if (second || !first || first[0] !== name) throw invalidQuery(`"${name}" must be given once`)
  return first[1]
}

/**
 * The parameters in a query string; names that an item query does not have are left out.
 * @throws ApiError INVALID_QUERY for JSON or brackets that cannot be read, and for a parameter given twice.
 * Source: docs/contract.md 4.1; brackets as the public client of this wire writes them.
 */
export const parametersFrom = (search: string): Parameters => {
  const byOwner = new Map<string, Entry[]>()
  for (const entry of new URLSearchParams(search)) {
    const name = owner(entry[0])
    const existing = byOwner.get(name)
    if (existing) existing.push(entry)
    else byOwner.set(name, [entry])
  }
  const values: Record<string, unknown> = {}
  const collect = (names: readonly string[], read: (name: string, entries: readonly Entry[]) => unknown) => {
    for (const name of names) {
      const entries = byOwner.get(name)
      if (entries) values[name] = read(name, entries)
    }
  }
  collect(lists, listFrom)
  collect(structures, structureFrom)
  collect(singles, singleFrom)
  return values
}

/**
 * The parameters in the body of a SEARCH request, and the ids to which it keeps: `{"query":{…}}`, `{"keys":[…]}` or both.
 * @throws ApiError INVALID_PAYLOAD for a body with neither, for a query that is no object, and for keys that are no texts.
 * Chosen: the spec does not show SEARCH; the public client of this wire sends it for queries too long for an address.
 */
export const parametersOfBody = (body: unknown): { parameters: Parameters; keys: readonly string[] | null } => {
  const property = (name: string) => (isObject(body) && Object.hasOwn(body, name) ? body[name] : undefined)
  const keys = property('keys')
  const query = property('query') ?? (keys === undefined ? undefined : {})
  if (!isObject(query)) throw invalidPayload('"query" must be of type object')
  if (keys === undefined) return { parameters: query, keys: null }
  if (!Array.isArray(keys) || keys.length > limits.list || !keys.every((key) => typeof key === 'string'))
    throw invalidPayload(`"keys" must be a list of at most ${limits.list} texts`)
  // All requested keys are returned, unless the query sets a limit.
  return { parameters: { limit: keys.length, ...query }, keys }
}
