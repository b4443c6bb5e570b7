'use client'

import type { SearchResults } from 'algoliasearch-helper'
import { useSearchParams } from 'next/navigation'
import { createContext, use, type MouseEvent, type RefObject } from 'react'
import type { useHits, useInstantSearch } from 'react-instantsearch'
import type { SearchClient } from '#lib/search/client.ts'
import type { SearchPage } from '#lib/search/pages.ts'
import { addressOf } from '#lib/search/routing.ts'
import type { SearchState } from '#lib/search/state.ts'

/** The search box of a page, as the rest of the page uses it. */
export type Box = {
  /** Searches for letters that still wait for a rest. */
  readonly search: () => void
  /** Shows the query of another entry of the history, in place of whatever was typed. */
  readonly show: (query: string) => void
}

export type Scope = {
  readonly page: SearchPage
  readonly client: SearchClient
  /** The page's own path, as visitors see it. */
  readonly action: string
  /** Goes to another address of this page: nothing is written into the old one any more. */
  readonly go: (address: string) => void
  /** Set by the search box itself. */
  readonly box: RefObject<Box | null>
  /** Runs a search for letters that were typed: together they make one entry of the history. */
  readonly typed: (search: () => void) => void
  /** What was typed is a complete search: it is searched and written at once, and the next one is another entry. */
  readonly finish: () => void
}

/** What was found last and the state that it is of: it changes once a search, when the answer is in or will not come. */
export type Found = {
  readonly state: SearchState
  readonly results: SearchResults
  readonly items: ReturnType<typeof useHits>['items']
  /** Whether the results are of that state; they are of a former one when its search failed. */
  readonly isAnswer: boolean
}

/** The state that follows on the one that holds when it is asked for, which a list that is on its way may be ahead of. */
export type Change = (to: (state: SearchState) => SearchState) => void

type FoundAndChange = Found & { readonly change: Change }

/** How a search fares; it changes several times in each. */
export type Progress = Pick<ReturnType<typeof useInstantSearch>, 'status' | 'error' | 'refresh'>

export const ScopeContext = createContext<Scope | null>(null)
export const FoundContext = createContext<FoundAndChange | null>(null)
export const DeferredResultsContext = createContext<FoundAndChange | null>(null)
export const ProgressContext = createContext<Progress | null>(null)

const given = <T>(value: T | null): T => {
  if (value === null) throw new Error('This needs a SearchRoot above it')
  return value
}

/** What stays while a page is searched. Only below a `SearchRoot`, as the others here. */
export const useScope = (): Scope => given(use(ScopeContext))

/** What is found and what was asked for: for what people wait for, which is the list and what it says of itself. */
export const useFound = (): FoundAndChange => given(use(FoundContext))

/** The same one frame later: for what stands beside the list, which would hold up the frame that somebody waits for. */
export const useDeferredResults = (): FoundAndChange => given(use(DeferredResultsContext))

/** Hits as the page's index has them, whose shape the caller knows. */
export const itemsOf = <T extends Record<string, unknown>>({ items }: Found) =>
  items as unknown as ReturnType<typeof useHits<T>>['items']

/** The hits that are found. */
export const useItems = <T extends Record<string, unknown>>() => itemsOf<T>(useFound())

/** Whether a search is on its way or failed. */
export const useProgress = (): Progress => given(use(ProgressContext))

/** Makes a link lead from a state to another: by a real address, and where there is script without loading it. */
export const useLinkTo = ({ state, change }: FoundAndChange) => {
  const { page, action } = useScope()
  const search = useSearchParams().toString()
  return (to: (state: SearchState) => SearchState) => ({
    href: addressOf(page, to(state), { pathname: action, search }),
    onClick: (event: MouseEvent) => {
      // A click that asks for another tab or window is the browser's.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      change(to)
    },
  })
}
