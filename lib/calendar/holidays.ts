/** Dutch public holidays, on which offices are closed. Dates are `YYYY-MM-DD`, of the Gregorian calendar. */

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

/** Milliseconds of Easter Sunday at midnight UTC. Source: the anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
const easterOf = (year: number): number => {
  const [a, century, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(century / 4), century % 4]
  const g = Math.floor((8 * century + 13) / 25)
  const h = (19 * a + century - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}

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
