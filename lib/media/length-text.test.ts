import { expect, test } from 'vitest'
import { lengthText } from './length-text.ts'

test.each([
  [12, 'seconds 12'],
  [59.4, 'seconds 59'],
  [59.6, 'minutes 1'],
  [100, 'minutes 2'],
  [0.2, null],
  [null, null],
])('%s seconds are %s', (seconds, words) =>
  expect(lengthText(seconds, (unit, values) => `${unit} ${values[unit]}`)).toBe(words),
)
