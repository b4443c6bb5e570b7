/** The rows from which search records are made: by id, by what refers to them, and only those that may be shown. */
import { modelOf } from '#schema/model.ts'

export type Row = Readonly<Record<string, unknown>>
/** All rows of a collection or junction, relations as ids. */
export type RowReader = (name: string) => readonly Row[]

export type Rows = {
  /** The visible rows of a collection. */
  readonly all: (name: string) => readonly Row[]
  /** The visible row of that id; null when there is none. */
  readonly one: (name: string, id: unknown) => Row | null
  /** The visible rows whose `field` holds the id, in order of `sort`. */
  readonly referring: (name: string, field: string, id: unknown, sort: string | null) => readonly Row[]
}

const isVisible = (name: string, vendors: ReadonlySet<unknown>) => {
  const { fields } = modelOf(name)
  const [hasStatus, hasVendor] = [fields.has('status'), fields.has('vendor')]
  return (row: Row): boolean =>
    (!hasStatus || row['status'] === 'published') && (!hasVendor || vendors.has(row['vendor']))
}

const memo = <Value>(compute: (key: string) => Value): ((key: string) => Value) => {
  const cache = new Map<string, Value>()
  return (key) => {
    const before = cache.get(key)
    if (before !== undefined) return before
    const value = compute(key)
    cache.set(key, value)
    return value
  }
}

const bySort =
  (sort: string) =>
  (a: Row, b: Row): number =>
    Number(a[sort] ?? Infinity) - Number(b[sort] ?? Infinity) || 0

/** Access to rows by id and by reference; every table is read once. Rows that are not published, or of other vendors, do not show. */
export const openRows = (read: RowReader, vendors: readonly string[]): Rows => {
  const shown = new Set<unknown>(vendors)
  const all = memo((name) => read(name).filter(isVisible(name, shown)))
  const byId = memo((name) => new Map(all(name).map((row) => [row['id'], row])))
  const byField = memo((key) => {
    const [name = '', field = ''] = key.split('.')
    return Map.groupBy(all(name), (row) => row[field])
  })
  return {
    all,
    one: (name, id) => byId(name).get(id) ?? null,
    referring: (name, field, id, sort) => {
      const rows = byField(`${name}.${field}`).get(id) ?? []
      return sort === null ? rows : [...rows].sort(bySort(sort))
    },
  }
}
