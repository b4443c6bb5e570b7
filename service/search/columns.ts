/** Attribute values by record, in flat columns: for facets as numbers of distinct values, for comparisons as numbers. */
import { valuesAt, type SearchableRecord } from './paths.ts'

/** Entries of record `doc` are `entries[starts[doc]]` up to `entries[starts[doc + 1]]`. */
export type FacetColumn = {
  readonly values: readonly string[]
  readonly ids: ReadonlyMap<string, number>
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
  const entries: number[] = []
  records.forEach((record, doc) => {
    const texts = new Set(valuesAt(record, path).map(facetText))
    for (const text of texts) {
      if (text === null) continue
      const id = ids.get(text) ?? ids.size
      ids.set(text, id)
      entries.push(id)
    }
    starts[doc + 1] = entries.length
  })
  return { values: [...ids.keys()], ids, starts, entries: Uint32Array.from(entries) }
}

/** The numbers that the records hold at the path. */
export const numberColumn = (records: readonly SearchableRecord[], path: string): NumberColumn => {
  const starts = new Uint32Array(records.length + 1)
  const entries: number[] = []
  records.forEach((record, doc) => {
    for (const value of valuesAt(record, path))
      if (typeof value === 'number' && Number.isFinite(value)) entries.push(value)
    starts[doc + 1] = entries.length
  })
  return { starts, entries: Float64Array.from(entries) }
}
