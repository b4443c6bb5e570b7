/** Days on which no school or desk invites anybody: public holidays, and the weeks round Christmas. */

const day = 86_400_000

/** Easter Sunday at midnight UTC. Source: the anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
const easterOf = (year: number): number => {
  const [a, century, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(century / 4), century % 4]
  const g = Math.floor((8 * century + 13) / 25)
  const h = (19 * a + century - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const sum = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}

/** Days after Easter Sunday: Good Friday, the two days of Easter, Ascension and the day after it, Whitsun. */
const afterEaster: ReadonlySet<number> = new Set([-2, 0, 1, 39, 40, 49, 50])

/** Month and day: the weeks round Christmas, and the national days of spring. */
const windows = [
  ['12-19', '12-31'],
  ['01-01', '01-05'],
  ['04-26', '05-05'],
] as const

/** Whether nobody meets on the day of that instant. Chosen: the school holidays of summer are left to the writer of a meeting. */
export function isClosed(instant: number): boolean {
  const date = new Date(instant)
  const monthDay = date.toISOString().slice(5, 10)
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
  return (
    windows.some(([from, until]) => monthDay >= from && monthDay <= until) ||
    afterEaster.has(Math.round((midnight - easterOf(date.getUTCFullYear())) / day))
  )
}
