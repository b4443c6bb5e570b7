/** Days on which no school or desk invites anybody: public holidays, and the weeks round Christmas. */
import { easterOf } from '#platform/easter.ts'

const day = 86_400_000

/** Days after Easter Sunday: Good Friday, the two days of Easter, Ascension and the day after it, Whitsun. */
const afterEaster: ReadonlySet<number> = new Set([-2, 0, 1, 39, 40, 49, 50])

/** Month and day: the weeks round Christmas, and the national days of spring. */
const windows = [
  ['12-19', '12-31'],
  ['01-01', '01-05'],
  ['04-26', '05-05'],
] as const

/** Whether nobody meets on the day of that instant. Chosen: the school holidays of summer are left to the writer of a meeting. */
export const isClosed = (instant: number): boolean => {
  const date = new Date(instant)
  const monthDay = date.toISOString().slice(5, 10)
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
  return (
    windows.some(([from, until]) => monthDay >= from && monthDay <= until) ||
    afterEaster.has(Math.round((midnight - easterOf(date.getUTCFullYear())) / day))
  )
}
