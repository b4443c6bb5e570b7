'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useConnector, useHits, useInstantSearch } from 'react-instantsearch'
import { connectChoices } from '#lib/search/choices.ts'
import type { SearchPage } from '#lib/search/pages.ts'
import { fromUiState, sameState, toUiState } from '#lib/search/routing.ts'
import { readState, type SearchState } from '#lib/search/state.ts'
import { FoundContext, LaterContext, ProgressContext, type Change, type Found } from './search-state.ts'
import { useAfterPaint } from './use-after-paint.ts'

type Props = {
  readonly page: SearchPage
  /** Told of each state with its results. */
  readonly keep: (found: Pick<Found, 'state' | 'results'>) => void
  /** Told of a state that the address asks for, before it is taken over. */
  readonly onFollow: (state: SearchState) => void
  /** Whether the state of an address is news. */
  readonly landed: (state: SearchState) => boolean
  readonly children: ReactNode
}

/** Takes over what the address says when somebody else changed it: back, forward, a link to this same page. */
const useAddress = (
  { page, onFollow, landed }: Pick<Props, 'page' | 'onFollow' | 'landed'>,
  wanted: SearchState,
  change: Change,
) => {
  const parameters = useSearchParams()
  const current = useRef(wanted)
  useEffect(() => {
    current.current = wanted
  }, [wanted])
  useEffect(() => {
    const asked = readState(page, parameters)
    if (!landed(asked) || sameState(asked, current.current)) return
    onFollow(asked)
    change(() => asked)
  }, [page, parameters, change, onFollow, landed])
}

/**
 * The one place that listens to InstantSearch, and tells what is below: what was found, once a search, and how the
 * search fares. Each listener of its own would render at every step of a search.
 */
export const SearchTold = ({ page, keep, onFollow, landed, children }: Props) => {
  useConnector(connectChoices, { page })
  const { items } = useHits()
  const { results, uiState, setUiState, status, error, refresh } = useInstantSearch({ catchError: true })
  const wanted = fromUiState(page, uiState)
  const [found, settle] = useState<Found>({ state: wanted, results, items })
  const isSettled = status === 'idle' || status === 'error'
  if (isSettled && (found.results !== results || found.items !== items || !sameState(found.state, wanted)))
    settle({ state: wanted, results, items })
  const change = useCallback<Change>(
    (to) => setUiState((ui) => toUiState(page, to(fromUiState(page, ui)))),
    [page, setUiState],
  )
  useAddress({ page, onFollow, landed }, wanted, change)
  useEffect(() => {
    if (status === 'idle') keep(found)
  }, [found, status, keep])
  const told = useMemo(() => ({ ...found, change }), [found, change])
  return (
    <FoundContext value={told}>
      <LaterContext value={useAfterPaint(told)}>
        <ProgressContext value={useMemo(() => ({ status, error, refresh }), [status, error, refresh])}>
          {children}
        </ProgressContext>
      </LaterContext>
    </FoundContext>
  )
}
