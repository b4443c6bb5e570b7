'use client'

import type { InitialResults } from 'instantsearch.js'
import { Fragment, useLayoutEffect, useState, type ReactNode } from 'react'
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import type { Connection, SearchClient } from '#lib/search/client.ts'
import { searchPages, type SearchPageName } from '#lib/search/pages.ts'
import { createRouting } from '#lib/search/routing.ts'
import { useSearchClient } from './use-search-client.ts'

export type RootProps = {
  readonly page: SearchPageName
  readonly connection: Connection
  readonly initialResults: InitialResults
  /** The address that the server rendered. */
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

const Root = ({ page: name, connection, initialResults, served, children }: RootProps) => {
  const page = searchPages[name]
  const client = useSearchClient(connection)
  const [routing] = useState(() => createRouting(page, served))
  return (
    <InstantSearchSSRProvider initialResults={initialResults}>
      <InstantSearch
        searchClient={client}
        indexName={page.index}
        routing={routing}
        insights={false}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        {children(client)}
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
}

/** The island of a search page: takes over the list that the server rendered, and searches from there. */
export const SearchRoot = (props: RootProps) => (
  <Awake>
    <Root {...props} />
  </Awake>
)
