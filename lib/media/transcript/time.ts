/** Moments and lengths of recordings, in seconds, as people and machines write them. */

/** Whole hours, minutes and seconds; what is no length counts as none. */
const split = (seconds: number) => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 }
}

const two = (number: number) => String(number).padStart(2, '0')

/** `3:07`, `1:02:03`. */
export const clock = (time: number): string => {
  const { hours, minutes, seconds } = split(time)
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** `PT1H2M3S`. Source: ISO 8601. */
export const isoDuration = (time: number): string => {
  const { hours, minutes, seconds } = split(time)
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, seconds && `${seconds}S`].filter(Boolean).join('')
  return `PT${parts || '0S'}`
}

/** `00:03:07.250`. Source: WebVTT, "timestamp". */
export const cueTime = (time: number): string => {
  const thousandths = Math.round(Math.max(0, time) * 1000)
  const { hours, minutes, seconds } = split(thousandths / 1000)
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(thousandths % 1000).padStart(3, '0')}`
}

/**
 * The moment that the `t` of an address means: `187`, `187.5`, `3:07`, `1:02:03`, `3m7s`; null for anything else.
 * Chosen: all that other players write.
 */
export const parseMoment = (text: string | null): number | null => {
  const counted = /^(\d{1,5}(?:\.\d{1,3})?)s?$/.exec(text ?? '')
  if (counted?.[1]) return Number(counted[1])
  const parts =
    /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})$/.exec(text ?? '') ??
    /^(?=.)(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s)?$/.exec(text ?? '')
  if (!parts) return null
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return hours * 3600 + minutes * 60 + seconds
}
