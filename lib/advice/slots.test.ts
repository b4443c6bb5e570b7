import { expect, test } from 'vitest'
import { offeredSlots, slotOfId, type Hours } from './slots.ts'

const adviser = { id: 'a1', name: 'Bilal' }
const every = (starts: string, ends: string): Hours[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ adviser, weekday, starts, ends }))
const at = (text: string) => Date.parse(text)
const starts = (slots: readonly { readonly start: number }[]) => slots.map(({ start }) => new Date(start).toISOString())

test('an hour holds as many calls as fit in it', () => {
  const monday: Hours[] = [{ adviser, weekday: 1, starts: '09:00', ends: '10:05' }]
  const slots = offeredSlots(monday, 20, [], at('2026-11-21T12:00:00Z'))
  expect(slots.map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-11-23 09:00',
    '2026-11-23 09:20',
    '2026-11-23 09:40',
    '2026-11-30 09:00',
    '2026-11-30 09:20',
    '2026-11-30 09:40',
  ])
})

test('hours of one adviser that overlap offer each time once', () => {
  const monday = (starts: string, ends: string): Hours => ({ adviser, weekday: 1, starts, ends })
  const slots = offeredSlots([monday('09:00', '10:00'), monday('09:20', '10:20')], 20, [], at('2026-11-21T12:00:00Z'))
  expect(slots.slice(0, 4).map(({ time }) => time)).toEqual(['09:00', '09:20', '09:40', '10:00'])
})

test('hours may end at midnight', () => {
  const evening: Hours[] = [{ adviser, weekday: 1, starts: '23:00', ends: '00:00' }]
  const slots = offeredSlots(evening, 30, [], at('2026-11-21T12:00:00Z'))
  expect(slots.map(({ time }) => time)).toEqual(['23:00', '23:30', '23:00', '23:30'])
})

test('nine in the morning stays nine in the morning over both changes of the clock', () => {
  const spring = offeredSlots(every('09:00', '09:30'), 30, [], at('2026-03-27T00:00:00Z'))
  expect(starts(spring).slice(0, 4)).toEqual([
    '2026-03-27T08:00:00.000Z',
    '2026-03-28T08:00:00.000Z',
    '2026-03-29T07:00:00.000Z',
    '2026-03-30T07:00:00.000Z',
  ])
  const autumn = offeredSlots(every('09:00', '09:30'), 30, [], at('2026-10-23T00:00:00Z'))
  expect(starts(autumn).slice(0, 4)).toEqual([
    '2026-10-23T07:00:00.000Z',
    '2026-10-24T07:00:00.000Z',
    '2026-10-25T08:00:00.000Z',
    '2026-10-26T08:00:00.000Z',
  ])
  expect([...spring, ...autumn].every(({ time, start, end }) => time === '09:00' && end - start === 1_800_000)).toBe(
    true,
  )
})

test('in the night of the change no time is offered that the clock skips, and none twice', () => {
  const times = (day: string) =>
    offeredSlots(every('01:00', '04:00'), 30, [], at(`${day}T00:00:00Z`) - 86_400_000)
      .filter(({ date }) => date === day)
      .map(({ time }) => time)
  expect(times('2026-03-29')).toEqual(['01:00', '01:30', '03:00', '03:30'])
  expect(times('2026-10-25')).toEqual(['01:00', '01:30', '02:00', '02:30', '03:00', '03:30'])
})

test('there are no calls on holidays, nor at short notice, nor further than two weeks ahead', () => {
  const slots = offeredSlots(every('09:00', '10:00'), 60, [], at('2026-12-21T06:00:00Z'))
  const dates = slots.map(({ date }) => date)
  expect(dates[0]).toBe('2026-12-22')
  expect(dates).not.toContain('2026-12-25')
  expect(dates).not.toContain('2026-12-26')
  expect(dates).not.toContain('2027-01-01')
  expect(dates.at(-1)).toBe('2027-01-04')
  expect(offeredSlots(every('09:00', '10:00'), 60, [], at('2026-12-21T05:00:00Z'))[0]?.date).toBe('2026-12-21')
})

test('what overlaps a call of the same adviser is taken; what follows it is free, and so is another adviser', () => {
  const other = { id: 'a2', name: 'Sanne' }
  const hours: Hours[] = [
    { adviser, weekday: 1, starts: '09:00', ends: '10:00' },
    { adviser: other, weekday: 1, starts: '09:00', ends: '10:00' },
  ]
  const now = at('2026-11-22T12:00:00Z')
  const taken = [{ adviser: 'a1', start: at('2026-11-23T08:10:00Z'), end: at('2026-11-23T08:40:00Z') }]
  const left = offeredSlots(hours, 20, taken, now).filter(({ date }) => date === '2026-11-23')
  expect(left.map(({ time, adviser: { name } }) => `${time} ${name}`)).toEqual([
    '09:00 Sanne',
    '09:20 Sanne',
    '09:40 Bilal',
    '09:40 Sanne',
  ])
})

test('an id is parsed into its time, and any other text is rejected', () => {
  const [slot] = offeredSlots(every('09:00', '09:20'), 20, [], at('2026-11-21T00:00:00Z'))
  expect(slotOfId(slot?.id ?? '')).toEqual({ adviser: 'a1', start: slot?.start, end: slot?.end })
  for (const id of ['', '../x', `${slot?.id}/..`, '20261123T080000Z_20261123T080000Z_a', '2026_2027_a'])
    expect(slotOfId(id), id).toBeNull()
})
