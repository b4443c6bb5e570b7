/** Converts days and instants to their stored form, whose text order is chronological. */

const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/

/** A day that the calendar has: `Date` would read 30 February as 1 or 2 March. */
const isDay = (day: string) => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
}

/**
 * The day as `YYYY-MM-DD`, or the instant in ISO 8601 and UTC with milliseconds; null for a text that is neither, and
 * beyond the years 1 to 9999.
 * Chosen: a text without a zone is UTC, since its meaning would hang on the machine; a day is its midnight.
 */
export const toStoredTime = (kind: 'date' | 'dateTime', text: string): string | null => {
  const [, day = '', time, zone] = written.exec(text) ?? []
  if (!isDay(day)) return null
  if (kind === 'date') return day < '0001' ? null : day
  const parsed = Date.parse(time === undefined ? `${day}T00:00:00Z` : `${day}T${time}${zone ?? 'Z'}`)
  const canonical = Number.isNaN(parsed) ? '' : new Date(parsed).toISOString()
  return /^\d{4}-/.test(canonical) && canonical >= '0001' ? canonical : null
}
