'use client'

import { lazy } from 'react'
import type { Hits } from './faceted-search.island.tsx'
import { firstInteraction, orPlain } from './first-interaction.ts'
import type { ListName, Lists } from './lists.tsx'

/** Lists whose code loads at the first interaction with the page: until then the server's HTML has plain links and a plain form. */
const list = (load: () => Promise<Hits>): Lists[ListName] =>
  lazy(async () => {
    await firstInteraction()
    const [{ FacetedSearch }, hits] = await orPlain(Promise.all([import('./faceted-search.island.tsx'), load()]))
    return { default: (props) => <FacetedSearch {...props} hits={hits} /> }
  })

export const lists: Lists = {
  articles: list(async () => (await import('../results/article-hits.island.tsx')).ArticleHits),
  faqs: list(async () => (await import('../results/faq-hits.island.tsx')).FaqHits),
  videos: list(async () => (await import('../results/media-hits.island.tsx')).VideoHits),
  testimonials: list(async () => (await import('../results/media-hits.island.tsx')).StoryHits),
  podcast_episodes: list(async () => (await import('../results/episode-hits.island.tsx')).EpisodeHits),
  educational_institutions: list(async () => (await import('../results/institution-hits.island.tsx')).InstitutionHits),
  regional_education_desks: list(async () => (await import('../results/desk-hits.island.tsx')).DeskHits),
}
