/** Videos, stories and episodes about a topic, suggested below an article. */
import { cacheTag } from 'next/cache'
import { readEpisodeCards, readStoryCards, readVideoCards, released, type MediaCard } from './media-cards.ts'

/**
 * The newest video, story and episode about any of the topics, at most one of each.
 * @throws ContentError when the content API fails.
 */
export const listRelatedMedia = async (topicIds: readonly string[]): Promise<MediaCard[]> => {
  'use cache'
  cacheTag('videos', 'testimonials', 'podcast_episodes')
  if (!topicIds.length) return []
  const filter = { topics: { topics_id: { id: { _in: [...topicIds] } } } }
  const kinds = await Promise.all([
    readVideoCards({ filter }),
    readStoryCards({ filter }),
    readEpisodeCards({ filter }),
  ])
  return kinds.flatMap((cards) => released(cards).slice(0, 1))
}
