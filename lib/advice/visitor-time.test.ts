import { expect, test } from 'vitest'
import { visitorTime } from './visitor-time.ts'

const nine = Date.parse('2026-11-23T08:00:00Z')

test('in Dutch time nothing is added', () => {
  expect(visitorTime(nine, 'Europe/Amsterdam', 'nl')).toBeNull()
  expect(visitorTime(nine, 'Europe/Paris', 'nl')).toBeNull()
})

test('in another time zone the local weekday and time are added', () => {
  expect(visitorTime(nine, 'America/Paramaribo', 'nl')).toBe('ma 5.00')
  expect(visitorTime(nine, 'America/Los_Angeles', 'en')).toBe('Mon 0:00')
  expect(visitorTime(Date.parse('2026-11-23T15:00:00Z'), 'Asia/Tokyo', 'en')).toBe('Tue 0:00')
})

test('the distance between clocks is that of the day itself, in the weeks in which only one of them has changed', () => {
  // Amsterdam is back on winter time from 25 October 2026, New York from 1 November.
  const at = (day: string) => visitorTime(Date.parse(`${day}T14:00:00Z`), 'America/New_York', 'en')
  expect([at('2026-10-24'), at('2026-10-26'), at('2026-11-02')]).toEqual(['Sat 10:00', 'Mon 10:00', 'Mon 9:00'])
})

test('a zone that the platform does not know is none', () => {
  expect(visitorTime(nine, 'Mars/Olympus', 'nl')).toBeNull()
})
