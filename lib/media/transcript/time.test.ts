import { expect, test } from 'vitest'
import { clock, cueTime, isoDuration, parseMoment } from './time.ts'

test.each([
  [0, '0:00', 'PT0S', '00:00:00.000'],
  [7.25, '0:07', 'PT7S', '00:00:07.250'],
  [187, '3:07', 'PT3M7S', '00:03:07.000'],
  [3600, '1:00:00', 'PT1H', '01:00:00.000'],
  [3723.9996, '1:02:03', 'PT1H2M3S', '01:02:04.000'],
  [-3, '0:00', 'PT0S', '00:00:00.000'],
])('%d s is %s, %s and %s', (seconds, shown, iso, cue) => {
  expect([clock(seconds), isoDuration(seconds), cueTime(seconds)]).toEqual([shown, iso, cue])
})

test('a length that is not known yet is none', () => {
  expect(clock(Number.NaN)).toBe('0:00')
  expect(clock(Number.POSITIVE_INFINITY)).toBe('0:00')
})

test.each([
  ['187', 187],
  ['7.5', 7.5],
  ['90s', 90],
  ['3:07', 187],
  ['1:02:03', 3723],
  ['3m7s', 187],
  ['1h', 3600],
  ['1h2m3s', 3723],
  ['', null],
  [null, null],
  ['-3', null],
  ['1e9', null],
  ['999999', null],
  ['3:7', null],
  ['soon', null],
])('t=%s means %s', (text, moment) => {
  expect(parseMoment(text)).toBe(moment)
})
