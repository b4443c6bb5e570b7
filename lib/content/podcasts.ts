/** Podcast shows and their episodes, for pages and feeds. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { readEpisodeCards, released, type MediaCard } from './media-cards.ts'
import { asPublished, type ItemSource, readRows } from './reading.ts'
import { named, optionalFile, optionalText, richText, through, titled } from './field-parsers.ts'
import {
  optionalNumber,
  person,
  personWithPage,
  type Recording,
  recordingOf,
  recordingShape,
  type Release,
  releaseIn,
  releaseOf,
} from './recordings.ts'

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
  guests: through('profiles_id', personWithPage),
  topics: through('topics_id', named),
  sectors: through('sectors_id', titled.extend({ slug: optionalText })),
  roles: through('roles_id', named),
})

export type Episode = Recording & {
  readonly number: number | null
  readonly season: number | null
  readonly seasonId: string | null
  readonly show: { readonly id: string; readonly title: string; readonly path: string } | null
} & Pick<
    z.output<typeof row>,
    'id' | 'title' | 'path' | 'description' | 'artwork' | 'hosts' | 'guests' | 'topics' | 'sectors' | 'roles'
  >

const showPath = (slug: string) => `/media/podcasts/${slug}`

const toEpisode = (record: z.output<typeof row>, release: Release): Episode => {
  const { id, title, path, description, hosts, guests, topics, sectors, roles } = record
  return {
    ...recordingOf(record, record.audio, release),
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
  return readRows('podcast_shows', show, { sort: ['title'] })
}

/**
 * The show with that slug; null when there is none.
 * @throws ContentError when the content API fails.
 */
export const getShow = async (slug: string): Promise<Show | null> => {
  'use cache'
  cacheTag('podcast_shows', `podcast_show:${slug}`)
  const [one] = await readRows('podcast_shows', show, { filter: { path: { _eq: showPath(slug) } }, limit: 1 })
  return one ?? null
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

/** The episode as it is read now, or its version; null when there is none. Not cached. @throws ContentError when the content API fails. */
export const readEpisode = async (source: ItemSource, showSlug: string, slug: string): Promise<Episode | null> => {
  const query = { filter: { path: { _eq: `${showPath(showSlug)}/${slug}` } }, limit: 1 }
  const [episode] = await readRows('podcast_episodes', row, query, source)
  return episode ? toEpisode(episode, releaseIn(source, episode.publication_date)) : null
}

/** All published episodes of a show with all fields, newest first, for its feed. */
export const listPublishedEpisodes = async (showId: string): Promise<Episode[]> => {
  'use cache'
  cacheTag('podcast_episodes')
  const rows = await readRows('podcast_episodes', row, {
    filter: { show: { id: { _eq: showId } } },
    sort: ['-publication_date'],
  })
  const now = new Date()
  return rows
    .map((episode) => toEpisode(episode, releaseOf(episode.publication_date, now)))
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
