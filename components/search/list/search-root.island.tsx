'use client'

import type { InitialResults, UiState } from 'instantsearch.js'
import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import type { Connection } from '#lib/search/client.ts'
import { searchPages, type SearchPageName } from '#lib/search/pages.ts'
import { following, fromUiState, sameState, toUiState } from '#lib/search/routing.ts'
import { readState, type SearchState } from '#lib/search/state.ts'
import { RemountOnShow } from './remount-on-show.tsx'
import { ScopeContext, type Box, type CurrentResults } from './search-state.ts'
import { SearchResultsProvider } from './search-results-provider.tsx'
import { useAddressWriter } from '../box/use-address-writer.ts'
import { useSearchClient } from './use-search-client.ts'

export type RootProps = {
  readonly page: SearchPageName
  readonly connection: Connection
  readonly initialResults: InitialResults
  /** The page's own path, as visitors see it. */
  readonly action: string
  /** The query string for which the server made the list. */
  readonly served: string
  readonly children: ReactNode
}

/** The last results with their state, which a page shows immediately when it is shown again. */
type LastSearch = { readonly results: InitialResults; readonly state: SearchState }

type InnerProps = RootProps & {
  readonly lastSearch: LastSearch
  readonly keep: (results: Pick<CurrentResults, 'state' | 'results'>) => void
}

const Root = ({ page: name, connection, action, lastSearch, keep, children }: InnerProps) => {
  const page = searchPages[name]
  const parameters = useSearchParams()
  const client = useSearchClient(connection)
  const [start] = useState(() => readState(page, parameters))
  const box = useRef<Box | null>(null)
  const writer = useAddressWriter(page, action, start, box)
  const isTyped = useRef(false)
  const former = useRef(start)
  const follow = useCallback((state: SearchState) => {
    former.current = state
  }, [])
  const scope = useMemo(
    () => ({
      page,
      client,
      action,
      box,
      go: (address: string) => {
        box.current?.search()
        writer.go(address)
      },
      typed: (search: () => void) => {
        isTyped.current = true
        search()
        isTyped.current = false
      },
      finish: () => {
        box.current?.search()
        writer.finish()
      },
    }),
    [page, client, action, writer],
  )
  // When a page is shown again, its state may differ from the state of its results.
  const fits = sameState(start, lastSearch.state)
  const search = (
    <InstantSearch
      searchClient={client}
      indexName={page.index}
      initialUiState={toUiState(page, start)}
      onStateChange={({ uiState, setUiState }: { uiState: UiState; setUiState: (state: UiState) => void }) => {
        const state = following(former.current, fromUiState(page, uiState))
        former.current = state
        setUiState(toUiState(page, state))
        writer.write(state, isTyped.current)
      }}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <SearchResultsProvider page={page} action={action} keep={keep} onFollow={follow} writer={writer}>
        {children}
      </SearchResultsProvider>
    </InstantSearch>
  )
  return (
    <ScopeContext value={scope}>
      {fits ? (
        <InstantSearchSSRProvider initialResults={lastSearch.results}>{search}</InstantSearchSSRProvider>
      ) : (
        search
      )}
    </ScopeContext>
  )
}

type RememberedProps = Omit<InnerProps, 'lastSearch'> & { readonly source: RefObject<LastSearch> }

/** Reads the last results once, when it is mounted. */
const Remembered = ({ source, ...props }: RememberedProps) => {
  const [lastSearch] = useState(() => source.current)
  return <Root {...props} lastSearch={lastSearch} />
}

/** The island of a search page: hydrates the list that the server rendered. */
export const SearchRoot = (props: RootProps) => {
  const { page, initialResults, served } = props
  // Outside of the remounted part, so that a page that is shown again needs no request and keeps its scroll position.
  const lastSearch = useRef<LastSearch>({
    results: initialResults,
    state: readState(searchPages[page], new URLSearchParams(served)),
  })
  const keep = useCallback<InnerProps['keep']>(
    ({ state, results }) => {
      const raw: unknown = Reflect.get(results, '_rawResults')
      if (!Array.isArray(raw) || !raw.length) return
      lastSearch.current = { results: { [searchPages[page].index]: { state: results._state, results: raw } }, state }
    },
    [page],
  )
  return (
    <RemountOnShow>
      <Remembered {...props} source={lastSearch} keep={keep} />
    </RemountOnShow>
  )
}
