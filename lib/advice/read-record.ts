/** Records of calls, read one by one: one that somebody damaged must not stop all booking. */
import type { z } from 'zod'
import { jsonOf } from '#platform/json-object.ts'
import { warn } from '#platform/log.ts'
import type { Records } from '#platform/records/records.ts'

type Kind<Shape> = {
  readonly shape: Shape
  /** What follows from an invalid record, and what to do. */
  readonly ifInvalid: string
}

/**
 * The record of that name; null when there is none, and `invalid`, with a line in the log, for one of another shape.
 * @throws the error of the storage.
 */
export const readRecord = async <Shape extends z.ZodType>(
  records: Records,
  name: string,
  { shape, ifInvalid }: Kind<Shape>,
): Promise<z.output<Shape> | null | 'invalid'> => {
  const text = await records.read(name)
  if (text === null) return null
  const parsed = shape.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  warn(
    `advice: a record of BOOKINGS_FOLDER (or DATABASE_URL) is invalid; ${ifInvalid}`,
    // Of what is wrong the names alone: the values are personal.
    { record: name, wrong: parsed.error.issues.map(({ path }) => path.join('.')).join(', ') },
  )
  return 'invalid'
}
