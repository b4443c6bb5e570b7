'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Configure } from 'react-instantsearch'
import useSWR from 'swr'
import { CompareHits } from '#components/personal/hit-tools.tsx'
import { Chips } from '#components/search/chips.island.tsx'
import { Outcome } from '#components/search/outcome.island.tsx'
import { Pages } from '#components/search/pages.island.tsx'
import { ResultCount } from '#components/search/result-count.island.tsx'
import { useLater, useScope } from '#components/search/search-state.ts'
import { SearchForm } from '#components/search/search-form.island.tsx'
import { SearchRoot, type RootProps } from '#components/search/search-root.island.tsx'
import { SkipToResults } from '#components/search/skip-to-results.tsx'
import { useAwakening } from '#components/search/use-awakening.ts'
import type { MediaBase } from '#lib/media.ts'
import {
  besidePlaces,
  countRequests,
  isCut,
  joinLocations,
  locationRequests,
  matchRequests,
  nearestSpots,
  readCounts,
  readMatches,
  readSpots,
  whereParameters,
  type Beside,
  type Brought,
  type Spot,
} from '#lib/search/finder.ts'
import { programsPage } from '#lib/search/pages.ts'
import { fixedParameters } from '#lib/search/parameters.ts'
import { sameState } from '#lib/search/routing.ts'
import { queryOf, readState } from '#lib/search/state.ts'
import {
  changeWhere,
  viewKey,
  whereKeys,
  writeBox,
  type Box,
  type View,
  type Whereabouts,
} from '#lib/search/whereabouts.ts'
import { Beyond } from './beyond.island.tsx'
import { FilterDialog } from './filter-dialog.island.tsx'
import { MapPanel } from './map-panel.island.tsx'
import { withoutLetters } from './place-field.island.tsx'
import { numbered, ProgramHits } from './program-hits.island.tsx'
import { ProgramTable } from './program-table.island.tsx'
import { SheetStops } from './sheet-stops.island.tsx'
import { useView } from './use-view.ts'
import { ViewPill, ViewSwitch } from './view-switch.island.tsx'
import { WhereChips } from './where-chips.island.tsx'
import { WhereForm } from './where-form.island.tsx'
import { Wider } from './wider.island.tsx'

type Props = {
  /** What the page is about, to stand in its title with what is searched for. */
  readonly title: string
  readonly whereabouts: Whereabouts
  /** Whether records say if a location teaches them. */
  readonly isMarked: boolean
  /** The locations where the visitor looks; they change with the page only. */
  readonly brought: Brought
  /** What is told beside the list that the server made. */
  readonly beside: Beside
  /** The query string for which the server made all this. */
  readonly served: string
  readonly media: MediaBase
  /** Address of another style for the map; null: our own. */
  readonly mapStyle: string | null
  /** The map of that list as a drawing. */
  readonly paper: ReactNode
}

const fixed = fixedParameters(programsPage)

/** Programmes that get a numbered pin; the rest are dots. */
const mostPins = 40

const widths = {
  lijst: 'lg:grid-cols-[16rem_minmax(0,1fr)]',
  tabel: 'lg:grid-cols-[16rem_minmax(0,1fr)]',
  kaart: 'lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)_minmax(0,30rem)]',
} as const

const Layout = ({ title, whereabouts, isMarked, brought, beside: first, served, media, mapStyle, paper }: Props) => {
  const t = useTranslations('finder')
  const { where, typed } = whereabouts
  const [lit, light] = useState<ReadonlySet<string>>(new Set())
  const geography = whereParameters(where, isMarked)
  const { page, client, action, go } = useScope()
  // A frame after the list, which takes what it shows by itself.
  const found = useLater()
  const { state, results, isAnswer } = found
  const form = useAwakening()
  const address = useSearchParams()
  const { view, show, isChosen, isUndecided } = useView()
  const isServed = sameState(state, readState(page, new URLSearchParams(served)))
  const { data: beside = first } = useSWR<Beside>(
    // Not beside a list that failed: what failed with it would not be asked again when the list is.
    isAnswer ? ['finder', state.query, state.refinements, where] : null,
    async () => {
      const matches = matchRequests(state, where, isMarked)
      const counted = countRequests(state, besidePlaces(where), isMarked)
      const { results: answers } = await client.search([...matches, ...counted])
      return {
        matching: readMatches({ results: answers.slice(0, matches.length) }),
        counts: readCounts({ results: answers.slice(matches.length) }),
        isCut: isCut({ results: answers.slice(0, matches.length) }),
      }
    },
    {
      ...(isServed ? { fallbackData: first } : {}),
      revalidateOnMount: !isServed,
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
  const { data: everywhere = brought.spots, isLoading: areSpotsLoading } = useSWR<readonly Spot[]>(
    brought.isWhole ? null : ['locations', where],
    async () => readSpots(await client.search(locationRequests(where)), where),
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  // Kept while the answer stays: pointing at a card renders anew, and new spots would move the map under the visitor.
  const spots = useMemo(
    () => joinLocations({ spots: everywhere, matching: beside.matching }),
    [everywhere, beside.matching],
  )
  const nearest = useMemo(() => nearestSpots(everywhere), [everywhere])
  const pins = useMemo(() => {
    const numbers = new Map<string, number>()
    for (const { hit, number } of numbered(found).slice(0, mostPins)) {
      const spot = nearest.get(hit.objectID)?.spot
      if (spot && !numbers.has(spot.id)) numbers.set(spot.id, number)
    }
    return numbers
  }, [found, nearest])
  const to = useCallback(
    (parameters: URLSearchParams) => {
      const query = parameters.toString()
      return query ? `${action}?${query}` : action
    },
    [action],
  )
  const change = useCallback(
    (next: Parameters<typeof changeWhere>[1]) => to(changeWhere(new URLSearchParams(address.toString()), next)),
    [to, address],
  )
  const submit = (form: HTMLFormElement) => {
    // The address is the state: the same that the form makes without script, less what is empty.
    const parameters = new URLSearchParams()
    for (const [name, value] of new FormData(form)) {
      if (typeof value !== 'string') continue
      const text = name === whereKeys.place ? withoutLetters(value) : name === 'q' ? queryOf(value) : value
      if (text !== '') parameters.append(name, text)
    }
    // An area stays until another place or a distance is asked for.
    const isElsewhere = (parameters.get(whereKeys.place) ?? '') !== typed || parameters.has(whereKeys.radius)
    for (const key of [whereKeys.box, whereKeys.online])
      if (!isElsewhere && address.has(key)) parameters.set(key, address.get(key) ?? '')
    go(to(parameters))
  }
  const searchArea = (box: Box) => go(change({ box: writeBox(box), radius: null, online: null }))
  const online = beside.counts[0] ?? 0
  const viewing = { view, show, addressOf: (next: View) => to(withView(address, next)) }
  const list = { media, nearest, lit, onLight: light }
  return (
    <form
      ref={form}
      data-island=""
      autoComplete="off"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
      className="group/finder space-y-6"
    >
      <Configure {...fixed} {...geography} />
      <SkipToResults />
      {isChosen ? <input type="hidden" name={viewKey} value={view} /> : null}
      <search className="grid gap-x-4 gap-y-5 rounded-xl bg-sunken p-5 sm:p-6 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <SearchForm label={t('query')} placeholder={t('queryPlaceholder')} bare />
        <WhereForm whereabouts={whereabouts} change={change} />
      </search>
      <ViewSwitch {...viewing} />
      <div>
        <div className={`flex flex-col gap-x-8 gap-y-6 lg:grid ${widths[isUndecided ? 'kaart' : view]}`}>
          <FilterDialog facets={page.facets} count={results.nbHits} />
          <section
            id="resultaten"
            tabIndex={-1}
            aria-label={t('list')}
            data-view={view}
            className="finder-list min-w-0 scroll-mt-6 space-y-5 outline-none"
          >
            {view === 'kaart' ? <SheetStops /> : null}
            <ResultCount title={title} />
            <WhereChips whereabouts={whereabouts} online={online} change={change} go={go} />
            <Chips />
            {view === 'kaart' && isServed ? <div className="finder-paper">{paper}</div> : null}
            <Outcome more={geography}>
              {view === 'tabel' ? <ProgramTable {...list} /> : <ProgramHits {...list} />}
            </Outcome>
            <Wider where={where} counts={beside.counts.slice(1)} found={results.nbHits} change={change} go={go} />
            <Beyond />
            <Pages />
          </section>
          {view === 'kaart' ? (
            <MapPanel
              styleUrl={mapStyle}
              spots={spots}
              isLoading={areSpotsLoading}
              pins={pins}
              where={where}
              lit={lit}
              onLight={light}
              onArea={searchArea}
              isCut={brought.isCut || beside.isCut}
            />
          ) : isUndecided ? (
            <div data-screen="" className="finder-map hidden xl:block">
              <div className="finder-canvas grid items-center rounded-xl border border-line bg-sky-soft [&>svg]:border-0">
                {paper}
              </div>
            </div>
          ) : null}
        </div>
        <ViewPill {...viewing} count={brought.isWhole || everywhere !== brought.spots ? spots.length : brought.count} />
      </div>
      <CompareHits />
    </form>
  )
}

const withView = (address: { toString(): string }, view: View): URLSearchParams => {
  const parameters = new URLSearchParams(address.toString())
  parameters.set(viewKey, view)
  return parameters
}

/** The finder: one form, and three views of what it finds, all of the same state. */
export const Finder = ({ root, ...props }: Props & { readonly root: Omit<RootProps, 'children'> }) => (
  <SearchRoot {...root}>
    <Layout {...props} />
  </SearchRoot>
)
