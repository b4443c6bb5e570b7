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
import { ScopeContext, type Box, type Found } from './search-state.ts'
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

/** The last results and the state that they are of: what a page that comes back shows at once. */
type Kept = { readonly results: InitialResults; readonly state: SearchState }

type InnerProps = RootProps & {
  readonly kept: Kept
  readonly keep: (found: Pick<Found, 'state' | 'results'>) => void
}

const Root = ({ page: name, connection, action, kept, keep, children }: InnerProps) => {
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
  // A page that comes back may stand at another state than the one its results are of.
  const fits = sameState(start, kept.state)
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
      {fits ? <InstantSearchSSRProvider initialResults={kept.results}>{search}</InstantSearchSSRProvider> : search}
    </ScopeContext>
  )
}

type RememberedProps = Omit<InnerProps, 'kept'> & { readonly source: RefObject<Kept> }

/** Takes the kept results once, when it is mounted. */
const Remembered = ({ source, ...props }: RememberedProps) => {
  const [kept] = useState(() => source.current)
  return <Root {...props} kept={kept} />
}

/** The island of a search page: takes over the list that the server rendered, and searches from there. */
export const SearchRoot = (props: RootProps) => {
  const { page, initialResults, served } = props
  // Above what is mounted anew, so that a page that comes back asks for nothing and stands where it was left.
  const kept = useRef<Kept>({
    results: initialResults,
    state: readState(searchPages[page], new URLSearchParams(served)),
  })
  const keep = useCallback<InnerProps['keep']>(
    ({ state, results }) => {
      const raw: unknown = Reflect.get(results, '_rawResults')
      if (!Array.isArray(raw) || !raw.length) return
      kept.current = { results: { [searchPages[page].index]: { state: results._state, results: raw } }, state }
    },
    [page],
  )
  return (
    <RemountOnShow>
      <Remembered {...props} source={kept} keep={keep} />
    </RemountOnShow>
  )
}
