'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useConfigure } from 'react-instantsearch'
import useSWR from 'swr'
import { Chips } from '#components/search/chips.island.tsx'
import { Filters } from '#components/search/filters.island.tsx'
import { Outcome } from '#components/search/outcome.island.tsx'
import { Pages } from '#components/search/pages.island.tsx'
import { ResultCount } from '#components/search/result-count.island.tsx'
import { useSearchState } from '#components/search/search-state.ts'
import { SearchForm } from '#components/search/search-form.island.tsx'
import { SearchRoot, type RootProps } from '#components/search/search-root.island.tsx'
import type { SearchClient } from '#lib/search/client.ts'
import {
  geoParameters,
  joinLocations,
  mapRequests,
  nearestSpots,
  readMap,
  type Around,
  type FinderMap,
} from '#lib/search/finder.ts'
import { programsPage } from '#lib/search/pages.ts'
import { fixedParameters } from '#lib/search/parameters.ts'
import type { MediaBase } from '#lib/media.ts'
import { FinderForm } from './finder-form.island.tsx'
import { MapPanel } from './map-panel.island.tsx'
import { ProgramHits } from './program-hits.island.tsx'

type Props = {
  readonly client: SearchClient
  readonly around: Around | null
  readonly typed: string
  readonly radius: number | null
  readonly radii: readonly number[]
  readonly media: MediaBase
  /** What the map shows at first, from the server. */
  readonly map: FinderMap
}

const Layout = ({ client, around, typed, radius, radii, media, map: first }: Props) => {
  const t = useTranslations('finder')
  const [active, setActive] = useState<string | null>(null)
  useConfigure({ ...fixedParameters(programsPage), ...geoParameters(around) })
  const { page, action, state, go } = useSearchState()
  const { data: map = first } = useSWR<FinderMap>(
    ['finder-map', state.query, state.refinements, around],
    async () => readMap(await client.search(mapRequests(state, around))),
    { fallbackData: first, keepPreviousData: true, revalidateOnFocus: false, revalidateOnMount: false },
  )
  // Kept while the answer stays: pointing at a card renders anew, and new spots would move the map under the visitor.
  const spots = useMemo(() => joinLocations(map), [map])
  const nearest = useMemo(() => nearestSpots(map.spots), [map])
  const submit = (form: HTMLFormElement) => {
    // The address is the state: the same that the form makes without script, less what is empty.
    const parameters = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value !== '') parameters.append(name, value)
    go(`${action}?${parameters.toString()}`)
  }
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
      className="space-y-8"
    >
      <search className="grid gap-4 rounded-xl bg-sunken p-5 sm:p-6 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_16rem_12rem_auto]">
        <SearchForm label={t('query')} placeholder={t('queryPlaceholder')} bare />
        <FinderForm typed={typed} radius={radius} radii={radii} unknown={typed !== '' && around === null} />
      </search>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <Filters facets={page.facets} />
        </div>
        <section id="resultaten" aria-label={t('list')} className="min-w-0 scroll-mt-6 space-y-5">
          <ResultCount />
          <Chips />
          <Outcome>
            <ProgramHits media={media} nearest={nearest} active={active} onActive={setActive} />
          </Outcome>
          <Pages />
        </section>
        <MapPanel
          spots={spots}
          around={around}
          active={active}
          className="lg:col-start-2 xl:col-start-3 xl:row-start-1"
        />
      </div>
    </form>
  )
}

/** The finder: one form, one list, one map, all of the same state. */
export const Finder = ({ root, ...props }: Omit<Props, 'client'> & { readonly root: Omit<RootProps, 'children'> }) => (
  <SearchRoot {...root}>{(client) => <Layout {...props} client={client} />}</SearchRoot>
)
