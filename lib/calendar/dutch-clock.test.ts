import { expect, test } from 'vitest'
import { momentOf } from './dutch-clock.ts'

const iso = (date: string, time: string) => momentOf(date, time)?.toISOString() ?? null

test('a time on the Dutch clock is another moment in summer than in winter', () => {
  expect(iso('2026-01-15', '09:00')).toBe('2026-01-15T08:00:00.000Z')
  expect(iso('2026-07-15', '09:00')).toBe('2026-07-15T07:00:00.000Z')
})

test('the hour that spring skips has no moment, and the one that autumn repeats is its first', () => {
  expect(iso('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z')
  expect(iso('2026-03-29', '02:30')).toBeNull()
  expect(iso('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z')
  expect(iso('2026-10-25', '01:59')).toBe('2026-10-24T23:59:00.000Z')
  expect(iso('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(iso('2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z')
})

test('midnight belongs to the day that it begins', () => {
  expect(iso('2026-12-01', '00:00')).toBe('2026-11-30T23:00:00.000Z')
})
