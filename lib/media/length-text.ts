/** How long a recording takes, in words. */

type Say = (unit: 'seconds' | 'minutes', values: { readonly seconds: number; readonly minutes: number }) => string

/** The length in minutes, or in seconds when it is over before that; null when it is not known. `say` has the messages of both. */
export const lengthText = (exact: number | null | undefined, say: Say): string | null => {
  const seconds = Math.round(exact ?? 0)
  if (!seconds) return null
  return say(seconds < 60 ? 'seconds' : 'minutes', { seconds, minutes: Math.round(seconds / 60) })
}
