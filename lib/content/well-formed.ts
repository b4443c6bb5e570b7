/** Items with fields of the wrong kind, which must not hide those beside them. */
import type { z } from 'zod'
import { isObject } from '#platform/json-object.ts'
import { warn } from '#platform/log.ts'
import { createLru } from '#platform/lru.ts'

/** Milliseconds in which a fault is logged once: a wrong topic is part of hundreds of items, which are read for each page. */
const quiet = 3_600_000
const logged = createLru<number>(1000, () => 1)

const isNews = (fault: string): boolean => {
  const now = performance.now()
  const last = logged.get(fault)
  if (last !== undefined && now - last < quiet) return false
  logged.set(fault, now)
  return true
}

/**
 * The rows that the parser takes, each with its place from 1 among all. Null is a row that is hidden. The others are left
 * out, with a line in the log, once an hour for the same fault, in which `list` says where they stand.
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
  const [issue] = first?.error.issues ?? []
  const id = isObject(first?.row) ? String(first.row['id']) : ''
  const field = issue?.path.join('.') ?? ''
  if (first && isNews(`${list} ${id} ${field}`))
    warn('content: items with fields of the wrong kind are left out of a list; correct them in the content API', {
      list,
      items: failures.length,
      id,
      field,
      reason: issue?.message ?? '',
    })
  return results.flatMap(({ success, data, place }) => (success ? [{ item: data, place }] : []))
}
