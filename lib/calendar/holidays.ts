/** Dutch public holidays, on which offices are closed. Dates are `YYYY-MM-DD`, of the Gregorian calendar. */
import { easterOf } from '#platform/easter.ts'

export const holidays = [
  'newYear',
  'easterSunday',
  'easterMonday',
  'kingsDay',
  'liberationDay',
  'ascension',
  'whitSunday',
  'whitMonday',
  'christmas',
  'secondChristmasDay',
] as const
export type Holiday = (typeof holidays)[number]

const day = 86_400_000
const isoDate = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/**
 * The holidays of that year by date.
 * Chosen: Liberation Day in the years that end in 0 or 5, in which collective agreements make it a day off.
 */
export const holidaysOf = (year: number): ReadonlyMap<string, Holiday> => {
  const easter = easterOf(year)
  const kingsDay = Date.UTC(year, 3, 27)
  return new Map<string, Holiday>([
    [`${year}-01-01`, 'newYear'],
    // On a Sunday it is kept the day before.
    [isoDate(new Date(kingsDay).getUTCDay() === 0 ? kingsDay - day : kingsDay), 'kingsDay'],
    ...(year % 5 === 0 ? ([[`${year}-05-05`, 'liberationDay']] as const) : []),
    [isoDate(easter), 'easterSunday'],
    [isoDate(easter + day), 'easterMonday'],
    [isoDate(easter + 39 * day), 'ascension'],
    [isoDate(easter + 49 * day), 'whitSunday'],
    [isoDate(easter + 50 * day), 'whitMonday'],
    [`${year}-12-25`, 'christmas'],
    [`${year}-12-26`, 'secondChristmasDay'],
  ])
}

/** The holiday on that date; null on other days. Chosen: see `holidaysOf`. */
export const holidayOn = (date: string): Holiday | null => holidaysOf(Number(date.slice(0, 4))).get(date) ?? null
