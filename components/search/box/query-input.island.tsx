'use client'

import type { KeyboardEvent } from 'react'
import { useTypedQuery } from './use-typed-query.ts'

type Props = { readonly id: string; readonly placeholder?: string; readonly className?: string }

/** Escape closes a popover that the field is in, and only that: by itself it would empty the field as well. */
const closePopover = (event: KeyboardEvent<HTMLInputElement>) => {
  const popover = event.key === 'Escape' ? event.currentTarget.closest<HTMLElement>(':popover-open') : null
  if (!popover) return
  event.preventDefault()
  popover.hidePopover()
}

/** The text field of a search: searches after a pause, and submits as a part of a plain form without script. */
export const QueryInput = ({ id, placeholder, className }: Props) => {
  const box = useTypedQuery()
  return (
    <input
      {...box}
      onKeyDown={closePopover}
      id={id}
      name="q"
      type="search"
      maxLength={200}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      className={className}
    />
  )
}
