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
  FoundContext,
  DeferredResultsContext,
  ProgressContext,
  useScope,
  type Change,
  type Found,
} from './search-state.ts'
import { useAfterPaint } from './use-after-paint.ts'

type Props = {
  readonly page: SearchPage
  /** The page's own path, as visitors see it. */
  readonly action: string
  /** Told of each state with its results. */
  readonly keep: (found: Pick<Found, 'state' | 'results'>) => void
  /** Told of a state that the address asks for, before it is taken over. */
  readonly onFollow: (state: SearchState) => void
  readonly writer: ReturnType<typeof createAddressWriter>
  readonly children: ReactNode
}

/** Takes over what the address says when somebody else changed it: back, forward, a link to this same page. */
const useAddress = (
  { page, action, onFollow, writer }: Pick<Props, 'page' | 'action' | 'onFollow' | 'writer'>,
  change: Change,
) => {
  const search = useInstantSearchContext()
  const parameters = useSearchParams()
  const { box } = useScope()
  const follow = useCallback(
    (isMove: boolean) => {
      // The browser's own address: the framework may still tell of one that was replaced since.
      if (location.pathname !== action) return
      const asked = readState(page, new URLSearchParams(location.search))
      const isNews = writer.landed(asked, isMove)
      if (isMove) box.current?.show(asked.query)
      if (!isNews || sameState(asked, fromUiState(page, search.getUiState()))) return
      onFollow(asked)
      change(() => asked)
    },
    [page, action, search, writer, box, onFollow, change],
  )
  // The parameters say when to look.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => follow(false), [parameters, follow])
  // The framework tells of an address once it has drawn what belongs to it: of one that is left again meanwhile, never.
  useEffect(() => {
    const onMove = ({ state }: PopStateEvent) => {
      // A link to another part of the page makes an entry without a state, and moves nothing.
      if (state !== null) follow(true)
    }
    addEventListener('popstate', onMove)
    return () => removeEventListener('popstate', onMove)
  }, [follow])
}

/**
 * Searches for what was pressed while InstantSearch began: until its first effects have run, it takes its results from
 * the server and asks for nothing, so that such a press would change the address alone.
 */
const useBeginning = (page: SearchPage, wanted: SearchState) => {
  const search = useInstantSearchContext()
  const [start] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => {
      const isAsked = search.status !== 'idle' || sameState(start, fromUiState(page, search.getUiState()))
      if (!isAsked) search.refresh()
    })
    return () => clearTimeout(timer)
  }, [search, page, start])
}

/**
 * The one place that listens to InstantSearch, and tells what is below: what was found, once a search, and how the
 * search fares. Each listener of its own would render at every step of a search.
 */
export const SearchResultsProvider = ({ page, action, keep, onFollow, writer, children }: Props) => {
  useConnector(connectRefinements, { page })
  const { items } = useHits()
  const { results, uiState, setUiState, status, error, refresh } = useInstantSearch({ catchError: true })
  const wanted = fromUiState(page, uiState)
  const isAnswer = status === 'idle'
  const next: Found = { state: wanted, results, items, isAnswer }
  const [found, settle] = useState(next)
  const isNews =
    found.results !== results || found.items !== items || found.isAnswer !== isAnswer || !sameState(found.state, wanted)
  if ((isAnswer || status === 'error') && isNews) settle(next)
  const { box } = useScope()
  const set = useCallback<Change>(
    (to) => setUiState((ui) => toUiState(page, to(fromUiState(page, ui)))),
    [page, setUiState],
  )
  const change = useCallback<Change>(
    (to) => {
      // Letters that still wait for a rest came before: their search is an entry of the history before this one.
      box.current?.search()
      set(to)
    },
    [box, set],
  )
  useAddress({ page, action, onFollow, writer }, set)
  useBeginning(page, wanted)
  useEffect(() => {
    if (found.isAnswer) keep(found)
  }, [found, keep])
  const told = useMemo(() => ({ ...found, change }), [found, change])
  return (
    <FoundContext value={told}>
      <DeferredResultsContext value={useAfterPaint(told)}>
        <ProgressContext value={useMemo(() => ({ status, error, refresh }), [status, error, refresh])}>
          {children}
        </ProgressContext>
      </DeferredResultsContext>
    </FoundContext>
  )
}
