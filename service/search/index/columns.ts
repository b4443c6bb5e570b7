/** Attribute values by record, in flat columns: for facets as numbers of distinct values, for comparisons as numbers. */
import { growingFloats, growingNumbers } from './growing.ts'
import { isObject } from '#platform/json-object.ts'
import { valuesAt, type SearchableRecord } from '../paths.ts'

/** Entries of record `doc` are `entries[starts[doc]]` up to `entries[starts[doc + 1]]`: numbers of values. */
export type FacetColumn = {
  readonly values: readonly string[]
  readonly starts: Uint32Array
  readonly entries: Uint32Array
}
export type NumberColumn = { readonly starts: Uint32Array; readonly entries: Float64Array }

/** The text under which a value is counted and filtered by; null for what cannot be a facet. */
const facetText = (value: unknown): string | null => {
  switch (typeof value) {
    case 'string':
      return value === '' ? null : value
    case 'number':
    case 'boolean':
      return String(value)
    default:
      return null
  }
}

/** The facet column of an attribute; a value that a record repeats counts once. */
export const facetColumn = (records: readonly SearchableRecord[], path: string): FacetColumn => {
  const ids = new Map<string, number>()
  const starts = new Uint32Array(records.length + 1)
  const entries = growingNumbers()
  records.forEach((record, doc) => {
    for (const text of new Set(valuesAt(record, path).map(facetText))) {
      if (text === null) continue
      const id = ids.get(text) ?? ids.size
      ids.set(text, id)
      entries.push(id)
    }
    starts[doc + 1] = entries.length()
  })
  return { values: [...ids.keys()], starts, entries: entries.done() }
}

/** Each column takes room for all records. Chosen: records that name attributes by their data must not fill the memory. */
const mostNumberColumns = 1000

type Wanted = { readonly paths: Set<string>; readonly isWanted: (path: string) => boolean }

const collectPaths = (value: unknown, path: string, wanted: Wanted): void => {
  if (wanted.paths.size >= mostNumberColumns) return
  if (typeof value === 'number') {
    if (wanted.isWanted(path)) wanted.paths.add(path)
  } else if (Array.isArray(value)) for (const element of value) collectPaths(element, path, wanted)
  else if (isObject(value))
    for (const [name, part] of Object.entries(value)) collectPaths(part, path === '' ? name : `${path}.${name}`, wanted)
}

/** The columns of those wanted attributes that hold numbers, coordinates left out: of the first thousand. */
export const numberColumns = (
  records: readonly SearchableRecord[],
  isWanted: (path: string) => boolean,
): Record<string, NumberColumn> => {
  const paths = new Set<string>()
  for (const { _geoloc, ...record } of records) collectPaths(record, '', { paths, isWanted })
  return Object.fromEntries([...paths].map((path) => [path, numberColumn(records, path)]))
}

const numberColumn = (records: readonly SearchableRecord[], path: string): NumberColumn => {
  const starts = new Uint32Array(records.length + 1)
  const entries = growingFloats()
  records.forEach((record, doc) => {
    for (const value of valuesAt(record, path))
      if (typeof value === 'number' && Number.isFinite(value)) entries.push(value)
    starts[doc + 1] = entries.length()
  })
  return { starts, entries: entries.done() }
}
