'use client'

import type { ComponentType } from 'react'
import type { SearchPageName } from '#lib/search/pages.ts'
import { ArticleHits } from '../results/article-hits.island.tsx'
import { DeskHits } from '../results/desk-hits.island.tsx'
import { EpisodeHits } from '../results/episode-hits.island.tsx'
import { FacetedSearch, type FacetedSearchProps, type Hits } from './faceted-search.island.tsx'
import { FaqHits } from '../results/faq-hits.island.tsx'
import { InstitutionHits } from '../results/institution-hits.island.tsx'
import { StoryHits, VideoHits } from '../results/media-hits.island.tsx'

export type ListName = Exclude<SearchPageName, 'programs'>
export type Lists = Readonly<Record<ListName, ComponentType<Omit<FacetedSearchProps, 'hits'>>>>

const list =
  (hits: Hits): Lists[ListName] =>
  (props) => <FacetedSearch {...props} hits={hits} />

/** The faceted pages as the server renders them; the browser takes `lists.browser.tsx` in their place. */
export const lists: Lists = {
  articles: list(ArticleHits),
  faqs: list(FaqHits),
  videos: list(VideoHits),
  testimonials: list(StoryHits),
  podcast_episodes: list(EpisodeHits),
  educational_institutions: list(InstitutionHits),
  regional_education_desks: list(DeskHits),
}
