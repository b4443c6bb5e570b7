/** Dates as a file that every calendar takes. Source: RFC 5545. */
import { createEvents, type EventAttributes } from 'ics'

export type CalendarEntry = {
  readonly id: string
  readonly title: string
  readonly description?: string | null
  /** An instant, or a date of `YYYY-MM-DD` for what takes all day; both ISO 8601. */
  readonly start: string
  /** An instant; null for what takes all day. */
  readonly end: string | null
  readonly location?: string | null
  readonly url?: string | null
}

const spanOf = ({
  start,
  end,
}: CalendarEntry): Pick<EventAttributes, 'start'> & ({ end: number } | { duration: { days: 1 } }) => {
  if (end !== null) return { start: Date.parse(start), end: Date.parse(end) }
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number)
  return { start: [year, month, day], duration: { days: 1 } }
}

/**
 * The text of the file. Instants are told in UTC, so that each calendar shows them at its own time, whatever the season.
 * @throws Error when the library refuses an entry.
 */
export const calendarOf = (name: string, entries: readonly CalendarEntry[]): string => {
  const { error, value } = createEvents(
    entries.map((entry) => ({
      ...spanOf(entry),
      startInputType: 'utc',
      startOutputType: entry.end === null ? 'local' : 'utc',
      endInputType: 'utc',
      endOutputType: 'utc',
      uid: `${entry.id}@lesroute`,
      title: entry.title,
      ...(entry.description ? { description: entry.description } : {}),
      ...(entry.location ? { location: entry.location } : {}),
      ...(entry.url ? { url: entry.url } : {}),
    })),
    { calName: name, productId: 'lesroute' },
  )
  if (error || value === null) throw error ?? new Error('calendar: nothing was written')
  return value
}
