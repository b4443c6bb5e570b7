'use client'

import type { InitialResults, UiState } from 'instantsearch.js'
import dynamic from 'next/dynamic'
import { useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import type { Connection, SearchClient } from '#lib/search/client.ts'
import { insightsOf } from '#lib/search/insights.ts'
import { searchPages, type SearchPageName } from '#lib/search/list-pages.ts'
import { following, fromUiState, sameState, toUiState } from '#lib/search/routing.ts'
import type { SearchState } from '#lib/search/state.ts'
import { RemountOnShow } from './remount-on-show.tsx'
import { ScopeContext, type Box, type CurrentResults } from './search-state.ts'
import { SearchResultsProvider } from './search-results-provider.tsx'
import { useAddressRouter } from './use-address-router.ts'
import { useSearchClient } from './use-search-client.ts'

/** Loaded only where clicks are counted. */
const ClickEvents = dynamic(() => import('./click-events.island.tsx').then(({ ClickEvents: Loaded }) => Loaded), {
  ssr: false,
})

export type RootProps = {
  readonly page: SearchPageName
  readonly connection: Connection
  readonly initialResults: InitialResults
  /** The page's own path, as visitors see it. */
  readonly action: string
  /** The state for which the server made the list. */
  readonly served: SearchState
  /** Makes the client that the list alone searches with; it is called once. */
  readonly listClient?: (client: SearchClient) => SearchClient
  readonly children: ReactNode
}

/** The last results with their state, which a page shows immediately when it is shown again. */
type LastSearch = { readonly results: InitialResults; readonly state: SearchState }

type InnerProps = Omit<RootProps, 'initialResults' | 'served'> & {
  readonly source: RefObject<LastSearch>
  readonly keep: (last: LastSearch) => void
}

const Root = ({ page: name, connection, action, listClient, source, keep, children }: InnerProps) => {
  const page = searchPages[name]
  const client = useSearchClient(connection)
  const [searchClient] = useState(() => listClient?.(client) ?? client)
  const box = useRef<Box | null>(null)
  const address = useAddressRouter(page, action, box)
  // When a page is shown again, its state may differ from the state of its results.
  const [initialResults] = useState(() => {
    const { results, state } = source.current
    return sameState(address.current(), state) ? results : null
  })
  const [insights] = useState(() => insightsOf(connection))
  const [routing] = useState(() => ({
    router: address.router,
    stateMapping: {
      $$type: 'lesroute.states',
      stateToRoute: (ui: UiState) => fromUiState(page, ui),
      routeToState: (route: SearchState) => toUiState(page, route),
    },
  }))
  const scope = useMemo(
    () => ({
      page,
      client,
      action,
      box,
      go: (...to: Parameters<typeof address.go>) => {
        box.current?.search()
        const { query } = address.go(...to)
        // At once: what is typed while the address changes is added to its words.
        if (box.current && box.current.query() !== query) box.current.show(query)
      },
      isGoing: address.isGoing,
      finish: () => {
        box.current?.search()
        address.finish()
      },
    }),
    [page, client, action, address],
  )
  const onResults = useCallback(
    ({ state: last, results: { _rawResults: raw, _state: parameters } }: Pick<CurrentResults, 'state' | 'results'>) => {
      if (raw?.length) keep({ results: { [page.index]: { state: parameters, results: raw } }, state: last })
    },
    [keep, page],
  )
  const search = (
    <InstantSearch
      searchClient={searchClient}
      indexName={page.index}
      routing={routing}
      onStateChange={({ uiState, setUiState }: { uiState: UiState; setUiState: (state: UiState) => void }) => {
        const state = following(address.current(), fromUiState(page, uiState))
        address.write(state)
        setUiState(toUiState(page, state))
      }}
      insights={insights}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <SearchResultsProvider page={page} wanted={address.current} keep={onResults}>
        {connection.insights ? <ClickEvents connection={connection} /> : null}
        {children}
      </SearchResultsProvider>
    </InstantSearch>
  )
  return (
    <ScopeContext value={scope}>
      {initialResults ? (
        <InstantSearchSSRProvider initialResults={initialResults}>{search}</InstantSearchSSRProvider>
      ) : (
        search
      )}
    </ScopeContext>
  )
}

/** The island of a search page: hydrates the list that the server rendered. */
export const SearchRoot = ({ initialResults, served, ...props }: RootProps) => {
  // Outside of the remounted part, so that a page that is shown again needs no request and keeps its scroll position.
  const lastSearch = useRef<LastSearch>({ results: initialResults, state: served })
  const keep = useCallback((last: LastSearch) => {
    lastSearch.current = last
  }, [])
  return (
    <RemountOnShow>
      <Root {...props} source={lastSearch} keep={keep} />
    </RemountOnShow>
  )
}
