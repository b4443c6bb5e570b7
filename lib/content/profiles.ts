/** People in episodes, videos and stories, with the items in which they appear. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { readEpisodeCards, readStoryCards, readVideoCards, type MediaCard } from './media-cards.ts'
import { readRows } from './reading.ts'
import { named, optionalText, richText, through, titled } from './field-parsers.ts'
import { personShape, toPerson } from './recordings.ts'
import { standingShape } from './standing.ts'

const profile = z
  .object({
    ...personShape,
    body: richText,
    ...standingShape,
    roles: through('roles_id', named),
    sectors: through('sectors_id', titled.extend({ slug: optionalText })),
  })
  .transform(toPerson)
export type Profile = z.output<typeof profile>

/**
 * The person with that slug; null when there is none.
 * @throws ContentError when the content API fails.
 */
export const getProfile = async (slug: string): Promise<Profile | null> => {
  'use cache'
  cacheTag('profiles', `profile:${slug}`)
  const [one] = await readRows('profiles', profile, { filter: { path: { _eq: `/profielen/${slug}` } }, limit: 1 })
  return one ?? null
}

/** Everything in which the person of that id appears, newest first. */
export const listAppearances = async (id: string): Promise<MediaCard[]> => {
  'use cache'
  cacheTag('podcast_episodes', 'videos', 'testimonials')
  const rule = { profiles_id: { id: { _eq: id } } }
  const lists = await Promise.all([
    readStoryCards({ filter: { profiles: rule } }),
    readVideoCards({ filter: { profiles: rule } }),
    readEpisodeCards({ filter: { guests: rule } }),
  ])
  return lists.flat().sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
}

/** The paths of all people, for prerendering. */
export const listProfilePaths = async (): Promise<string[]> => {
  'use cache'
  cacheTag('profiles')
  const rows = await readRows('profiles', z.object({ path: z.string() }))
  return rows.map(({ path }) => path)
}
