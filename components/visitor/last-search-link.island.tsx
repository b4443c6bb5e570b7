'use client'

import type { ReactNode } from 'react'
import { useBrowserValue } from '#components/ui/use-browser-value.ts'
import { lastSearch } from '#lib/visitor/last-search.ts'

type Props = {
  /** Path of the page that searches for programmes. */
  readonly action: string
  readonly className: string
  /** Shown while no search is known. */
  readonly children: ReactNode
  /** Shown for the way back to a search. */
  readonly back: string
}

/** The link to the programmes, as they were last searched for in this tab; without script, to all of them. */
export const LastSearchLink = ({ action, className, children, back }: Props) => {
  const query = useBrowserValue(lastSearch, '')
  return (
    <a href={query ? `${action}?${query}` : action} data-button="" className={className}>
      {query ? back : children}
    </a>
  )
}
