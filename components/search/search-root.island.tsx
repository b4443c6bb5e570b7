'use client'

import type { InitialResults, UiState } from 'instantsearch.js'
import { useSearchParams } from 'next/navigation'
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch'
import type { Connection, SearchClient } from '#lib/search/client.ts'
import { searchPages, type SearchPage, type SearchPageName } from '#lib/search/pages.ts'
import { fromUiState, sameState, toUiState } from '#lib/search/routing.ts'
import { readState, type SearchState } from '#lib/search/state.ts'
import { ScopeContext } from './search-state.ts'
import { useAddressWriter } from './use-address-writer.ts'
import { useSearchClient } from './use-search-client.ts'

export type RootProps = {
  readonly page: SearchPageName
  readonly connection: Connection
  readonly initialResults: InitialResults
  /** The page's own path, as visitors see it. */
  readonly action: string
  /** The query string for which the server made the list. */
  readonly served: string
  readonly children: (client: SearchClient) => ReactNode
}

/**
 * Mounts its children anew whenever the page comes back from the router's cache of hidden pages. There, effects are
 * cleaned up while state stays, which leaves InstantSearch started but deaf.
 */
const Awake = ({ children }: { readonly children: ReactNode }) => {
  const [{ on, epoch }, set] = useState({ on: true, epoch: 0 })
  useLayoutEffect(() => {
    // The state must follow the effect: it is what the framework cleans up when it hides a page.
    // oxlint-disable-next-line react/set-state-in-effect
    set((state) => (state.on ? state : { ...state, on: true }))
    return () => set((state) => ({ on: false, epoch: state.epoch + 1 }))
  }, [])
  return on ? <Fragment key={epoch}>{children}</Fragment> : null
}

type FollowProps = {
  readonly page: SearchPage
  /** Whether the state of an address is news. */
  readonly landed: (state: SearchState) => boolean
}

/** Takes over what the address says when somebody else changed it: back, forward, a link to this same page. */
const FollowAddress = ({ page, landed }: FollowProps) => {
  const { uiState, setUiState } = useInstantSearch()
  const parameters = useSearchParams()
  const current = useRef(uiState)
  useEffect(() => {
    current.current = uiState
  }, [uiState])
  useEffect(() => {
    const wanted = readState(page, parameters)
    if (!landed(wanted)) return
    if (!sameState(wanted, fromUiState(page, current.current))) setUiState(toUiState(page, wanted))
  }, [page, parameters, setUiState, landed])
  return null
}

const Root = ({ page: name, connection, initialResults, action, served, children }: RootProps) => {
  const page = searchPages[name]
  const parameters = useSearchParams()
  const client = useSearchClient(connection)
  const { write, go, landed } = useAddressWriter(page, action)
  const [start] = useState(() => readState(page, parameters))
  // A page that comes back may stand at another state than the one its server list was made for.
  const fits = sameState(start, readState(page, new URLSearchParams(served)))
  const search = (
    <InstantSearch
      searchClient={client}
      indexName={page.index}
      initialUiState={toUiState(page, start)}
      onStateChange={({ uiState, setUiState }: { uiState: UiState; setUiState: (state: UiState) => void }) => {
        setUiState(uiState)
        write(fromUiState(page, uiState))
      }}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <FollowAddress page={page} landed={landed} />
      {children(client)}
    </InstantSearch>
  )
  return (
    <ScopeContext value={{ page, action, go }}>
      {fits ? <InstantSearchSSRProvider initialResults={initialResults}>{search}</InstantSearchSSRProvider> : search}
    </ScopeContext>
  )
}

/** The island of a search page: takes over the list that the server rendered, and searches from there. */
export const SearchRoot = (props: RootProps) => (
  <Awake>
    <Root {...props} />
  </Awake>
)
