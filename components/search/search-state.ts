'use client'

import type { SearchResults } from 'algoliasearch-helper'
import { useSearchParams } from 'next/navigation'
import { createContext, use, type MouseEvent } from 'react'
import type { useHits, useInstantSearch } from 'react-instantsearch'
import type { SearchClient } from '#lib/search/client.ts'
import type { SearchPage } from '#lib/search/pages.ts'
import { addressOf } from '#lib/search/routing.ts'
import type { SearchState } from '#lib/search/state.ts'

export type Scope = {
  readonly page: SearchPage
  readonly client: SearchClient
  /** The page's own path, as visitors see it. */
  readonly action: string
  /** Goes to another address of this page: nothing is written into the old one any more. */
  readonly go: (address: string) => void
}

/** What was found last and the state that it is of: it changes once a search, when the answer is in or will not come. */
export type Found = {
  readonly state: SearchState
  readonly results: SearchResults
  readonly items: ReturnType<typeof useHits>['items']
}

/** The state that follows on the one that holds when it is asked for, which a list that is on its way may be ahead of. */
export type Change = (to: (state: SearchState) => SearchState) => void

/** How a search fares; it changes several times in each. */
export type Progress = Pick<ReturnType<typeof useInstantSearch>, 'status' | 'error' | 'refresh'>

export const ScopeContext = createContext<Scope | null>(null)
export const FoundContext = createContext<(Found & { readonly change: Change }) | null>(null)
export const ProgressContext = createContext<Progress | null>(null)

const given = <T>(value: T | null): T => {
  if (value === null) throw new Error('This needs a SearchRoot above it')
  return value
}

/** What stays while a page is searched. Only below a `SearchRoot`, as the others here. */
export const useScope = (): Scope => given(use(ScopeContext))

/** What is found and what was asked for. */
export const useFound = () => given(use(FoundContext))

/** The hits that are found. Their shape is that of the page's index, which the caller knows. */
export const useItems = <T extends Record<string, unknown>>() =>
  useFound().items as unknown as ReturnType<typeof useHits<T>>['items']

/** Whether a search is on its way or failed. */
export const useProgress = (): Progress => given(use(ProgressContext))

/** The state of the search page, what it found, and the address of any other state of it. */
export const useSearchState = () => {
  const scope = useScope()
  const { state, results, change } = useFound()
  const search = useSearchParams().toString()
  const { page, action } = scope
  return {
    ...scope,
    state,
    results,
    /** Makes a link lead to another state: by a real address, and where there is script without loading it. */
    linkTo: (to: (state: SearchState) => SearchState) => ({
      href: addressOf(page, to(state), { pathname: action, search }),
      onClick: (event: MouseEvent) => {
        // A click that asks for another tab or window is the browser's.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        change(to)
      },
    }),
  }
}
