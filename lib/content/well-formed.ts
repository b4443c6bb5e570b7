/** Items with fields of the wrong kind, which must not hide those beside them. */
import type { z } from 'zod'
import { isObject } from '#platform/json-object.ts'
import { warn } from '#platform/log.ts'

/**
 * The rows that the parser takes, each with its place from 1 among all. Null is a row that is hidden. The others are left
 * out, with one line in the log, in which `list` says where they stand.
 */
export const wellFormed = <T extends z.ZodType>(
  list: string,
  parser: T,
  rows: readonly unknown[],
): { readonly item: z.output<T>; readonly place: number }[] => {
  const results = rows.flatMap((row, index) =>
    row === null ? [] : [{ row, place: index + 1, ...parser.safeParse(row) }],
  )
  const failures = results.flatMap(({ error, row }) => (error ? [{ error, row }] : []))
  const [first] = failures
  if (first) {
    const [issue] = first.error.issues
    warn('content: items with fields of the wrong kind are left out of a list; correct them in the content API', {
      list,
      items: failures.length,
      id: isObject(first.row) ? String(first.row['id']) : '',
      field: issue?.path.join('.') ?? '',
      reason: issue?.message ?? '',
    })
  }
  return results.flatMap(({ success, data, place }) => (success ? [{ item: data, place }] : []))
}
