/** Dates for visitors' own calendars. Source: RFC 5545 */
import { createEvents, type EventAttributes } from 'ics'

export type CalendarEntry = {
  /** Stays the same when the entry changes, so that calendars replace it. */
  readonly id: string
  readonly title: string
  readonly description?: string | null
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
  readonly place?: string | null
  readonly url?: string | null
}

const attributes = ({ id, title, description, start, end, place, url }: CalendarEntry): EventAttributes => ({
  uid: `${id}@lesroute`,
  title,
  start,
  startInputType: 'utc',
  startOutputType: 'utc',
  end,
  endInputType: 'utc',
  endOutputType: 'utc',
  ...(description ? { description } : {}),
  ...(place ? { location: place } : {}),
  ...(url ? { url } : {}),
  productId: 'lesroute',
})

/** The entries as one calendar file of that name. @throws Error when the library cannot write one of them. */
export const calendarOf = (entries: readonly CalendarEntry[], name: string): string => {
  const { error, value } = createEvents(entries.map(attributes), { productId: 'lesroute', calName: name })
  if (error || value === null) throw new Error('A calendar could not be written', { cause: error })
  return value
}

export const calendarType = 'text/calendar; charset=utf-8'
