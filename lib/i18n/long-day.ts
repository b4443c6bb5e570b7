import type { createFormatter } from 'next-intl'

/** A day (YYYY-MM-DD, with or without a time behind it) in words: “23 november 2026”. Noon UTC is the same day in the time zone of the pages. */
export const longDay = (format: Pick<ReturnType<typeof createFormatter>, 'dateTime'>, day: string): string =>
  format.dateTime(new Date(`${day.slice(0, 10)}T12:00:00Z`), { dateStyle: 'long' })
