/** A moment in the visitor's time zone, where it differs from Dutch time. Runs in the browser. */

import { clockTime } from '../calendar/opening-hours.ts'

/** Weekday and time in that zone, the time as the form shows times. */
const clock = (moment: number, timeZone: string, locale: 'nl' | 'en'): string => {
  const of = (language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(moment)
  const weekday = of(locale === 'nl' ? 'nl-NL' : 'en-GB', { weekday: 'short' })
  const time = of('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${weekday} ${clockTime(time, locale)}`
}

/**
 * Weekday and time in that zone, localised; null when it equals Dutch time, or when the zone is unknown.
 * `moment` in milliseconds since 1970, `zone` as the platform names it (`America/New_York`).
 */
export const visitorTime = (moment: number, zone: string, locale: 'nl' | 'en'): string | null => {
  try {
    const there = clock(moment, zone, locale)
    return there === clock(moment, 'Europe/Amsterdam', locale) ? null : there
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
