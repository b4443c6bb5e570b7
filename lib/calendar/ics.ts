/** Dates for visitors' own calendars. Source: RFC 5545, docs/decisions/094-calendar-files.md */
import { basicTime } from '#platform/basic-time.ts'
import { dateAfter } from './dutch-clock.ts'

type EntryText = {
  /** Stays the same when the entry changes, so that calendars replace it. */
  readonly id: string
  readonly title: string
  readonly description?: string | null
  readonly place?: string | null
  readonly url?: string | null
  /** How often it was changed. */
  readonly revision?: number
}

/** From an instant to another, in milliseconds since 1970. */
export type CalendarMoment = EntryText & { readonly start: number; readonly end: number }

/** What takes all day: a date of `YYYY-MM-DD`. */
type CalendarDay = EntryText & { readonly day: string }

export type CalendarEntry = CalendarMoment | CalendarDay

/** Octets of a line at most. Source: RFC 5545 3.1. */
const longest = 75
const encoder = new TextEncoder()
const octets = new Uint8Array(longest)

/** A line without control characters, some of which calendars read as its end; what is too long goes on behind a space. */
const written = (line: string): string => {
  const text = line.replaceAll(/\p{Cc}/gu, ' ')
  const parts: string[] = []
  for (let at = 0; at < text.length;) {
    const room = octets.subarray(parts.length ? 1 : 0)
    // Stops before a sign that does not fit whole.
    const { read } = encoder.encodeInto(text.slice(at, at + longest), room)
    parts.push(text.slice(at, at + read))
    at += read
  }
  return `${parts.join('\r\n ')}\r\n`
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`)

const basicDay = (day: string): string => day.replaceAll('-', '')

/** Instants are written in UTC, so that each calendar shows them at its own time, whatever the season. A day ends before the next one. */
const spanOf = (entry: CalendarEntry): readonly string[] =>
  'day' in entry
    ? [`DTSTART;VALUE=DATE:${basicDay(entry.day)}`, `DTEND;VALUE=DATE:${basicDay(dateAfter(entry.day, 1))}`]
    : [`DTSTART:${basicTime(entry.start)}`, `DTEND:${basicTime(entry.end)}`]

/** Stamped by the day: the same entries are the same file all day, which calendars that follow it need not fetch again. */
const linesOf = (entry: CalendarEntry, more: readonly string[]): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.id}@lesroute`,
  `SUMMARY:${escaped(entry.title)}`,
  `DTSTAMP:${basicTime(Date.now()).slice(0, 8)}T000000Z`,
  ...spanOf(entry),
  ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
  ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
  ...(entry.url ? [`URL:${entry.url}`] : []),
  ...(entry.revision ? [`SEQUENCE:${entry.revision}`] : []),
  ...more,
  'END:VEVENT',
]

const fileOf = (entries: readonly CalendarEntry[], header: readonly string[], more: readonly string[] = []): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'PRODID:lesroute',
    ...header,
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => linesOf(entry, more)),
    'END:VCALENDAR',
  ]
    .map(written)
    .join('')

/** The entries as one calendar file of that name, as published by a site. */
export const calendarOf = (entries: readonly CalendarEntry[], name: string): string =>
  fileOf(entries, ['METHOD:PUBLISH', `X-WR-CALNAME:${escaped(name)}`])

/** A file that takes an entry out of calendars again. Source: RFC 5546 3.2.5. */
export const cancellationOf = (
  entry: CalendarMoment,
  { name, email }: { readonly name: string; readonly email: string },
): string =>
  fileOf(
    [{ ...entry, revision: (entry.revision ?? 0) + 1 }],
    ['METHOD:CANCEL'],
    [
      'STATUS:CANCELLED',
      // A quoted name can have no quotation mark.
      `ORGANIZER;CN="${name.replaceAll('"', "'")}":MAILTO:${email}`,
    ],
  )

/** Before the title of an invented entry: a calendar shows it without the page round it. */
export const sampleTitle = {
  nl: 'Voorbeeld, gaat niet door: ',
  en: 'Sample, does not take place: ',
} as const

export const calendarType = 'text/calendar; charset=utf-8'
