/** The clock in the Netherlands, whichever clock the reader has. Dates are `YYYY-MM-DD`, times `HH:MM`. */

const dutchClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The date and the time `HH:MM` on the Dutch clock. */
export const onDutchClock = (moment: Date): { readonly date: string; readonly time: string } => {
  const parts = new Map(dutchClock.formatToParts(moment).map(({ type, value }) => [type, value]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return { date: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` }
}

/** The date so many days later; dates are counted without a clock, so that none is skipped when it is put forward or back. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

const instant = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`)

/**
 * The moment at which the Dutch clock shows that date and time; null in the hour that is skipped in spring. An hour that
 * comes twice in autumn is its first. Chosen: those who wait at the first are there at the second.
 */
export const momentOf = (date: string, time: string): Date | null => {
  const wanted = instant(date, time)
  // Ahead of UTC by one hour, or two in summer: the earlier moment is tried first.
  for (const hours of [2, 1]) {
    const moment = new Date(wanted - hours * 3_600_000)
    const shown = onDutchClock(moment)
    if (shown.date === date && shown.time === time) return moment
  }
  return null
}
