/** Instants as a field for date and time has them, in the time of this device. */

/** The text of such a field; empty for no instant. */
export const localTime = (instant: string): string => {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return ''
  const [year, ...others] = [at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()]
  const [month, day, hour, minute] = others.map((part) => String(part).padStart(2, '0'))
  // Not by the offset from UTC, which is given in whole minutes: a year is typed digit by digit, and clocks of the year 202 had seconds.
  return `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

/** The instant of such a field; empty for none. A year may have six digits there, which is a moment too far away to be one. */
export const instantOf = (time: string): string => {
  const at = new Date(time)
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999 ? '' : at.toISOString()
}
