/** Dates for visitors' own calendars. Source: RFC 5545 */
import { createEvents, type EventAttributes, type HeaderAttributes } from 'ics'

type EntryText = {
  /** Stays the same when the entry changes, so that calendars replace it. */
  readonly id: string
  readonly title: string
  readonly description?: string | null
  readonly place?: string | null
  readonly url?: string | null
}

/** From an instant to another, in milliseconds since 1970. */
export type CalendarMoment = EntryText & { readonly start: number; readonly end: number }

/** What takes all day: a date of `YYYY-MM-DD`. */
type CalendarDay = EntryText & { readonly day: string }

export type CalendarEntry = CalendarMoment | CalendarDay

/** Instants are written in UTC, so that each calendar shows them at its own time, whatever the season. */
const spanOf = (entry: CalendarEntry): EventAttributes => {
  if (!('day' in entry)) {
    const { start, end } = entry
    const utc = 'utc' as const
    return { start, startInputType: utc, startOutputType: utc, end, endInputType: utc, endOutputType: utc }
  }
  const [year = 0, month = 1, day = 1] = entry.day.split('-').map(Number)
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  const dayAfter: [number, number, number] = [next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate()]
  return {
    start: [year, month, day],
    startInputType: 'utc',
    startOutputType: 'local',
    // The first day that is no part of it. A duration of days would be written with an empty time.
    end: dayAfter,
    endInputType: 'utc',
    endOutputType: 'local',
  }
}

/** Chosen: the library escapes line feeds alone, and some calendars read a lone carriage return as the end of a line. */
const withPlainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

const attributes = (entry: CalendarEntry): EventAttributes => ({
  ...spanOf(entry),
  uid: `${entry.id}@lesroute`,
  title: withPlainLines(entry.title),
  ...(entry.description ? { description: withPlainLines(entry.description) } : {}),
  ...(entry.place ? { location: withPlainLines(entry.place) } : {}),
  ...(entry.url ? { url: entry.url } : {}),
  productId: 'lesroute',
})

/**
 * The file with the day as the moment at which its entries were written, in place of the second: the same entries then are the same file, which
 * calendars that follow it need not fetch again. The library's types know no such moment.
 */
const stampedByDay = (file: string): string => file.replaceAll(/^(DTSTAMP:\d{8}T)\d{6}Z/gm, '$1000000Z')

const fileOf = (events: EventAttributes[], header: HeaderAttributes): string => {
  const { error, value } = createEvents(events, { productId: 'lesroute', ...header })
  if (error || value === null) throw new Error('A calendar could not be written', { cause: error })
  return stampedByDay(value)
}

/** The entries as one calendar file of that name. @throws Error when the library cannot write one of them. */
export const calendarOf = (entries: readonly CalendarEntry[], name: string): string =>
  fileOf(entries.map(attributes), { calName: name })

/** A file that takes an entry out of calendars again. Source: RFC 5546 3.2.5. */
export const cancellationOf = (
  entry: CalendarMoment,
  organizer: { readonly name: string; readonly email: string },
): string => fileOf([{ ...attributes(entry), status: 'CANCELLED', sequence: 1, organizer }], { method: 'CANCEL' })

/** Before the title of an invented entry: a calendar shows it without the page round it. */
export const sampleTitle = {
  nl: 'Voorbeeld, gaat niet door: ',
  en: 'Sample, does not take place: ',
} as const

export const calendarType = 'text/calendar; charset=utf-8'
