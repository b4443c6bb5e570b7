'use client'

import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { useConnector, useHits, useInstantSearch, useInstantSearchContext } from 'react-instantsearch'
import { connectRefinements } from '#lib/search/refinements.ts'
import type { SearchPage } from '#lib/search/list-pages.ts'
import { fromUiState, sameState, toUiState } from '#lib/search/routing.ts'
import type { SearchState } from '#lib/search/state.ts'
import {
  CurrentResultsContext,
  DeferredResultsContext,
  ProgressContext,
  type Change,
  type CurrentResults,
} from './search-state.ts'
import { useAfterPaint } from './use-after-paint.ts'

type Props = {
  readonly page: SearchPage
  /** The state that was last searched for; absent where no address keeps it. */
  readonly wanted?: () => SearchState
  /** Called with each state and its results. */
  readonly keep: (results: Pick<CurrentResults, 'state' | 'results'>) => void
  readonly children: ReactNode
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
 * After a failed search the library returns to the state of the last answer, without a search. What was asked for is put back, as
 * its `setUiState` does but without a search, which would fail again: the page says what failed, and a next change builds on it.
 */
const useFailedState = (page: SearchPage, error: Error | undefined, wanted: Props['wanted']) => {
  const search = useInstantSearchContext()
  // Before the search box compares its text with the state.
  useLayoutEffect(() => {
    const helper = search.mainIndex.getHelper()
    if (!error || !helper || !wanted || sameState(wanted(), fromUiState(page, search.getUiState()))) return
    const uiState = toUiState(page, wanted())[page.index] ?? {}
    helper.setState(search.mainIndex.getWidgetSearchParameters(helper.state, { uiState }))
    search.scheduleRender(false)
  }, [search, page, error, wanted])
}

/**
 * The only subscriber to InstantSearch. It provides its children with the results, once per search, and with the progress
 * of the search. Separate subscribers would each render at every step of a search.
 */
export const SearchResultsProvider = ({ page, wanted, keep, children }: Props) => {
  useConnector(connectRefinements, { page })
  const { items } = useHits()
  const { results, uiState, setUiState, status, error, refresh } = useInstantSearch({ catchError: true })
  useFailedState(page, error, wanted)
  const requested = fromUiState(page, uiState)
  const isAnswer = status === 'idle'
  const next: CurrentResults = { state: requested, results, items, isAnswer }
  const [current, settle] = useState(next)
  const isNews =
    current.results !== results ||
    current.items !== items ||
    current.isAnswer !== isAnswer ||
    !sameState(current.state, requested)
  // Where only more of the same list could not be fetched, that list stays what it was.
  const isMore = current.isAnswer && sameState({ ...current.state, shown: 1 }, { ...requested, shown: 1 })
  const hasFailed = status === 'error' && !isMore
  if ((isAnswer || hasFailed) && isNews) settle(next)
  const change = useCallback<Change>(
    (to) => setUiState((ui) => toUiState(page, to(fromUiState(page, ui)))),
    [page, setUiState],
  )
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
