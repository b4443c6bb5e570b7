import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'

const unfolded = (text: string) => text.replaceAll('\r\n ', '').replaceAll('\r\n\t', '')

test('an instant is told in UTC, in winter and in summer', () => {
  const text = unfolded(
    calendarOf('Mijn plan', [
      { id: 'w', title: 'Open dag; met, tekens', start: '2027-02-06T09:00:00Z', end: '2027-02-06T14:00:00Z' },
      {
        id: 's',
        title: 'Zomer',
        start: '2027-07-06T09:00:00+02:00',
        end: '2027-07-06T10:00:00+02:00',
        location: 'Urk',
      },
    ]),
  )
  expect(text).toContain('DTSTART:20270206T090000Z')
  expect(text).toContain('DTEND:20270206T140000Z')
  expect(text).toContain('DTSTART:20270706T070000Z')
  expect(text).toContain(String.raw`SUMMARY:Open dag\; met\, tekens`)
  expect(text).toContain('UID:w@lesroute')
  expect(text).toContain('LOCATION:Urk')
})

test('a day without a time takes all day', () => {
  const text = unfolded(calendarOf('Mijn plan', [{ id: 't', title: 'Bel het loket', start: '2026-12-01', end: null }]))
  expect(text).toContain('DTSTART;VALUE=DATE:20261201')
  expect(text).not.toContain('DTEND:2026')
})

test('lines end as the format wants them', () => {
  const text = calendarOf('Mijn plan', [])
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text.trimEnd()).toMatch(/END:VCALENDAR$/)
})
