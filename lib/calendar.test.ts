import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'

const entry = {
  id: 'gesprek-1',
  title: 'Adviesgesprek; met Bilal, 20 min',
  start: Date.parse('2026-03-29T07:00:00Z'),
  end: Date.parse('2026-03-29T07:20:00Z'),
}

test('an entry keeps its moment, whatever the clock of the server, and its words', () => {
  const text = calendarOf(
    [{ ...entry, url: 'https://lesroute.example/a?b=1&c=2', description: 'Regel 1\nRegel 2' }],
    'X',
  )
  const lines = text.replaceAll('\r\n\t', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
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
