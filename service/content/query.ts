/** Reads a query string (or the JSON of a SEARCH request) into the parameters of an item query. */
import { z } from 'zod'
import { invalidQuery } from '../http/errors.ts'

export type JsonObject = { readonly [key: string]: unknown }

export type Query = {
  /** Field paths; empty means the default set. */
  readonly fields: readonly string[]
  readonly filter: JsonObject | null
  readonly deep: JsonObject
  /** Field paths, `-` in front for descending. */
  readonly sort: readonly string[]
  /** −1: without limit. */
  readonly limit: number
  readonly offset: number
  readonly meta: ReadonlySet<'total_count' | 'filter_count'>
}

/** Source: spec 8, and the public convention that lists hold 100 items unless told otherwise. */
const defaultLimit = 100
const maxDepth = 10

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `filter[a][_eq]=x` and its like, put into a tree; numeric keys become list entries. */
const bracketTree = (name: string, entries: readonly (readonly [string, string])[]): unknown => {
  const root: Record<string, unknown> = {}
  let found = false
  for (const [key, value] of entries) {
    if (!key.startsWith(`${name}[`)) continue
    const path = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map(([, segment]) => segment ?? '')
    if (path.length > maxDepth) throw invalidQuery(`"${name}" is nested too deeply`)
    found = true
    let node = root
    for (const [depth, segment] of path.entries()) {
      const own = segment === '' ? String(Object.keys(node).length) : segment
      if (own === '__proto__') throw invalidQuery(`"${name}" holds a name that is not allowed`)
      if (depth === path.length - 1) node[own] = value
      else {
        const next = node[own]
        const child: Record<string, unknown> = isObject(next) ? { ...next } : {}
        node[own] = child
        node = child
      }
    }
  }
  return found ? listsFrom(root) : undefined
}

/** Objects whose keys are all list positions, as lists. */
const listsFrom = (value: unknown): unknown => {
  if (!isObject(value)) return value
  const keys = Object.keys(value)
  return keys.length && keys.every((key) => /^\d{1,3}$/.test(key))
    ? keys.map((key) => listsFrom(value[key]))
    : Object.fromEntries(keys.map((key) => [key, listsFrom(value[key])]))
}

const list = (name: string, entries: readonly (readonly [string, string])[]): string[] =>
  entries
    .filter(([key]) => key === name || (key.startsWith(`${name}[`) && /^\[\d*\]$/.test(key.slice(name.length))))
    .flatMap(([, value]) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean)

const structure = (name: string, entries: readonly (readonly [string, string])[]): JsonObject | null => {
  const raw = entries.find(([key]) => key === name)?.[1]
  if (raw !== undefined && raw.trim() !== '') {
    let value: unknown
    try {
      value = JSON.parse(raw)
    } catch {
      throw invalidQuery(`Invalid JSON for ${name} object`)
    }
    if (!isObject(value)) throw invalidQuery(`"${name}" must be of type object`)
    return value
  }
  const tree = bracketTree(name, entries)
  return isObject(tree) ? tree : null
}

const integer = (name: string, minimum: number) =>
  z.coerce
    .number({ error: `"${name}" must be a number` })
    .int(`"${name}" must be an integer`)
    .min(minimum, `"${name}" must be greater than or equal to ${minimum}`)

const number = (name: string, minimum: number, entries: readonly (readonly [string, string])[]): number | null => {
  const raw = entries.find(([key]) => key === name)?.[1]
  if (raw === undefined) return null
  const parsed = integer(name, minimum).safeParse(raw)
  if (!parsed.success) throw invalidQuery(parsed.error.issues[0]?.message ?? `"${name}" must be a number`)
  return parsed.data
}

const parseMeta = (names: readonly string[]): Query['meta'] => {
  const wanted = new Set<'total_count' | 'filter_count'>()
  for (const [position, name] of names.entries()) {
    if (name === '*') return new Set(['total_count', 'filter_count'])
    if (name !== 'total_count' && name !== 'filter_count')
      throw invalidQuery(`"meta[${position}]" must be one of [total_count, filter_count]`)
    wanted.add(name)
  }
  return wanted
}

/**
 * The item query that a query string asks for.
 * @throws ApiError INVALID_QUERY naming the parameter that is not right.
 * Source: spec 4.1. Chosen: `sort`, `offset` and `page` as Directus names them, because the spec does not show them.
 */
export const parseQuery = (search: string): Query => {
  const entries = [...new URLSearchParams(search)]
  const limit = number('limit', -1, entries) ?? defaultLimit
  const page = number('page', 0, entries)
  const offset = number('offset', 0, entries) ?? 0
  return {
    fields: list('fields', entries),
    filter: structure('filter', entries),
    deep: structure('deep', entries) ?? {},
    sort: list('sort', entries),
    limit,
    offset: page === null || limit < 0 ? offset : Math.max(page - 1, 0) * limit,
    meta: parseMeta(list('meta', entries)),
  }
}
