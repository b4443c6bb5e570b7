/** The newest items of the site, as feeds list them. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import type { FeedEntry } from '../site-files/atom-feed.ts'
import { absoluteUrl } from '../metadata.ts'
import { itemHref } from '../paths.ts'
import { readNewest } from './articles.ts'
import { getCatalogueNote } from './catalogue.ts'
import { readEpisodeCards, readStoryCards, readVideoCards, released } from './media-cards.ts'
import { languageOf } from '../i18n/language-of.ts'
import { flag, optionalText, through } from './field-parsers.ts'

/** Entries of a feed. Chosen. */
const most = 50

const article = z.object({
  title: z.string(),
  slug: z.string(),
  summary: optionalText,
  english: flag,
  date_created: z.string(),
  date_updated: optionalText,
  authors: through('authors_id', z.object({ name: z.string() })),
})

const newArticles = async (topicId: string | null, namesAuthors: boolean): Promise<FeedEntry[]> => {
  const filters = topicId ? [{ topics: { topics_id: { id: { _eq: topicId } } } }] : []
  return (await readNewest(article, filters, most)).flatMap((item) => {
    const href = itemHref('articles', item)
    const language = languageOf(item)
    return href
      ? [
          {
            url: absoluteUrl(href, language),
            title: item.title,
            summary: item.summary,
            updated: item.date_updated ?? item.date_created,
            language,
            authors: namesAuthors ? item.authors.map(({ name }) => name) : [],
          },
        ]
      : []
  })
}

const newMedia = async (topicId: string | null): Promise<FeedEntry[]> => {
  const filter = topicId ? { topics: { topics_id: { id: { _eq: topicId } } } } : {}
  const cards = await Promise.all([
    readEpisodeCards({ filter }),
    readVideoCards({ filter }),
    readStoryCards({ filter }),
  ])
  return cards.flatMap(released).flatMap((card) => {
    const href = itemHref(card.kind, card)
    return href && card.date
      ? [
          {
            url: absoluteUrl(href, 'nl'),
            title: card.title,
            summary: card.text,
            updated: card.date,
            language: 'nl',
            authors: [],
          },
        ]
      : []
  })
}

/**
 * The items that were published or changed last, of one topic or of all; at most 50.
 * @throws ContentError when the content API fails.
 */
export const listNews = async (topicId: string | null): Promise<FeedEntry[]> => {
  'use cache'
  cacheTag('articles', 'podcast_episodes', 'videos', 'testimonials', 'catalogue_notes')
  // The authors of a sample are invented: its feeds name the publisher alone.
  const { isSample } = await getCatalogueNote()
  const entries = await Promise.all([newArticles(topicId, !isSample), newMedia(topicId)])
  return entries
    .flat()
    .toSorted((a, b) => b.updated.localeCompare(a.updated))
    .slice(0, most)
}
