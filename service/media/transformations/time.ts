/** `so_`, `eo_`, `du_`: which part of a film or recording. */
import { readDecimal } from './numbers.ts'

/**
 * Seconds, at most a day; null for any other text.
 * Chosen: percentages (`35p`) are not known here, because a file's length is not in every record.
 */
export function readSeconds(value: string): number | null {
  const long = /^\d{5}(\.\d{1,4})?$/.test(value) ? Number(value) : null
  return long === null ? readDecimal(value, 0, 86_400) : long <= 86_400 ? long : null
}
