/** Whether a place is open at a moment. Hours are of the clock in the Netherlands, whichever clock the reader has. */
import type { OpeningDay } from '#schema/families/navigator.ts'
import { dateAfter, onDutchClock, weekdayOf } from './dutch-clock.ts'
import { holidayOn, type Holiday } from './holidays.ts'

export type OpenState =
  | { readonly isOpen: true; readonly until: string }
  | {
      readonly isOpen: false
      /** When it opens again; null when it does not within three weeks. `daysAhead` 0 is today. */
      readonly opens: { readonly weekday: number; readonly daysAhead: number; readonly time: string } | null
      /** The holiday for which it is closed today, on a day on which it is open otherwise. */
      readonly holiday: Holiday | null
    }

/** Long enough for any row of holidays; who is closed for longer says so in words. */
const horizon = 21

/** Midnight at the end of a day, which readers write as the beginning of the next one. */
const endOf = ({ closes }: OpeningDay): string => (closes === '00:00' ? '24:00' : closes)

/** When it closes after hours that go on without a break: a morning and an afternoon may be two entries of a day. */
const closingOf = (from: string, day: readonly OpeningDay[]): string =>
  day
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
    .reduce((last, hours) => (hours.opens <= last && endOf(hours) > last ? endOf(hours) : last), from)

/**
 * Whether it is open, until when, or when it opens again.
 * Chosen: closed on public holidays, since opening hours name none. Hours that end after midnight are two days' hours.
 */
export const openState = (days: readonly OpeningDay[], moment: Date): OpenState => {
  const now = onDutchClock(moment)
  const hoursOf = (weekday: number) => days.filter((hours) => hours.weekday === weekday)
  const today = hoursOf(weekdayOf(now.date))
  const holiday = today.length ? holidayOn(now.date) : null
  const current = holiday ? undefined : today.find((hours) => hours.opens <= now.time && now.time < endOf(hours))
  if (current) {
    const end = closingOf(endOf(current), today)
    const tomorrow = dateAfter(now.date, 1)
    const night = end === '24:00' && !holidayOn(tomorrow) ? closingOf('00:00', hoursOf(weekdayOf(tomorrow))) : end
    return { isOpen: true, until: night === '24:00' ? '00:00' : night }
  }
  const openings = Array.from({ length: horizon + 1 }, (_, daysAhead) => {
    const date = dateAfter(now.date, daysAhead)
    const weekday = weekdayOf(date)
    const times = hoursOf(weekday)
      .map(({ opens }) => opens)
      .filter((time) => daysAhead > 0 || time > now.time)
      .toSorted()
    const [time] = holidayOn(date) ? [] : times
    return time ? { weekday, daysAhead, time } : null
  })
  return { isOpen: false, opens: openings.find((opening) => opening !== null) ?? null, holiday }
}

/** A time of the clock as readers write it: `9.00` in Dutch, `9:00` in English. */
export const clockTime = (time: string, locale: 'nl' | 'en'): string => {
  const short = time.replace(/^0/, '')
  return locale === 'nl' ? short.replace(':', '.') : short
}
