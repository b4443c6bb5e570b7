import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holidaysOf } from './holidays.ts'
import { openState } from './opening-hours.ts'

const workdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
const at = (moment: string, days = workdays) => openState(days, new Date(moment))

test('it is open from the minute of opening to the minute of closing', () => {
  expect(at('2026-11-23T07:59:59Z')).toMatchObject({ isOpen: false, opens: { daysAhead: 0, time: '09:00' } })
  expect(at('2026-11-23T08:00:00Z')).toEqual({ isOpen: true, until: '17:00' })
  expect(at('2026-11-23T15:59:59Z')).toEqual({ isOpen: true, until: '17:00' })
  expect(at('2026-11-23T16:00:00Z')).toMatchObject({ isOpen: false, opens: { weekday: 2, daysAhead: 1 } })
})

test('who closes at midnight is open until then', () => {
  const evenings = [{ weekday: 1, opens: '18:00', closes: '00:00' }]
  expect(at('2026-11-23T22:30:00Z', evenings)).toEqual({ isOpen: true, until: '00:00' })
  expect(at('2026-11-23T23:00:00Z', evenings)).toMatchObject({ isOpen: false })
})

test('hours that go on past midnight are open until they end on the next day', () => {
  const night = [
    { weekday: 1, opens: '18:00', closes: '00:00' },
    { weekday: 2, opens: '00:00', closes: '02:00' },
  ]
  expect(at('2026-11-23T22:30:00Z', night)).toEqual({ isOpen: true, until: '02:00' })
  expect(at('2026-11-23T23:30:00Z', night)).toEqual({ isOpen: true, until: '02:00' })
  // On the next day is Christmas.
  const eve = [
    { weekday: 4, opens: '18:00', closes: '00:00' },
    { weekday: 5, opens: '00:00', closes: '02:00' },
  ]
  expect(at('2026-12-24T22:30:00Z', eve)).toEqual({ isOpen: true, until: '00:00' })
})

test('hours that go on without a break are open until the last of them ends', () => {
  const joined = [
    { weekday: 1, opens: '12:00', closes: '17:00' },
    { weekday: 1, opens: '09:00', closes: '12:00' },
    { weekday: 1, opens: '19:00', closes: '00:00' },
    { weekday: 1, opens: '18:00', closes: '20:00' },
  ]
  expect(at('2026-11-23T09:00:00Z', joined)).toEqual({ isOpen: true, until: '17:00' })
  expect(at('2026-11-23T15:00:00Z', joined)).toEqual({ isOpen: true, until: '17:00' })
  expect(at('2026-11-23T17:30:00Z', joined)).toEqual({ isOpen: true, until: '00:00' })
})

test('after Friday comes Monday', () => {
  expect(at('2026-11-20T18:00:00Z')).toEqual({
    isOpen: false,
    opens: { weekday: 1, daysAhead: 3, time: '09:00' },
    holiday: null,
  })
})

test('the same hour of the clock counts before and after it is put forward or back', () => {
  // Forward on 29 March 2026, back on 25 October 2026: 9.00 on the clock is 8.00 UTC in winter, 7.00 in summer.
  expect(at('2026-03-27T08:00:00Z').isOpen).toBe(true)
  expect(at('2026-03-27T07:00:00Z').isOpen).toBe(false)
  expect(at('2026-03-30T07:00:00Z').isOpen).toBe(true)
  expect(at('2026-10-23T07:00:00Z').isOpen).toBe(true)
  expect(at('2026-10-26T07:00:00Z').isOpen).toBe(false)
  expect(at('2026-10-26T08:00:00Z').isOpen).toBe(true)
})

test('days of 23 and of 25 hours are days', () => {
  expect(at('2026-03-28T22:30:00Z', everyDay)).toMatchObject({ opens: { weekday: 7, daysAhead: 1, time: '09:00' } })
  expect(at('2026-03-28T23:30:00Z', everyDay)).toMatchObject({ opens: { weekday: 7, daysAhead: 0, time: '09:00' } })
  expect(at('2026-10-24T22:30:00Z', everyDay)).toMatchObject({ opens: { weekday: 7, daysAhead: 0, time: '09:00' } })
  expect(at('2026-10-25T22:30:00Z', everyDay)).toMatchObject({ opens: { weekday: 1, daysAhead: 1, time: '09:00' } })
})

test('on a holiday it is closed, and the holiday is named', () => {
  // Christmas 2026 is a Friday; the second day a Saturday.
  expect(at('2026-12-25T11:00:00Z')).toEqual({
    isOpen: false,
    opens: { weekday: 1, daysAhead: 3, time: '09:00' },
    holiday: 'christmas',
  })
  expect(at('2026-12-26T11:00:00Z')).toMatchObject({ holiday: null })
  expect(at('2026-04-03T16:00:00Z')).toMatchObject({ opens: { weekday: 2, daysAhead: 4 } })
})

test('holidays fall where the calendar has them', () => {
  // Source: https://www.rijksoverheid.nl/onderwerpen/schoolvakanties/vraag-en-antwoord/officiele-feestdagen
  expect([...holidaysOf(2025).keys()].toSorted()).toEqual([
    '2025-01-01',
    '2025-04-20',
    '2025-04-21',
    '2025-04-26',
    '2025-05-05',
    '2025-05-29',
    '2025-06-08',
    '2025-06-09',
    '2025-12-25',
    '2025-12-26',
  ])
  expect(holidaysOf(2026).get('2026-04-05')).toBe('easterSunday')
  expect(holidaysOf(2026).get('2026-04-27')).toBe('kingsDay')
  expect(holidaysOf(2026).has('2026-05-05')).toBe(false)
  expect(holidaysOf(2038).get('2038-04-25')).toBe('easterSunday')
})

test('a place that is never open says so', () => {
  expect(openState([], new Date('2026-11-23T10:00:00Z'))).toEqual({ isOpen: false, opens: null, holiday: null })
})

test('it is open exactly when it says that it opens', () => {
  const hour = 3_600_000
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      const state = openState(workdays, moment)
      if (state.isOpen || !state.opens) return
      const { daysAhead, time } = state.opens
      // Walk to the moment named by whole hours, on no clock but the reader's.
      const start = Math.ceil(moment.getTime() / hour) * hour
      const steps = Array.from({ length: (daysAhead + 1) * 25 }, (_, index) => new Date(start + index * hour))
      const first = steps.find((step) => openState(workdays, step).isOpen)
      const clock = new Intl.DateTimeFormat('nl', { timeZone: 'Europe/Amsterdam', hour: '2-digit' })
      expect(first && clock.format(first)).toBe(time.slice(0, 2))
    }),
    { numRuns: 60 },
  )
})
