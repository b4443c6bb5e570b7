'use client'

import { useTypedQuery } from './use-typed-query.ts'

type Props = { readonly id: string; readonly placeholder?: string; readonly className?: string }

/** The text field of a search: searches after a pause, and submits as a part of a plain form without script. */
export const QueryInput = ({ id, placeholder, className }: Props) => {
  const box = useTypedQuery()
  return (
    <input
      {...box}
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
