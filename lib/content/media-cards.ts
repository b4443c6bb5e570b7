/** Episodes, videos and stories as cards: one type for the three, so that one card component shows them all. */
import { readItems, type QueryFilter } from '@directus/sdk'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import { content } from './api.ts'
import {
  fileFields,
  optionalFile,
  optionalNumber,
  person,
  releaseOf,
  type FileRef,
  type Release,
} from './recordings.ts'
import { highestFirst } from './order.ts'
import { named, optionalText, through, titled } from './field-parsers.ts'

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

const people = person.transform(({ name }) => name)

const card = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  publication_date: optionalText,
  duration: optionalNumber,
  summary: optionalText,
  description: optionalText,
  artwork: optionalFile,
  image: optionalFile,
  profiles: through('profiles_id', people),
  guests: through('profiles_id', people),
  roles: through('roles_id', named),
  sectors: through('sectors_id', titled),
  show: z.object({ title: z.string() }).nullish(),
  season: z.object({ season_number: optionalNumber }).nullish(),
  episode_number: optionalNumber,
})

const toCard =
  (kind: MediaKind, now: Date) =>
  (row: unknown): MediaCard => {
    const item = card.parse(row)
    return {
      ...releaseOf(item.publication_date, now),
      kind,
      id: item.id,
      title: item.title,
      path: item.path,
      text: item.summary ?? item.description,
      picture: item.artwork ?? item.image,
      duration: kind === 'testimonials' ? null : item.duration,
      people: [...item.profiles, ...item.guests],
      roles: item.roles.map(({ name }) => name),
      sectors: item.sectors.map(({ title }) => title),
      show: item.show?.title ?? null,
      season: item.season?.season_number ?? null,
      episode: item.episode_number,
    }
  }

const shared = [
  'id',
  'title',
  'path',
  'publication_date',
  { roles: [{ roles_id: ['id', 'name', 'path'] }] },
  { sectors: [{ sectors_id: ['id', 'title'] }] },
] as const
const names = ['id', 'first_name', 'last_name'] as const
/** Chosen: the contract names neither descriptions nor pictures of these. */
const artwork = ['description', { artwork: fileFields }] as const
const image = [{ image: fileFields }] as const

type CardQuery<K extends MediaKind> = {
  readonly filter?: QueryFilter<CatalogueSchema, CatalogueSchema[K][number]>
}

/** Rows as cards, newest first, those without a date last. */
const toCards = (kind: MediaKind, rows: unknown): MediaCard[] =>
  highestFirst(z.array(z.unknown()).parse(rows).map(toCard(kind, new Date())), ({ date }) => date)

/**
 * Episodes as cards, newest first. Not cached here: the caller caches them.
 * @throws ContentError when the content API fails.
 */
export const readEpisodeCards = async ({ filter = {} }: CardQuery<'podcast_episodes'> = {}) =>
  toCards(
    'podcast_episodes',
    await content(
      readItems('podcast_episodes', {
        filter,
        limit: -1,
        fields: [
          ...shared,
          'duration',
          'episode_number',
          { guests: [{ profiles_id: names }] },
          { show: ['title'] },
          { season: ['season_number'] },
          ...artwork,
        ],
      }),
    ),
  )

/**
 * Videos as cards, newest first. Not cached here: the caller caches them.
 * @throws ContentError when the content API fails.
 */
export const readVideoCards = async ({ filter = {} }: CardQuery<'videos'> = {}) =>
  toCards(
    'videos',
    await content(
      readItems('videos', {
        filter,
        limit: -1,
        fields: [...shared, 'duration', { profiles: [{ profiles_id: names }] }, ...artwork],
      }),
    ),
  )

/**
 * Stories as cards, newest first. Not cached here: the caller caches them.
 * @throws ContentError when the content API fails.
 */
export const readStoryCards = async ({ filter = {} }: CardQuery<'testimonials'> = {}) =>
  toCards(
    'testimonials',
    await content(
      readItems('testimonials', {
        filter,
        limit: -1,
        fields: [...shared, 'summary', { profiles: [{ profiles_id: names }] }, ...image],
      }),
    ),
  )

/** The cards that are published already. Chosen: filtered here, because the contract has no operator that compares dates. */
export const released = (cards: readonly MediaCard[]): MediaCard[] => cards.filter(({ planned }) => !planned)
