'use client'

import type { ComponentType } from 'react'
import { deferred } from '#components/ui/deferred.island.tsx'
import type { SearchPageName } from '#lib/search/list-pages.ts'
import type { FacetedSearchProps, Hits } from './faceted-search.island.tsx'

export type ListName = Exclude<SearchPageName, 'programs'>

type Props = Omit<FacetedSearchProps, 'hits'>

const list = (loadHits: () => Promise<Hits>) =>
  deferred<Props>({
    until: () => 'interaction',
    load: async () => {
      const [{ FacetedSearch }, hits] = await Promise.all([import('./faceted-search.island.tsx'), loadHits()])
      return (props) => <FacetedSearch {...props} hits={hits} />
    },
  })

const lists: Readonly<Record<ListName, ComponentType<Props>>> = {
  articles: list(async () => (await import('../results/article-hits.island.tsx')).ArticleHits),
  faqs: list(async () => (await import('../results/faq-hits.island.tsx')).FaqHits),
  videos: list(async () => (await import('../results/media-hits.island.tsx')).VideoHits),
  testimonials: list(async () => (await import('../results/media-hits.island.tsx')).StoryHits),
  podcast_episodes: list(async () => (await import('../results/episode-hits.island.tsx')).EpisodeHits),
  educational_institutions: list(async () => (await import('../results/institution-hits.island.tsx')).InstitutionHits),
  regional_education_desks: list(async () => (await import('../results/desk-hits.island.tsx')).DeskHits),
}

/** The faceted page of a kind: until the first interaction the server's HTML, with plain links and a plain form. */
export const SearchList = (props: Omit<Props, 'page'> & { readonly page: ListName }) => {
  const List = lists[props.page]
  return <List {...props} />
}
