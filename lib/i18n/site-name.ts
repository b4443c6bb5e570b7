/** The name of the site in its messages. */

/** The name in the files of messages, and the one of a site that sets none. */
export const usualName = 'Lesroute'

const named = (value: unknown, name: string): unknown => {
  if (typeof value === 'string') return value.replaceAll(usualName, name)
  if (Array.isArray(value)) return value.map((entry: unknown) => named(entry, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, named(entry, name)]))
}

/** The messages, or other texts of our own, with that name in the place of ours; never what somebody else wrote. */
export const withSiteName = <T>(messages: T, name: string): T =>
  // The shape is the same: only texts change.
  name === usualName ? messages : (named(messages, name) as T)
