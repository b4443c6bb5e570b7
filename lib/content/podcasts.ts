/** Podcast shows and their episodes, for pages and feeds. */
import { readItems } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { content } from './api.ts'
import { asPublished, readOne, type Reading } from './reading.ts'
import { readEpisodeCards, released, type MediaCard } from './media-cards.ts'
import {
  fileFields,
  optionalFile,
  optionalNumber,
  person,
  personFields,
  productionFields,
  recordingFields,
  recordingOf,
  recordingShape,
  type FileRef,
  type Recording,
} from './recordings.ts'
import { named, optionalText, richText, through, titled } from './field-parsers.ts'

const show = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  artwork: optionalFile,
  podcast_status: optionalText,
  creator_name: optionalText,
  description: richText,
  hosts: through('podcast_hosts_id', person),
  sectors: through('sectors_id', titled.extend({ slug: optionalText })),
})
export type Show = z.output<typeof show>

const row = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  description: optionalText,
  artwork: optionalFile,
  audio: optionalFile,
  episode_number: optionalNumber,
  season: z.object({ id: z.string(), season_number: optionalNumber }).nullish(),
  show: z.object({ id: z.string(), title: z.string(), path: z.string(), artwork: optionalFile }).nullish(),
  ...recordingShape,
  hosts: through('podcast_hosts_id', person),
  guests: through('profiles_id', person),
  topics: through('topics_id', named),
  sectors: through('sectors_id', titled.extend({ slug: optionalText })),
  roles: through('roles_id', named),
})

export type Episode = Recording & {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly description: string | null
  readonly artwork: FileRef | null
  readonly number: number | null
  readonly season: number | null
  readonly seasonId: string | null
  readonly show: { readonly id: string; readonly title: string; readonly path: string } | null
} & Pick<z.output<typeof row>, 'hosts' | 'guests' | 'topics' | 'sectors' | 'roles'>

const showFields = [
  'id',
  'title',
  'path',
  'podcast_status',
  'creator_name',
  'description',
  { artwork: fileFields },
  { hosts: [{ podcast_hosts_id: personFields }] },
  { sectors: [{ sectors_id: ['id', 'title', 'slug'] }] },
] as const

const episodeFields = [
  'id',
  'title',
  'path',
  'episode_number',
  ...recordingFields,
  { season: ['id', 'season_number'] },
  { show: ['id', 'title', 'path', { artwork: fileFields }] },
  { hosts: [{ podcast_hosts_id: personFields }] },
  { guests: [{ profiles_id: [...personFields, 'path'] }] },
  { topics: [{ topics_id: ['id', 'name', 'path'] }] },
  { sectors: [{ sectors_id: ['id', 'title', 'slug'] }] },
  { roles: [{ roles_id: ['id', 'name', 'path'] }] },
] as const

/** Chosen: the contract names neither audio, chapters, description nor picture of an episode. */
const extraFields = [
  'description',
  'chapters',
  ...productionFields,
  { audio: fileFields },
  { artwork: fileFields },
] as const

const showPath = (slug: string) => `/media/podcasts/${slug}`

const toEpisode = (record: z.output<typeof row>, now: Date): Episode => {
  const { id, title, path, description, hosts, guests, topics, sectors, roles } = record
  return {
    ...recordingOf(record, record.audio, now),
    id,
    title,
    path,
    description,
    artwork: record.artwork ?? record.show?.artwork ?? null,
    number: record.episode_number,
    season: record.season?.season_number ?? null,
    seasonId: record.season?.id ?? null,
    show: record.show ? { id: record.show.id, title: record.show.title, path: record.show.path } : null,
    hosts,
    guests,
    topics,
    sectors,
    roles,
  }
}

/** All shows by title. */
export const listShows = async (): Promise<Show[]> => {
  'use cache'
  cacheTag('podcast_shows')
  return z
    .array(show)
    .parse(await content(readItems('podcast_shows', { limit: -1, sort: ['title'], fields: showFields })))
}

/**
 * The show with that slug; null when there is none.
 * @throws ContentError when the content API fails.
 */
export const getShow = async (slug: string): Promise<Show | null> => {
  'use cache'
  cacheTag('podcast_shows', `podcast_show:${slug}`)
  const rows = await content(
    readItems('podcast_shows', { filter: { path: { _eq: showPath(slug) } }, limit: 1, fields: showFields }),
  )
  return z.array(show).parse(rows)[0] ?? null
}

/**
 * The episode with that slug in that show; null when there is none. A planned episode has no audio and no transcript.
 * @throws ContentError when the content API fails.
 */
export const getEpisode = async (showSlug: string, slug: string): Promise<Episode | null> => {
  'use cache'
  cacheTag('podcast_episodes', `podcast_episode:${slug}`)
  return readEpisode(asPublished, showSlug, slug)
}

/** That episode as it is read now, or its version; null when there is none. Not cached. @throws ContentError when the content API fails. */
export const readEpisode = async (reading: Reading, showSlug: string, slug: string): Promise<Episode | null> => {
  const rows = await readOne(
    reading,
    readItems('podcast_episodes', {
      filter: { path: { _eq: `${showPath(showSlug)}/${slug}` } },
      limit: 1,
      fields: [...episodeFields, ...extraFields],
    }),
  )
  const [episode] = z.array(row).parse(rows)
  return episode ? toEpisode(episode, new Date()) : null
}

/** All published episodes of a show with all fields, newest first, for its feed. */
export const listPublishedEpisodes = async (showId: string): Promise<Episode[]> => {
  'use cache'
  cacheTag('podcast_episodes')
  const rows = await content(
    readItems('podcast_episodes', {
      filter: { show: { id: { _eq: showId } } },
      limit: -1,
      sort: ['-publication_date'],
      fields: [...episodeFields, ...extraFields],
    }),
  )
  const now = new Date()
  return z
    .array(row)
    .parse(rows)
    .map((episode) => toEpisode(episode, now))
    .filter(({ planned }) => !planned)
}

/** All episodes, of one show or of all, newest first; planned episodes come before them. */
export const listEpisodes = async (showId?: string): Promise<MediaCard[]> => {
  'use cache'
  cacheTag('podcast_episodes')
  return readEpisodeCards(showId ? { filter: { show: { id: { _eq: showId } } } } : {})
}

/** The `limit` newest published episodes, of one show or of all. */
export const listNewestEpisodes = async (limit: number, showId?: string): Promise<MediaCard[]> =>
  released(await listEpisodes(showId)).slice(0, limit)

/** The latest published episode with all fields; null when there is none. */
export const getNewestEpisode = async (): Promise<Episode | null> => {
  const [newest] = await listNewestEpisodes(1)
  const [show, slug] = newest?.path.split('/').slice(-2) ?? []
  return show && slug ? getEpisode(show, slug) : null
}

/** The other episodes of a season, in their order. */
export const listSeason = async (seasonId: string, id: string): Promise<MediaCard[]> => {
  'use cache'
  cacheTag('podcast_episodes')
  const cards = await readEpisodeCards({
    filter: { _and: [{ id: { _nin: [id] } }, { season: { id: { _eq: seasonId } } }] },
  })
  return cards.toReversed()
}
