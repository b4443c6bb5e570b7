'use client'

import { useCallback, useEffect, useRef, type FocusEvent } from 'react'
import { useInstantSearchContext, useSearchBox } from 'react-instantsearch'
import { fromUiState } from '#lib/search/routing.ts'
import { queryOf } from '#lib/search/state.ts'
import { useScope } from '../list/search-state.ts'

/** Milliseconds without a key press after which letters become a search. Source: docs/contract.md 8 "Search input rate". */
const debounce = 250

/**
 * The properties of an uncontrolled search box: its text is searched after a debounce, and is not replaced
 * while the box has the focus, except by back and forward.
 */
export const useTypedQuery = () => {
  const { page, box, finish } = useScope()
  const search = useInstantSearchContext()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The pending search; null when there is none. */
  const waiting = useRef<(() => void) | null>(null)
  /** Whether the focus moved to another element of the page since the last input. */
  const isLeft = useRef(false)
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    waiting.current = null
  }, [])
  const currentQuery = useCallback(() => fromUiState(page, search.getUiState()).query, [page, search])
  // Stable: the library treats a new function as a new widget, which would cause an infinite render loop.
  const queryHook = useCallback(
    (text: string, searchFor: (text: string) => void) => {
      forget()
      waiting.current = () => {
        forget()
        const query = queryOf(text)
        if (query !== currentQuery()) searchFor(query)
      }
      timer.current = setTimeout(() => waiting.current?.(), debounce)
    },
    [currentQuery, forget],
  )
  const { query, refine } = useSearchBox({ queryHook })

  useEffect(() => {
    box.current = {
      query: () => queryOf(input.current?.value ?? ''),
      search: () => waiting.current?.(),
      show: (text) => {
        forget()
        if (input.current) input.current.value = text
      },
    }
    return () => {
      box.current = null
      forget()
    }
  }, [box, forget])
  // Searches the text that was typed before hydration.
  useEffect(() => {
    if (input.current && queryOf(input.current.value) !== currentQuery()) refine(input.current.value)
    // Once: later changes come through the box itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const isFirst = useRef(true)
  // A link changes the query too. The box follows, unless the visitor types in it: then the query follows the box.
  useEffect(() => {
    const [{ current: field }, wasFirst] = [input, isFirst.current]
    isFirst.current = false
    if (wasFirst || !field || waiting.current || queryOf(field.value) === currentQuery()) return
    if (document.activeElement === field) refine(field.value)
    else field.value = currentQuery()
    // When the query changes, not when the functions do.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query])

  return {
    ref: input,
    defaultValue: query,
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => refine(event.currentTarget.value),
    onBlur: (event: FocusEvent) => {
      // When the window loses the focus, the box is still the active element.
      if (document.activeElement !== event.currentTarget) isLeft.current = true
    },
    onFocus: () => {
      if (!isLeft.current) return
      isLeft.current = false
      finish()
    },
  }
}
