/** The day on which the movable feasts of the Gregorian calendar depend. */

/** Milliseconds since 1970 of Easter Sunday at midnight UTC. Source: the anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
export const easterOf = (year: number): number => {
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
