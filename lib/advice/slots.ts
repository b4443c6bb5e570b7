/** The times at which an adviser can call, from the hours of advisers. Hours are in Dutch time. */
import { basicTime, readBasicTime } from '#platform/basic-time.ts'
import { dateAfter, momentOf, onDutchClock, weekdayOf } from '../calendar/dutch-clock.ts'
import { holidayOn } from '../calendar/holidays.ts'

export type Hours = {
  /** The adviser: two calls of one adviser never overlap. */
  readonly adviser: { readonly id: string; readonly name: string | null }
  /** 1 = Monday … 7 = Sunday. */
  readonly weekday: number
  /** `HH:MM`. */
  readonly starts: string
  readonly ends: string
}

export type Slot = {
  /** Start, end and adviser: the name of a booking's file. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
  /** In Dutch time. */
  readonly date: string
  readonly time: string
  readonly adviser: Hours['adviser']
}

export type Taken = { readonly adviser: string; readonly start: number; readonly end: number }

const minute = 60_000
/** Minimum notice for an adviser in milliseconds. Chosen. */
export const notice = 3 * 60 * minute
/** Minutes that are kept for a call whose duration is not known. Chosen. */
const usualDuration = 20
/** Days ahead that can be booked. Chosen. */
export const horizon = 14

const idOf = ({ start, end, adviser }: Taken) => `${basicTime(start)}_${basicTime(end)}_${adviser}`

/** Parses an id; null when it is invalid. Chosen: see `Slot`. */
export const slotOfId = (id: string): Taken | null => {
  const [, from, to, adviser] = /^(\d{8}T\d{6}Z)_(\d{8}T\d{6}Z)_([\w-]{1,40})$/.exec(id) ?? []
  if (!from || !to || !adviser) return null
  const [start, end] = [readBasicTime(from), readBasicTime(to)]
  return start < end ? { adviser, start, end } : null
}

/** Whether the call at that time is still to come, has begun, or is over. */
export const phaseOf = (id: string, now: number): 'toCome' | 'begun' | 'over' => {
  const { start, end } = slotOfId(id) ?? { start: 0, end: 0 }
  return now < start ? 'toCome' : now < end ? 'begun' : 'over'
}

/** Whether both overlap for the same adviser. Chosen: consecutive calls do not. */
export const isOverlap = (a: Taken, b: Taken): boolean => a.adviser === b.adviser && a.start < b.end && b.start < a.end

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const two = (number: number) => String(number).padStart(2, '0')
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** The times of one day's hours, one after the other; a time that daylight saving skips in spring is left out. */
const slotsOn = (date: string, { adviser, starts, ends }: Hours, duration: number): Slot[] => {
  // Midnight at the end of a day is written as the beginning of the next one.
  const [from, until] = [minutesOf(starts), minutesOf(ends) || 24 * 60]
  const count = Math.max(0, Math.floor((until - from) / duration))
  return Array.from({ length: count }, (_, index) => timeOf(from + index * duration)).flatMap((time) => {
    const start = momentOf(date, time)?.getTime()
    if (start === undefined) return []
    const span = { adviser: adviser.id, start, end: start + duration * minute }
    return [{ ...span, id: idOf(span), date, time, adviser }]
  })
}

/**
 * The times that can be booked, the soonest first: not on holidays, not at short notice, none that is taken.
 * `duration` in minutes, null where it is not known; `now` in milliseconds since 1970.
 * Chosen: three hours' notice, two weeks ahead; where the clock shows an hour twice, the first one.
 */
export const offeredSlots = (
  hours: readonly Hours[],
  duration: number | null,
  taken: readonly Taken[],
  now: number,
): Slot[] => {
  const today = onDutchClock(new Date(now)).date
  const dates = Array.from({ length: horizon + 1 }, (_, days) => dateAfter(today, days))
  const offered = dates
    .filter((date) => !holidayOn(date))
    .flatMap((date) =>
      hours
        .filter(({ weekday }) => weekday === weekdayOf(date))
        .flatMap((own) => slotsOn(date, own, duration ?? usualDuration)),
    )
    .filter(({ start, end, adviser }) => {
      const span = { adviser: adviser.id, start, end }
      return start >= now + notice && !taken.some((other) => isOverlap(span, other))
    })
  // Hours of one adviser may overlap.
  return [...new Map(offered.map((slot) => [slot.id, slot])).values()].toSorted(
    (a, b) => a.start - b.start || a.id.localeCompare(b.id),
  )
}
