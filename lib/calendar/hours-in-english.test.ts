import { expect, test } from 'vitest'
import { hoursInEnglish } from './hours-in-english.ts'

test.each([
  ['Elke werkdag van 9.00 tot 12.30 uur', 'Every working day from 9:00 until 12:30'],
  [
    'Maandag van 9.00 tot 17.00 uur, dinsdag van 9.00 tot 12.00 uur',
    'Monday from 9:00 until 17:00, Tuesday from 9:00 until 12:00',
  ],
  ['Maandag tot en met donderdag van 9.00 tot 16.00 uur', 'Monday to Thursday from 9:00 until 16:00'],
  ['Maandag, dinsdag en vrijdag van 10.00 tot 15.00 uur', 'Monday, Tuesday and Friday from 10:00 until 15:00'],
  ['Donderdag van 13.00 tot 17.00 uur', 'Thursday from 13:00 until 17:00'],
])('%s', (dutch, english) => {
  expect(hoursInEnglish(dutch)).toBe(english)
})

test.each(['Maandag van 9.00 tot 12.00 uur, niet in de vakantie', 'Bel gerust', '', 'Zie de website.'])(
  '%j has words of its own and is left in Dutch',
  (text) => {
    expect(hoursInEnglish(text)).toBeNull()
  },
)
