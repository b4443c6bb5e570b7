'use client'

import type { InitialResults } from 'instantsearch.js'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useEffectEvent, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { Configure } from 'react-instantsearch'
import { CompareHits } from '#components/visitor/hit-tools.tsx'
import { CurrentRefinements } from '#components/search/filters/current-refinements.island.tsx'
import { Outcome } from '#components/search/results/results-state.island.tsx'
import { Pages } from '#components/search/results/pagination.island.tsx'
import { useDeferredResults, useScope } from '#components/search/list/search-state.ts'
import { SearchRoot, type RootProps } from '#components/search/list/search-root.island.tsx'
import { SkipLink } from '#components/ui/skip-link.tsx'
import { useReplayEarlyPresses } from '#components/ui/use-replay-early-presses.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import type { MediaBase } from '#lib/media/addresses.ts'
import { hasNothingWider, locationParameters, type ResultCounts } from '#lib/search/finder.ts'
import type { InitialLocations } from '#lib/search/spots.ts'
import { twiceAsWide, writeBox, type Box } from '#lib/search/box.ts'
import { programsPage } from '#lib/search/list-pages.ts'
import { fixedParameters } from '#lib/search/parameters.ts'
import { sameState } from '#lib/search/routing.ts'
import { searchedQuery, writeState, type SearchState } from '#lib/search/state.ts'
import { changeLocation, everywhere } from '#lib/search/change-location.ts'
import type { LocationFilter } from '#lib/search/location-filter.ts'
import { viewKey, withView, type View } from '#lib/search/view.ts'
import type { UnknownChoice } from '#lib/search/unknown-choices.ts'
import { shownOrder } from '#lib/search/order.ts'
import type { ServedUnderstanding } from '#lib/search/understand/served.ts'
import { createFinderSearch, FinderSearchContext } from './finder-search.ts'
import { submittedParameters } from './submitted-parameters.ts'
import { useSpots } from './use-spots.ts'
import { useAround, useUnderstanding } from './use-understanding.ts'
import { UnderstoodChips } from './understood-chips.island.tsx'
import { MoreThanTheList } from './more-than-the-list.island.tsx'
import type { CorrectedQuery } from '#lib/search/corrections.ts'
import { DidYouMean } from '#components/search/results/did-you-mean.island.tsx'
import { UnknownFilters } from '#components/search/filters/unknown-filters.island.tsx'
import { DerivedNote } from './derived-note.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { FilterButton, FilterDialog, FilterLink } from './filter-dialog.island.tsx'
import { MapPeek } from './map-peek.island.tsx'
import { MapFrame } from './map-frame.island.tsx'
import { MapPanel } from './map-panel.island.tsx'
import { QueryField } from './query-field.island.tsx'
import { ResultHeading } from './result-heading.island.tsx'
import { ProgramHits } from './program-hits.island.tsx'
import { ProgramTable } from './program-table.island.tsx'
import { SheetStops } from './sheet-stops.island.tsx'
import { useLocationLinks, useParameterLinks } from './use-location-links.ts'
import { useResultFocus } from './use-result-focus.ts'
import { useChoiceSteps } from './use-choice-steps.ts'
import { useView } from './use-view.ts'
import { SheetViews, ViewPill, ViewSwitch } from './view-switch.island.tsx'
import { LocationChips } from './location-chips.island.tsx'
import { LocationForm } from './location-form.island.tsx'
import { LocationProblem } from './location-problem.tsx'
import { PlaceReading } from './place-reading.tsx'
import { UnusedWords } from './unused-words.tsx'
import { WidenedNote } from './widened-note.tsx'
import { WiderSearch } from './wider-search.island.tsx'

type Props = {
  /** The subject of the page, for its title together with the query. */
  readonly title: string
  readonly locationFilter: LocationFilter
  /** Whether records have the field `has_location`. */
  readonly hasLocationFlag: boolean
  /** The locations in the visitor's area; constant for a page. */
  readonly initialLocations: InitialLocations
  /** Matching programmes and counts for the server's list. */
  readonly resultCounts: ResultCounts
  /** The spelling that was meant by that query; null when it has none. */
  readonly meant: CorrectedQuery | null
  /** What the query of the server's list says. */
  readonly understanding: ServedUnderstanding
  /** Chosen values of the server's list that no programme has. */
  readonly unknown: readonly UnknownChoice[]
  /** The address at which the server would understand it so. */
  readonly understoodAt: string
  /** The state of the server's list. */
  readonly served: SearchState
  readonly media: MediaBase
  /** Address of another style for the map; null: the default style. */
  readonly mapStyle: string | null
  /** The map of that list as SVG. */
  readonly paper: ReactNode
  /** What a reader must know of the data sets that say which programmes there are. */
  readonly limits: readonly { readonly text: string; readonly language: Locale }[]
  /** Where the page stands in the site. */
  readonly trail: ReactNode
}

const fixed = fixedParameters(programsPage)

const Layout = ({
  title,
  meant,
  locationFilter,
  hasLocationFlag,
  initialLocations,
  unknown,
  served,
  media,
  mapStyle,
  paper,
  limits,
  trail,
}: Props) => {
  const [t, search] = [useTranslations('finder'), useTranslations('search')]
  const [highlighted, highlight] = useState<ReadonlySet<string>>(new Set())
  const { page, action, go } = useScope()
  // One frame after the list, which reads the current results itself.
  const deferred = useDeferredResults()
  const { state, results } = deferred
  const form = useReplayEarlyPresses()
  const toResults = useResultFocus()
  const isNextStep = useChoiceSteps()
  const address = useSearchParams()
  const { view, show, isWide, isChosen, isUndecided } = useView()
  const isServed = sameState(state, served)
  const { around, resultCounts, understanding, where, listed, also } = useUnderstanding(locationFilter, hasLocationFlag)
  const geography = locationParameters(around.where, hasLocationFlag, around.order)
  const placed = useMemo(() => ({ ...locationFilter, where: listed }), [locationFilter, listed])
  const { allSpots, spots, nearest, areSpotsLoading, haveSpotsFailed, retrySpots, isCut } = useSpots({
    initialLocations,
    where,
    matching: resultCounts.matching,
  })
  const linkTo = useLocationLinks()
  const links = useParameterLinks()
  const outcome = {
    placed: locationParameters(where, hasLocationFlag),
    isNowhere: hasNothingWider(where, resultCounts.counts.slice(1)),
    understanding,
    anywhere: (state: SearchState) =>
      links((parameters) => changeLocation(writeState(page, state, parameters), { radius: everywhere })),
    everything: links(onlyView),
    zoomOut: listed.kind === 'area' ? linkTo({ box: writeBox(twiceAsWide(listed.box)) }) : null,
  }
  const searchArea = (box: Box, how: { readonly replaces: boolean }) =>
    go((parameters) => changeLocation(parameters, { box: writeBox(box), online: null }), how)
  const online = resultCounts.counts[0] ?? 0
  const viewing = {
    view,
    show,
    addressOf: (next: View) => `${action}?${withView(new URLSearchParams(address.toString()), next).toString()}`,
  }
  const list = { media, nearest, where, highlighted, onHighlight: highlight }
  const count = initialLocations.isWhole || allSpots !== initialLocations.spots ? spots.length : initialLocations.count
  const apply = (form: HTMLFormElement, how = { replaces: false }) => {
    const parameters = submittedParameters(form, address, locationFilter.typed)
    go(() => parameters, how)
  }
  const widerSearch = (
    <WiderSearch where={where} counts={resultCounts.counts.slice(1)} count={results.nbHits} linkTo={linkTo} />
  )
  return (
    <form
      ref={form}
      data-island=""
      autoComplete="off"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget, { replaces: isNextStep(event) })
        toResults(event.currentTarget)
      }}
      className="finder group/finder"
    >
      <Configure {...fixed} {...geography} />
      <SkipLink href="#resultaten" className="focus:start-3">
        {search('skipToResults')}
      </SkipLink>
      <HiddenFields view={isChosen ? view : null} around={around} typed={locationFilter.typed} />
      <LocationForm
        locationFilter={placed}
        linkTo={linkTo}
        query={understanding.rest}
        apply={apply}
        beside={
          <>
            <FilterButton also={also} name={search('filters')} className="filters-fold" />
            <FilterLink name={search('filters')} />
          </>
        }
      >
        <QueryField />
      </LocationForm>
      <div className="finder-tools">
        <FilterDialog facets={page.facets} count={deferred.isAnswer ? results.nbHits : null} also={also} />
        <FilterButton also={also} name={t('allFilters')} className="facet-chip filters-all" />
        <ViewSwitch {...viewing} />
      </div>
      <div className="finder-body" data-view={isUndecided ? 'open' : view}>
        <div className="finder-trail">{trail}</div>
        <MapPeek
          isCurrent={isServed}
          isShown={view === 'lijst' && !isWide}
          spots={spots}
          isLoading={areSpotsLoading || !deferred.isAnswer}
          where={where}
          href={viewing.addressOf('kaart')}
          show={() => show('kaart')}
          count={count}
        >
          {paper}
        </MapPeek>
        <section id="resultaten" tabIndex={-1} aria-label={t('list')} data-view={view} className="finder-list">
          {view === 'kaart' ? (
            <>
              <SkipLink href="#kaart">{t('skipToMap')}</SkipLink>
              <SheetStops>
                <SheetViews {...viewing} />
              </SheetStops>
            </>
          ) : null}
          <ResultHeading title={title} />
          <DidYouMean served={{ query: served.query, meant }} isCounted={where.kind === 'country'} />
          <PlaceReading where={listed} typed={locationFilter.typed} understanding={understanding} linkTo={linkTo} />
          <UnusedWords
            where={listed}
            understanding={understanding}
            linkTo={linkTo}
            query={state.query}
            onlineCount={resultCounts.counts[0]}
          />
          <WidenedNote where={listed} />
          <LocationProblem locationFilter={placed} understanding={understanding} address={address} />
          <UnknownFilters unknown={unknown} />
          <LocationChips
            locationFilter={placed}
            order={shownOrder(listed, searchedQuery(understanding.rest) !== '', results.nbHits, around.order)}
            online={online}
            linkTo={linkTo}
          />
          <div className="finder-chosen">
            <UnderstoodChips understanding={understanding} where={listed} />
            <CurrentRefinements />
          </div>
          {/* Where nothing is found within a distance, that is the first way on. */}
          {results.nbHits === 0 ? widerSearch : null}
          <Outcome more={outcome}>
            {view === 'tabel' ? <ProgramTable {...list} /> : <ProgramHits {...list} />}
            {results.hits.some(({ derived }) => derived === true) ? <DerivedNote /> : null}
            <p className="mt-4 text-sm text-muted">
              {t('factsUnknown')}
              {limits.map(({ text, language }) => (
                <span key={text} lang={language}>
                  {' '}
                  {text}
                </span>
              ))}
            </p>
          </Outcome>
          {results.nbHits > 0 ? widerSearch : null}
          <MoreThanTheList />
          <Pages />
          {view === 'kaart' ? null : <ViewPill {...viewing} count={count} />}
        </section>
        {view === 'kaart' ? (
          <MapFrame>
            <MapPanel
              styleUrl={mapStyle}
              spots={spots}
              isLoading={areSpotsLoading}
              where={where}
              highlighted={highlighted}
              onHighlight={highlight}
              onArea={searchArea}
              isCut={isCut || resultCounts.isCut}
              haveSpotsFailed={haveSpotsFailed}
              onRetry={retrySpots}
            />
          </MapFrame>
        ) : null}
      </div>
      <CompareHits place={('place' in where && where.place?.name) || null} />
    </form>
  )
}

/** Parameters of everything there is, in the same view. */
const onlyView = (parameters: URLSearchParams): URLSearchParams => {
  const view = parameters.get(viewKey)
  return new URLSearchParams(view === null ? {} : { [viewKey]: view })
}

/**
 * The finder: one form, and three views of its results, all with the same state. The file is longer than others, since each part of the
 * form takes something of what `Layout` works out once.
 */
export const Finder = ({ root, ...props }: Omit<Props, 'served'> & { readonly root: Omit<RootProps, 'children'> }) => {
  const around = useAround(props.locationFilter, props.hasLocationFlag)
  const { understanding, understoodAt } = props
  const [search] = useState(() =>
    createFinderSearch(
      { resultCounts: props.resultCounts, understandings: new Map([[understoodAt, understanding]]) },
      around,
    ),
  )
  // What the server rendered needs no question.
  useLayoutEffect(() => search.learn(understoodAt, understanding), [search, understoodAt, understanding])
  const { initialResults } = root
  const serve = useEffectEvent((results: InitialResults[string]['results']) => {
    if (results) search.serve({ results, resultCounts: props.resultCounts }, around)
  })
  // Runs for new results only: when the address alone changes, these are still the results of the former one.
  useLayoutEffect(() => serve(Object.values(initialResults)[0]?.results), [initialResults])
  return (
    <FinderSearchContext value={search}>
      <SearchRoot {...root} listClient={search.listClient}>
        <Layout {...props} served={root.served} />
      </SearchRoot>
    </FinderSearchContext>
  )
}
