'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useId, useRef } from 'react'
import { useSearchBox } from 'react-instantsearch'
import { buttonClass } from '#components/ui/button-link.tsx'

type Props = {
  readonly label: string
  readonly placeholder?: string
  /** Without a button of its own, as part of a form that has one. */
  readonly bare?: boolean
}

/** Milliseconds of rest after which letters become a search. Source: spec 8 "Search input rate". */
const rest = 250

/** The box of a search page: searches as the visitor rests, and submits as a plain form without script. */
export const SearchForm = ({ label, placeholder, bare = false }: Props) => {
  const t = useTranslations('search')
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The library takes a new function for a new widget, and would never stop rendering.
  const queryHook = useCallback((text: string, search: (text: string) => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), rest)
  }, [])
  const { query, refine } = useSearchBox({ queryHook })
  const box = useRef<HTMLInputElement>(null)
  // The address changes the query too (back, forward, chips); the box follows, unless somebody is typing in it.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = query
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
}
