'use client'

import { useCallback, useEffect, useRef, type FocusEvent } from 'react'
import { useInstantSearchContext, useSearchBox } from 'react-instantsearch'
import { fromUiState } from '#lib/search/routing.ts'
import { queryOf } from '#lib/search/state.ts'
import { useScope } from '../list/search-state.ts'

/** Milliseconds of rest after which letters become a search. Source: docs/contract.md 8 "Search input rate". */
const rest = 250

/**
 * The properties of a search box whose text is its own: it is searched for once the visitor rests, and nothing is put
 * into it while it has the focus, except by back and forward.
 */
export const useTypedQuery = () => {
  const { page, box, typed, finish } = useScope()
  const search = useInstantSearchContext()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The search for letters that wait for a rest; null when there are none. */
  const waiting = useRef<(() => void) | null>(null)
  /** Whether the focus went elsewhere on the page since something was typed. */
  const isLeft = useRef(false)
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    waiting.current = null
  }, [])
  const asked = useCallback(() => fromUiState(page, search.getUiState()).query, [page, search])
  // The library takes a new function for a new widget, and would never stop rendering.
  const queryHook = useCallback(
    (text: string, searchFor: (text: string) => void) => {
      forget()
      waiting.current = () => {
        forget()
        const query = queryOf(text)
        if (query !== asked()) typed(() => searchFor(query))
      }
      timer.current = setTimeout(() => waiting.current?.(), rest)
    },
    [asked, forget, typed],
  )
  const { query, refine } = useSearchBox({ queryHook })

  useEffect(() => {
    box.current = {
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
  // What was typed before this code arrived is searched now.
  useEffect(() => {
    if (input.current && queryOf(input.current.value) !== asked()) refine(input.current.value)
    // Once: later changes come through the box itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const isFirst = useRef(true)
  // A link changes the query too. The box follows, unless somebody types in it: then the query follows the box.
  useEffect(() => {
    const [{ current: field }, wasFirst] = [input, isFirst.current]
    isFirst.current = false
    if (wasFirst || !field || waiting.current || queryOf(field.value) === asked()) return
    if (document.activeElement === field) refine(field.value)
    else field.value = asked()
    // When the query changes, not when the functions do.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query])

  return {
    ref: input,
    defaultValue: query,
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => refine(event.currentTarget.value),
    onBlur: (event: FocusEvent) => {
      // A window that loses the focus leaves it with the box.
      if (document.activeElement !== event.currentTarget) isLeft.current = true
    },
    onFocus: () => {
      if (!isLeft.current) return
      isLeft.current = false
      finish()
    },
  }
}
