/** A moment in the visitor's time zone, where it differs from Dutch time. Runs in the browser. */

const clock = (locale: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' })

/**
 * Weekday and time in that zone, localised; null when it equals Dutch time, or when the zone is unknown.
 * `moment` in milliseconds since 1970, `zone` as the platform names it (`America/New_York`).
 */
export const visitorTime = (moment: number, zone: string, locale: 'nl' | 'en'): string | null => {
  const language = locale === 'nl' ? 'nl-NL' : 'en-GB'
  try {
    const there = clock(language, zone).format(moment)
    return there === clock(language, 'Europe/Amsterdam').format(moment) ? null : there
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
