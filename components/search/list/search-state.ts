'use client'

import type { SearchResults } from 'algoliasearch-helper'
import { useSearchParams } from 'next/navigation'
import { createContext, use, type MouseEvent, type RefObject } from 'react'
import type { useHits, useInstantSearch } from 'react-instantsearch'
import type { SearchClient } from '#lib/search/client.ts'
import { isPlainClick } from '#components/ui/plain-click.ts'
import type { SearchPage } from '#lib/search/list-pages.ts'
import { addressOf } from '#lib/search/routing.ts'
import type { SearchState } from '#lib/search/state.ts'

/** The search box of a page, as the rest of the page uses it. */
export type Box = {
  /** The query that it says now. */
  readonly query: () => string
  /** Runs the pending typed search immediately. */
  readonly search: () => void
  /** Shows the query of another history entry, replacing the typed text. */
  readonly show: (query: string) => void
}

export type Scope = {
  readonly page: SearchPage
  readonly client: SearchClient
  /** The page's own path, as visitors see it. */
  readonly action: string
  /** Navigates to another address of this page, whose parameters `change` makes of the present ones; `replaces` adds no entry to the history. */
  readonly go: (change: (parameters: URLSearchParams) => URLSearchParams, how?: { readonly replaces: boolean }) => void
  /** Whether such a navigation is under way: what is written to the history meanwhile would cancel it. */
  readonly isGoing: () => boolean
  /** Set by the search box itself. */
  readonly box: RefObject<Box | null>
  /** Ends the typed search: it runs and is written immediately, and the next one adds a history entry. */
  readonly finish: () => void
}

/** The last results and their state; changes once per search, when the response arrives or the search fails. */
export type CurrentResults = {
  readonly state: SearchState
  readonly results: SearchResults
  readonly items: ReturnType<typeof useHits>['items']
  /** Whether the results belong to that state; after a failed search they belong to a former one. */
  readonly isAnswer: boolean
}

/** Changes the state, given the current state at the time of the call, which may be newer than the results. */
export type Change = (to: (state: SearchState) => SearchState) => void

type ResultsAndChange = CurrentResults & { readonly change: Change }

/** The progress of a search; changes several times per search. */
export type Progress = Pick<ReturnType<typeof useInstantSearch>, 'status' | 'error' | 'refresh'>

export const ScopeContext = createContext<Scope | null>(null)
export const CurrentResultsContext = createContext<ResultsAndChange | null>(null)
export const DeferredResultsContext = createContext<ResultsAndChange | null>(null)
export const ProgressContext = createContext<Progress | null>(null)

const provided = <T>(value: T | null): T => {
  if (value === null) throw new Error('This needs a SearchRoot above it')
  return value
}

/** Values that are constant for a page. Only below a `SearchRoot`, like the other hooks here. */
export const useScope = (): Scope => provided(use(ScopeContext))

/** The current results and their state: for the list and its count, which must update first. */
export const useCurrentResults = (): ResultsAndChange => provided(use(CurrentResultsContext))

/** The same, one frame later: for content beside the list, which would otherwise delay the list. */
export const useDeferredResults = (): ResultsAndChange => provided(use(DeferredResultsContext))

/** The hits as records of the page's index, whose type the caller specifies. */
export const itemsOf = <T extends Record<string, unknown>>({ items }: CurrentResults) =>
  items as unknown as ReturnType<typeof useHits<T>>['items']

/** The hits of the current results. */
export const useItems = <T extends Record<string, unknown>>() => itemsOf<T>(useCurrentResults())

/** Whether a search is running or has failed. */
export const useProgress = (): Progress => provided(use(ProgressContext))

/** Link properties for a change of state: a real address, and with script a search without navigation. */
export const useLinkTo = ({ state, change }: ResultsAndChange) => {
  const { page, action } = useScope()
  const search = useSearchParams().toString()
  return (to: (state: SearchState) => SearchState) => ({
    href: addressOf(page, to(state), { pathname: action, search }),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      change(to)
    },
  })
}
