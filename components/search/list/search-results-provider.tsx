'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useConnector, useHits, useInstantSearch, useInstantSearchContext } from 'react-instantsearch'
import type { createAddressWriter } from '#lib/search/address-writer.ts'
import { connectRefinements } from '#lib/search/refinements.ts'
import type { SearchPage } from '#lib/search/pages.ts'
import { fromUiState, sameState, toUiState } from '#lib/search/routing.ts'
import { readState, type SearchState } from '#lib/search/state.ts'
import {
  CurrentResultsContext,
  DeferredResultsContext,
  ProgressContext,
  useScope,
  type Change,
  type CurrentResults,
} from './search-state.ts'
import { useAfterPaint } from './use-after-paint.ts'

type Props = {
  readonly page: SearchPage
  /** The page's own path, as visitors see it. */
  readonly action: string
  /** Called with each state and its results. */
  readonly keep: (results: Pick<CurrentResults, 'state' | 'results'>) => void
  /** Called with a new state from the address, before it is applied. */
  readonly onFollow: (state: SearchState) => void
  readonly writer: ReturnType<typeof createAddressWriter>
  readonly children: ReactNode
}

/** Applies the state of the address when it was changed by back, forward, or a link to this page. */
const useAddress = (
  { page, action, onFollow, writer }: Pick<Props, 'page' | 'action' | 'onFollow' | 'writer'>,
  change: Change,
) => {
  const search = useInstantSearchContext()
  const parameters = useSearchParams()
  const { box } = useScope()
  const follow = useCallback(
    (isMove: boolean) => {
      // The browser's own address: the framework's may be outdated.
      if (location.pathname !== action) return
      const addressState = readState(page, new URLSearchParams(location.search))
      const isNews = writer.landed(addressState, isMove)
      if (isMove) box.current?.show(addressState.query)
      if (!isNews || sameState(addressState, fromUiState(page, search.getUiState()))) return
      onFollow(addressState)
      change(() => addressState)
    },
    [page, action, search, writer, box, onFollow, change],
  )
  // The parameters trigger the effect.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => follow(false), [parameters, follow])
  // The framework updates its parameters only after rendering an address: never for one that is left again before that.
  useEffect(() => {
    const onMove = ({ state }: PopStateEvent) => {
      // A link to an anchor adds a history entry without a state, and changes no search.
      if (state !== null) follow(true)
    }
    addEventListener('popstate', onMove)
    return () => removeEventListener('popstate', onMove)
  }, [follow])
}

/**
 * Searches for changes made while InstantSearch started: until its first effects have run, it uses the server's results
 * and sends no request, so that such a change would only affect the address.
 */
const useBeginning = (page: SearchPage, requested: SearchState) => {
  const search = useInstantSearchContext()
  const [start] = useState(requested)
  useEffect(() => {
    const timer = setTimeout(() => {
      const isRequested = search.status !== 'idle' || sameState(start, fromUiState(page, search.getUiState()))
      if (!isRequested) search.refresh()
    })
    return () => clearTimeout(timer)
  }, [search, page, start])
}

/**
 * The only subscriber to InstantSearch. It provides its children with the results, once per search, and with the progress
 * of the search. Separate subscribers would each render at every step of a search.
 */
export const SearchResultsProvider = ({ page, action, keep, onFollow, writer, children }: Props) => {
  useConnector(connectRefinements, { page })
  const { items } = useHits()
  const { results, uiState, setUiState, status, error, refresh } = useInstantSearch({ catchError: true })
  const requested = fromUiState(page, uiState)
  const isAnswer = status === 'idle'
  const next: CurrentResults = { state: requested, results, items, isAnswer }
  const [current, settle] = useState(next)
  const isNews =
    current.results !== results ||
    current.items !== items ||
    current.isAnswer !== isAnswer ||
    !sameState(current.state, requested)
  if ((isAnswer || status === 'error') && isNews) settle(next)
  const { box } = useScope()
  const set = useCallback<Change>(
    (to) => setUiState((ui) => toUiState(page, to(fromUiState(page, ui)))),
    [page, setUiState],
  )
  const change = useCallback<Change>(
    (to) => {
      // Runs the pending typed search first: its history entry comes before that of this change.
      box.current?.search()
      set(to)
    },
    [box, set],
  )
  useAddress({ page, action, onFollow, writer }, set)
  useBeginning(page, requested)
  useEffect(() => {
    if (current.isAnswer) keep(current)
  }, [current, keep])
  const value = useMemo(() => ({ ...current, change }), [current, change])
  return (
    <CurrentResultsContext value={value}>
      <DeferredResultsContext value={useAfterPaint(value)}>
        <ProgressContext value={useMemo(() => ({ status, error, refresh }), [status, error, refresh])}>
          {children}
        </ProgressContext>
      </DeferredResultsContext>
    </CurrentResultsContext>
  )
}
