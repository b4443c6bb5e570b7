/** People in episodes, videos and stories, with the items in which they appear. */
import { readItems } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { content } from './api.ts'
import { readEpisodeCards, readStoryCards, readVideoCards, type MediaCard } from './media-cards.ts'
import { person, personFields } from './recordings.ts'
import { standingFields, standingShape } from './standing.ts'
import { named, optionalText, richText, through, titled } from './field-parsers.ts'

const extra = z.object({
  body: richText,
  ...standingShape,
  roles: through('roles_id', named),
  sectors: through('sectors_id', titled.extend({ slug: optionalText })),
})

export type Profile = z.output<typeof person> & z.output<typeof extra>

/** Chosen: the contract names neither job nor standing. */
const extraFields = ['job_title', ...standingFields] as const

/**
 * The person with that slug; null when there is none.
 * @throws ContentError when the content API fails.
 */
export const getProfile = async (slug: string): Promise<Profile | null> => {
  'use cache'
  cacheTag('profiles', `profile:${slug}`)
  const rows = await content(
    readItems('profiles', {
      filter: { path: { _eq: `/profielen/${slug}` } },
      limit: 1,
      fields: [
        ...personFields,
        'path',
        'body',
        ...extraFields,
        { roles: [{ roles_id: ['id', 'name', 'path'] }] },
        { sectors: [{ sectors_id: ['id', 'title', 'slug'] }] },
      ],
    }),
  )
  const [row] = z.array(z.unknown()).parse(rows)
  return row ? { ...person.parse(row), ...extra.parse(row) } : null
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
  const rows = await content(readItems('profiles', { limit: -1, fields: ['path'] }))
  return z
    .array(z.object({ path: z.string() }))
    .parse(rows)
    .map(({ path }) => path)
}
