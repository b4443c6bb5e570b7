/** Structured data of a catalogue whose people, events, organisations and media are invented. Pure. */
import { isObject, type JsonObject } from '#platform/json-object.ts'

/** Types that a sample does not publish. Institutions have types of their own, and exist. */
const invented: ReadonlySet<unknown> = new Set([
  'Person',
  'ProfilePage',
  'Event',
  'Organization',
  'ContactPoint',
  'VideoObject',
  'AudioObject',
  'PodcastEpisode',
  'PodcastSeason',
  'PodcastSeries',
])

/** The value without what is invented in it; undefined where nothing is left. */
const pruned = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const rest = value.map(pruned).filter((entry) => entry !== undefined)
    return rest.length || !value.length ? rest : undefined
  }
  if (!isObject(value)) return value
  if (invented.has(value['@type'])) return undefined
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, entry]) => [name, pruned(entry)] as const)
      .filter(([, entry]) => entry !== undefined),
  )
}

/** The data without people, events, organisations and recordings, at any depth; null where it is of one of them. */
export const withoutInvented = (data: JsonObject): JsonObject | null => {
  const rest = pruned(data)
  return isObject(rest) ? rest : null
}
