import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarOf, cancellationOf } from './ics.ts'

const entry = {
  id: 'gesprek-1',
  title: 'Adviesgesprek; met Bilal, 20 min',
  start: Date.parse('2026-03-29T07:00:00Z'),
  end: Date.parse('2026-03-29T07:20:00Z'),
}

// ASVS 5.3.1
test('an entry keeps its moment, whatever the clock of the server, and its words', () => {
  const text = calendarOf(
    [{ ...entry, url: 'https://lesroute.example/a?b=1&c=2', description: 'Regel 1\nRegel 2' }],
    'X',
  )
  const lines = text.replaceAll('\r\n\t', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      'UID:gesprek-1@lesroute',
      'DTSTART:20260329T070000Z',
      'DTEND:20260329T072000Z',
      String.raw`SUMMARY:Adviesgesprek\; met Bilal\, 20 min`,
      String.raw`DESCRIPTION:Regel 1\nRegel 2`,
      'END:VCALENDAR',
    ]),
  )
})

test('a calendar may be empty', () => {
  const text = calendarOf([], 'Leeg')
  expect(text).toContain('BEGIN:VCALENDAR')
  expect(text).not.toContain('BEGIN:VEVENT')
})

const unfolded = (text: string) => text.replaceAll('\r\n ', '').replaceAll('\r\n\t', '')

test('an instant is told in UTC, in winter and in summer', () => {
  const text = unfolded(
    calendarOf(
      [
        {
          id: 'w',
          title: 'Open dag; met, tekens',
          start: Date.parse('2027-02-06T09:00:00Z'),
          end: Date.parse('2027-02-06T14:00:00Z'),
        },
        {
          id: 's',
          title: 'Zomer',
          start: Date.parse('2027-07-06T09:00:00+02:00'),
          end: Date.parse('2027-07-06T10:00:00+02:00'),
          place: 'Urk',
        },
      ],
      'Mijn plan',
    ),
  )
  expect(text).toContain('DTSTART:20270206T090000Z')
  expect(text).toContain('DTEND:20270206T140000Z')
  expect(text).toContain('DTSTART:20270706T070000Z')
  expect(text).toContain(String.raw`SUMMARY:Open dag\; met\, tekens`)
  expect(text).toContain('UID:w@lesroute')
  expect(text).toContain('LOCATION:Urk')
})

test('a day without a time takes all day', () => {
  const text = unfolded(calendarOf([{ id: 't', title: 'Bel het loket', day: '2026-12-31' }], 'Mijn plan'))
  expect(text).toContain('DTSTART;VALUE=DATE:20261231')
  expect(text).toContain('DTEND;VALUE=DATE:20270101')
  expect(text).not.toContain('DURATION')
})

test('a line has 75 octets at most, goes on behind a space and breaks no sign', () => {
  const [title, description] = ['👩‍🏫 één '.repeat(60), 'x'.repeat(1000)]
  const text = calendarOf([{ ...entry, title, description }], 'Mijn plan')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(unfolded(text)).toContain(`SUMMARY:${title}\r\n`)
  expect(unfolded(text)).toContain(`DESCRIPTION:${description}\r\n`)
})

test('long texts take no long time', () => {
  const entries = Array.from({ length: 200 }, (_, index) => ({
    ...entry,
    id: `e${index}`,
    description: 'woord '.repeat(500),
  }))
  const before = process.cpuUsage()
  calendarOf(entries, 'Agenda')
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(300)
})

test('the name of a calendar is escaped as its other texts are', () => {
  expect(calendarOf([], 'Open dag; met, tekens')).toContain(String.raw`X-WR-CALNAME:Open dag\; met\, tekens`)
})

test('a cancellation names who sends it and the entry that it takes out', () => {
  const lines = unfolded(cancellationOf(entry, { name: 'Les"route: nu', email: 'team@lesroute.example' })).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'UID:gesprek-1@lesroute',
      'STATUS:CANCELLED',
      'SEQUENCE:1',
      `ORGANIZER;CN="Les'route: nu":MAILTO:team@lesroute.example`,
    ]),
  )
})

test('lines end as the format wants them', () => {
  const text = calendarOf([], 'Mijn plan')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text.trimEnd()).toMatch(/END:VCALENDAR$/)
})

// ASVS 5.3.1
test('no text adds a line of its own to a calendar', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 120, unit: 'binary' }),
    fc.constantFrom(
      '\r\nEND:VEVENT\r\nBEGIN:VEVENT',
      '\nATTENDEE:mailto:x@example.org',
      '\\',
      '\\\nURL:x',
      '\u2028X:1',
      '"',
    ),
  )
  fc.assert(
    fc.property(text, text, text, (title, description, place) => {
      const lines = unfolded(calendarOf([{ ...entry, title, description, place }], 'Plan')).split(/\r\n|\r|\n/)
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
      // The same all day, so that the file is the same too.
      expect(lines.find((line) => line.startsWith('DTSTAMP:'))).toMatch(/T000000Z$/)
      const names = lines.flatMap((line) => (line === '' ? [] : [line.split(/[:;]/)[0]]))
      const known =
        'BEGIN END VERSION CALSCALE PRODID METHOD X-WR-CALNAME X-PUBLISHED-TTL UID SUMMARY DTSTAMP DTSTART DTEND'
      expect([...known.split(' '), 'DESCRIPTION', 'LOCATION', 'SEQUENCE', 'DURATION']).toEqual(
        expect.arrayContaining(names),
      )
    }),
    { numRuns: 300, seed: 3 },
  )
})
