'use client'

import { useTranslations } from 'next-intl'
import { memo, useCallback, useEffect, useId, useRef } from 'react'
import { useSearchBox } from 'react-instantsearch'
import { buttonClass } from '#components/ui/button-class.ts'

type Props = {
  readonly label: string
  readonly placeholder?: string
  /** Without a button of its own, as part of a form that has one. */
  readonly bare?: boolean
}

/** Milliseconds of rest after which letters become a search. Source: spec 8 "Search input rate". */
const rest = 250

/** The box of a search page: searches as the visitor rests, and submits as a plain form without script. */
export const SearchForm = memo(({ label, placeholder, bare = false }: Props) => {
  const t = useTranslations('search')
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The query as the box last made it, or followed it; null before either. */
  const typed = useRef<string | null>(null)
  // The library takes a new function for a new widget, and would never stop rendering.
  const queryHook = useCallback((text: string, search: (text: string) => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      typed.current = text
      search(text)
    }, rest)
  }, [])
  const { query, refine } = useSearchBox({ queryHook })
  const box = useRef<HTMLInputElement>(null)
  // What was typed before this code arrived is searched now.
  useEffect(() => {
    if (box.current && box.current.value !== query) refine(box.current.value)
    // Once: later changes come through the box itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  // The address changes the query too (back, forward, a link): the box follows whatever was not typed in it.
  useEffect(() => {
    if (box.current && typed.current !== null && query !== typed.current) box.current.value = query
    typed.current = query
  }, [query])
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <input
          id={id}
          name="q"
          type="search"
          maxLength={200}
          ref={box}
          defaultValue={query}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => refine(event.currentTarget.value)}
          className="field grow"
        />
        {bare ? null : (
          <button type="submit" className={buttonClass()}>
            {t('submit')}
          </button>
        )}
      </div>
    </div>
  )
})
