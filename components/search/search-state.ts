'use client'

import { useSearchParams } from 'next/navigation'
import { createContext, use, type MouseEvent } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import type { SearchClient } from '#lib/search/client.ts'
import type { SearchPage } from '#lib/search/pages.ts'
import { addressOf, fromUiState, toUiState } from '#lib/search/routing.ts'
import type { SearchState } from '#lib/search/state.ts'

export type Scope = {
  readonly page: SearchPage
  readonly client: SearchClient
  /** The page's own path, as visitors see it. */
  readonly action: string
  /** Goes to another address of this page: nothing is written into the old one any more. */
  readonly go: (address: string) => void
}

export const ScopeContext = createContext<Scope | null>(null)

/** What stays while a page is searched. Only below a `SearchRoot`. */
export const useScope = (): Scope => {
  const scope = use(ScopeContext)
  if (!scope) throw new Error('This needs a SearchRoot above it')
  return scope
}

/** The state of the search page, and the address of any other state of it; renders with every step of a search. */
export const useSearchState = () => {
  const { page, client, action, go } = useScope()
  const { uiState, setUiState } = useInstantSearch()
  const search = useSearchParams().toString()
  const addressFor = (state: SearchState) => addressOf(page, state, { pathname: action, search })
  return {
    page,
    client,
    action,
    go,
    state: fromUiState(page, uiState),
    /** Path and query, foreign parameters kept. */
    addressFor,
    /** What makes a link lead to a state: a real address, and without loading it where there is script. */
    linkTo: (state: SearchState) => ({
      href: addressFor(state),
      onClick: (event: MouseEvent) => {
        // A click that asks for another tab or window is the browser's.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        setUiState(toUiState(page, state))
      },
    }),
  }
}
