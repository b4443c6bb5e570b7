import { expect, test } from 'vitest'
import { openingHours } from './locations.ts'

const monday = { weekday: 1, opens: '09:00', closes: '17:00' }

test('opening hours have their days, and times without seconds', () => {
  expect(openingHours.parse({ days: [{ ...monday, opens: '09:00:00' }], note: null })).toEqual({
    days: [monday],
    note: null,
  })
})

test.each([[null], [undefined], ['ma-vr'], [{ days: 'x' }], [{ days: [monday, { ...monday, opens: '9:00' }] }]])(
  'hours of %j are not known: nothing says that a desk is closed',
  (hours) => expect(openingHours.parse(hours)).toBeNull(),
)
