import { afterEach, expect, test, vi } from 'vitest'
import { instantOf, localTime } from './local-time.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['Europe/Amsterdam', 'America/Paramaribo', 'UTC'])('a time stays as it is typed, in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  // A year is typed digit by digit, and clocks then were not whole minutes from UTC.
  for (const year of ['0002', '0020', '0202', '2026'])
    for (const time of [`${year}-12-01T09:00`, `${year}-07-01T23:59`]) expect(localTime(instantOf(time))).toBe(time)
})

test('an instant is shown in the time of the device, and what is none as an empty field', () => {
  vi.stubEnv('TZ', 'Europe/Amsterdam')
  expect(localTime('2026-07-01T10:00:00Z')).toBe('2026-07-01T12:00')
  expect([localTime(''), instantOf(''), instantOf('12026-01-01T00:00')]).toEqual(['', '', ''])
})
