/** Lists of episodes, videos and stories as cards. */
import { cacheTag } from 'next/cache'
import {
  readEpisodeCards,
  readStoryCards,
  readVideoCards,
  released,
  type MediaCard,
  type MediaKind,
} from './media-cards.ts'

const readers = { podcast_episodes: readEpisodeCards, videos: readVideoCards, testimonials: readStoryCards } as const

/** All items of that kind, newest first; planned ones come before them. @throws ContentError when the content API fails. */
export const listMedia = async (kind: MediaKind): Promise<MediaCard[]> => {
  'use cache'
  cacheTag(kind)
  return readers[kind]()
}

/** The `limit` newest published items of that kind. @throws ContentError when the content API fails. */
export const listNewestMedia = async (kind: MediaKind, limit: number): Promise<MediaCard[]> =>
  released(await listMedia(kind)).slice(0, limit)

/**
 * Up to `limit` published items of that kind that are filed under any of the topics or sectors, newest first, without the
 * one with the id `except`.
 * @throws ContentError when the content API fails.
 */
export const listRelatedMedia = async (
  kind: MediaKind,
  under: 'topics' | 'sectors',
  ids: readonly string[],
  limit: number,
  except?: string,
): Promise<MediaCard[]> => {
  'use cache'
  cacheTag(kind)
  if (!ids.length) return []
  const id = { _in: [...ids] }
  const filter = under === 'topics' ? { topics: { topics_id: { id } } } : { sectors: { sectors_id: { id } } }
  const cards = released(await readers[kind]({ filter }))
  return cards.filter((card) => card.id !== except).slice(0, limit)
}
