/** Episodes, videos and stories as cards: one type for the three, so that one card component shows them all. */
import { type QueryFilter } from '@directus/sdk'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import { readRows } from './reading.ts'
import { type FileRef, named, optionalFile, optionalText, through, titled } from './field-parsers.ts'
import { optionalNumber, type Release, releaseOf } from './recordings.ts'
import { highestFirst } from './order.ts'

export type MediaKind = 'podcast_episodes' | 'videos' | 'testimonials'

export type MediaCard = Release & {
  readonly kind: MediaKind
  readonly id: string
  readonly title: string
  readonly path: string
  readonly text: string | null
  readonly picture: FileRef | null
  /** Seconds; null for stories, which are text. */
  readonly duration: number | null
  /** The people who speak in it or are its subject. */
  readonly people: readonly string[]
  readonly roles: readonly string[]
  readonly sectors: readonly string[]
  readonly show: string | null
  readonly season: number | null
  readonly episode: number | null
}

const people = z
  .object({ id: z.string(), first_name: z.string(), last_name: optionalText })
  .transform(({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' '))

const shared = {
  id: z.string(),
  title: z.string(),
  path: z.string(),
  publication_date: optionalText,
  roles: through('roles_id', named),
  sectors: through('sectors_id', titled),
} as const
/** Chosen: the contract names neither descriptions nor pictures of these. */
const recording = { ...shared, duration: optionalNumber, description: optionalText, artwork: optionalFile } as const
const profiles = through('profiles_id', people)

const episode = z.object({
  ...recording,
  guests: profiles,
  show: z.object({ title: z.string() }).nullish(),
  season: z.object({ season_number: optionalNumber }).nullish(),
  episode_number: optionalNumber,
})
const video = z.object({ ...recording, profiles })
const story = z.object({ ...shared, summary: optionalText, profiles, image: optionalFile })

type Row = z.output<z.ZodObject<typeof shared>> &
  Partial<Omit<z.output<typeof episode> & z.output<typeof video> & z.output<typeof story>, keyof typeof shared>>

const toCard =
  (kind: MediaKind, now: Date) =>
  (item: Row): MediaCard => ({
    ...releaseOf(item.publication_date, now),
    kind,
    id: item.id,
    title: item.title,
    path: item.path,
    text: item.summary ?? item.description ?? null,
    picture: item.artwork ?? item.image ?? null,
    duration: item.duration ?? null,
    people: [...(item.profiles ?? []), ...(item.guests ?? [])],
    roles: item.roles.map(({ name }) => name),
    sectors: item.sectors.map(({ title }) => title),
    show: item.show?.title ?? null,
    season: item.season?.season_number ?? null,
    episode: item.episode_number ?? null,
  })

type CardQuery<K extends MediaKind> = {
  readonly filter?: QueryFilter<CatalogueSchema, CatalogueSchema[K][number]>
}

/**
 * A reader of items of that kind as cards, newest first, those without a date last. Not cached: the caller caches them.
 * @throws ContentError when the content API fails.
 */
const readerOf =
  <K extends MediaKind>(kind: K, parser: z.ZodType<Row>) =>
  async ({ filter }: CardQuery<K> = {}): Promise<MediaCard[]> => {
    const rows = await readRows(kind, parser, filter ? { filter } : {})
    return highestFirst(rows.map(toCard(kind, new Date())), ({ date }) => date)
  }

export const readEpisodeCards = readerOf('podcast_episodes', episode)
export const readVideoCards = readerOf('videos', video)
export const readStoryCards = readerOf('testimonials', story)

/** The cards that are published already. Chosen: filtered here, because the contract has no operator that compares dates. */
export const released = (cards: readonly MediaCard[]): MediaCard[] => cards.filter(({ planned }) => !planned)
