'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { Configure } from 'react-instantsearch'
import type { MediaBase } from '#lib/media/addresses.ts'
import type { SearchClient } from '#lib/search/client.ts'
import { deskClient } from '#lib/search/desk-client.ts'
import { fixedParameters, ownLanguageFirst } from '#lib/search/parameters.ts'
import type { CorrectedQuery } from '#lib/search/corrections.ts'
import { searchPages, type SearchPageName } from '#lib/search/list-pages.ts'
import type { UnknownChoice } from '#lib/search/unknown-choices.ts'
import { CurrentRefinements } from '../filters/current-refinements.island.tsx'
import { Filters } from '../filters/filters.island.tsx'
import { UnknownFilters } from '../filters/unknown-filters.island.tsx'
import { DidYouMean } from '../results/did-you-mean.island.tsx'
import { Outcome } from '../results/results-state.island.tsx'
import { Pages } from '../results/pagination.island.tsx'
import { ResultCount } from '../results/result-count.island.tsx'
import { ResultOrder } from '../results/result-order.island.tsx'
import { SearchForm } from '../box/search-form.island.tsx'
import { SearchRoot, type RootProps } from './search-root.island.tsx'
import { fetchDeskQuery } from './fetch-meaning.ts'
import { useScope } from './search-state.ts'
import { useLostFocus } from './use-lost-focus.ts'
import { SkipLink } from '#components/ui/skip-link.tsx'
import { useReplayEarlyPresses } from '#components/ui/use-replay-early-presses.ts'

export type Hits = ComponentType<{ readonly media: MediaBase }>

type Props = {
  readonly page: SearchPageName
  readonly action: string
  readonly title: string
  readonly media: MediaBase
  /** The spelling that was meant by the query of the server's list; null when it has none. */
  readonly meant: CorrectedQuery | null
  /** The chosen values of the server's list that nothing has. */
  readonly unknown: readonly UnknownChoice[]
  /** Renders the hits. */
  readonly hits: Hits
}
export type FacetedSearchProps = Omit<RootProps, 'children'> & Props

/** Box on top, facets beside the list. It is one form, so that it also works without script. */
const Layout = ({
  page: name,
  action,
  title,
  media,
  served,
  meant,
  unknown,
  hits: Items,
}: Props & Pick<RootProps, 'served'>) => {
  const [t, locale] = [useTranslations('search'), useLocale()]
  const page = searchPages[name]
  const form = useReplayEarlyPresses()
  const { finish } = useScope()
  useLostFocus(() => document.getElementById('aantal')?.focus())
  return (
    <form
      ref={form}
      data-island=""
      autoComplete="off"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        finish()
      }}
      className="space-y-8"
    >
      <Configure {...fixedParameters(page)} {...ownLanguageFirst(page, locale)} />
      <SkipLink href="#resultaten">{t('skipToResults')}</SkipLink>
      <search className="block max-w-2xl">
        <SearchForm label={t('query')} />
      </search>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div>
          <Filters facets={page.facets} />
        </div>
        <section id="resultaten" tabIndex={-1} className="min-w-0 scroll-mt-6 space-y-5 outline-none">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <ResultCount title={title} />
            <ResultOrder />
          </div>
          <DidYouMean served={{ query: served.query, meant }} />
          <UnknownFilters unknown={unknown} />
          <CurrentRefinements />
          <Outcome>
            <Items media={media} />
          </Outcome>
          <Pages />
        </section>
      </div>
    </form>
  )
}

const byMunicipality = (client: SearchClient): SearchClient => deskClient(client, fetchDeskQuery)

/** A faceted page that hydrates the server's list. */
export const FacetedSearch = ({ title, media, meant, unknown, hits, ...root }: FacetedSearchProps) => (
  <SearchRoot {...root} {...(root.page === 'regional_education_desks' ? { listClient: byMunicipality } : {})}>
    <Layout
      page={root.page}
      action={root.action}
      served={root.served}
      title={title}
      media={media}
      meant={meant}
      unknown={unknown}
      hits={hits}
    />
  </SearchRoot>
)
