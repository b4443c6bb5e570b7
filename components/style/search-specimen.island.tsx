'use client'

import '#components/finder/styles/finder.css'
import type { InitialResults } from 'instantsearch.js'
import { useMemo, useRef, type ComponentType } from 'react'
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import { ProgramHits } from '#components/finder/program-hits.island.tsx'
import { ProgramTable } from '#components/finder/program-table.island.tsx'
import { CurrentRefinements } from '#components/search/filters/current-refinements.island.tsx'
import { Facets } from '#components/search/filters/facet-list.island.tsx'
import { SearchResultsProvider } from '#components/search/list/search-results-provider.tsx'
import { ScopeContext, useCurrentResults, type Box } from '#components/search/list/search-state.ts'
import { useSearchClient } from '#components/search/list/use-search-client.ts'
import { ArticleHits } from '#components/search/results/article-hits.island.tsx'
import { DeskHits } from '#components/search/results/desk-hits.island.tsx'
import { EpisodeHits } from '#components/search/results/episode-hits.island.tsx'
import { FaqHits } from '#components/search/results/faq-hits.island.tsx'
import { InstitutionHits } from '#components/search/results/institution-hits.island.tsx'
import { StoryHits, VideoHits } from '#components/search/results/media-hits.island.tsx'
import { Pages } from '#components/search/results/pagination.island.tsx'
import { Outcome } from '#components/search/results/results-state.island.tsx'
import type { MediaBase } from '#lib/media/addresses.ts'
import type { Connection } from '#lib/search/client.ts'
import { nearestSpots, type Spot } from '#lib/search/spots.ts'
import { searchPages, type SearchPageName } from '#lib/search/list-pages.ts'
import { toUiState } from '#lib/search/routing.ts'
import { readState } from '#lib/search/state.ts'

type HitsProps = { readonly media: MediaBase; readonly spots: readonly Spot[] }

const none: ReadonlySet<string> = new Set()

const Programs = ({ media, spots }: HitsProps) => {
  const where = { kind: 'country' } as const
  const nearest = { byProgram: nearestSpots(spots), from: where }
  const list = { media, nearest, where, onHighlight: () => {} }
  const [first] = useCurrentResults().items
  return (
    <div className="space-y-8">
      <ProgramHits {...list} highlighted={new Set(first ? [first.objectID] : [])} />
      <ProgramTable {...list} highlighted={none} />
    </div>
  )
}

const hits: Readonly<Record<SearchPageName, ComponentType<HitsProps>>> = {
  articles: ArticleHits,
  faqs: FaqHits,
  videos: VideoHits,
  testimonials: StoryHits,
  podcast_episodes: EpisodeHits,
  educational_institutions: InstitutionHits,
  regional_education_desks: DeskHits,
  programs: Programs,
}

type Props = HitsProps & {
  readonly page: SearchPageName
  readonly connection: Connection
  readonly initialResults: InitialResults
  /** The query string for which the server made the results. */
  readonly served: string
  /** Whether facets and pages stand beside the hits. */
  readonly whole: boolean
}

/** What a search page shows for an address, without a page of its own: no address is read or written. */
export const SearchSpecimen = ({ page: name, connection, initialResults, served, whole, ...list }: Props) => {
  const page = searchPages[name]
  const Hits = hits[name]
  const client = useSearchClient(connection)
  const box = useRef<Box | null>(null)
  const state = useMemo(() => readState(page, new URLSearchParams(served)), [page, served])
  const scope = useMemo(
    () => ({ page, client, action: '', box, go: () => {}, isGoing: () => false, finish: () => {} }),
    [page, client],
  )
  return (
    <ScopeContext value={scope}>
      <InstantSearchSSRProvider initialResults={initialResults}>
        <InstantSearch
          searchClient={client}
          indexName={page.index}
          initialUiState={toUiState(page, state)}
          insights={false}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <SearchResultsProvider page={page} keep={() => {}}>
            <div className={whole ? 'grid gap-x-14 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]' : ''}>
              {whole ? (
                <form data-filters="">
                  <Facets facets={page.facets} />
                </form>
              ) : null}
              <div className="min-w-0 space-y-5 [&_:is([data-hit],tbody>tr):nth-child(n+4)]:hidden">
                <CurrentRefinements />
                <Outcome>
                  <Hits {...list} />
                </Outcome>
                {whole ? <Pages /> : null}
              </div>
            </div>
          </SearchResultsProvider>
        </InstantSearch>
      </InstantSearchSSRProvider>
    </ScopeContext>
  )
}
