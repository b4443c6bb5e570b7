/** `export=csv` and `export=json`: the data of an answer as a file, without the envelope. */
import { invalidQuery } from '../http/errors.ts'
import type { Reply } from '../http/message.ts'
import { isObject } from '#platform/json-object.ts'
import { startMeter } from '#platform/processor-time.ts'
import { tooCostly } from '../store/database.ts'
import { limits } from './limits.ts'

type Cell = readonly [column: string, value: unknown]

/** Objects become columns named by their path; lists stay one cell. */
const cellsOf = (value: unknown, path: string): Cell[] => {
  const entries = isObject(value) ? Object.entries(value) : []
  if (!entries.length) return [[path, value]]
  return entries.flatMap(([name, inner]) => cellsOf(inner, path === '' ? name : `${path}.${name}`))
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const written = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return quoted(value)
  return typeof value === 'object' ? quoted(JSON.stringify(value)) : JSON.stringify(value)
}

/** An item of which only the key is shown has one column. */
const rowOf = (item: unknown): ReadonlyMap<string, unknown> =>
  new Map(isObject(item) ? cellsOf(item, '') : [['id', item]])

const csv = (data: unknown): string => {
  const { sqlite: most } = limits.milliseconds
  const meter = startMeter()
  const step = () => {
    if (meter.exceeds(most)) throw tooCostly(most)
  }
  const names = new Set<string>()
  const rows = (Array.isArray(data) ? data : [data]).map((item) => {
    step()
    const row = rowOf(item)
    for (const name of row.keys()) names.add(name)
    return row
  })
  const columns = [...names]
  const lines = rows.map((row) => {
    step()
    return columns.map((column) => written(row.get(column))).join(',')
  })
  return [columns.map(quoted).join(','), ...lines].join('\n')
}

const formats: Readonly<Record<string, { readonly type: string; readonly write: (data: unknown) => string }>> = {
  csv: { type: 'text/csv; charset=utf-8', write: csv },
  json: { type: 'application/json; charset=utf-8', write: (data) => JSON.stringify(data, null, '\t') },
}

/**
 * How the data of `name` are answered as the file that `wanted` names.
 * @throws ApiError INVALID_QUERY for another format.
 * Chosen: the form of the real software behind this wire, of whose formats these two have a use here.
 */
export const downloadAs = (requested: unknown, name: string): ((data: unknown) => Reply) => {
  const format = typeof requested === 'string' && Object.hasOwn(formats, requested) ? formats[requested] : undefined
  if (!format) throw invalidQuery(`"export" must be one of [${Object.keys(formats).join(', ')}]`)
  return (data) => ({
    status: 200,
    headers: {
      'content-type': format.type,
      'content-disposition': `attachment; filename="${name}.${String(requested)}"`,
    },
    body: format.write(data),
  })
}
