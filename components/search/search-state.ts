'use client'

import { useSearchParams } from 'next/navigation'
import { createContext, use } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import type { SearchClient } from '#lib/search/client.ts'
import type { SearchPage } from '#lib/search/pages.ts'
import { addressOf, fromUiState } from '#lib/search/routing.ts'
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

/** The state of the search page, and the address of any other state of it. Only below a `SearchRoot`. */
export const useSearchState = () => {
  const scope = use(ScopeContext)
  if (!scope) throw new Error('useSearchState needs a SearchRoot above it')
  const { page, client, action, go } = scope
  const { uiState } = useInstantSearch()
  const search = useSearchParams().toString()
  return {
    page,
    client,
    action,
    go,
    state: fromUiState(page, uiState),
    /** Path and query, foreign parameters kept. */
    addressFor: (state: SearchState) => addressOf(page, state, { pathname: action, search }),
  }
}
