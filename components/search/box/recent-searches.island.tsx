'use client'

import { useEffect, useState } from 'react'
import { focusTitle } from '#components/ui/focus-title.ts'
import { forgetSearches, recentSearches, rememberSearch } from '#lib/search/recent-searches.ts'
import { localTexts } from '#lib/visitor/storage.ts'

type Props = {
  /** The query of this page. */
  readonly query: string
  /** Path of the page that searches. */
  readonly action: string
  readonly words: { readonly title: string; readonly clear: string }
}

/** Stores this search; on a page without a query, shows recent searches. They are stored in this browser only. */
export const RecentSearches = ({ query, action, words }: Props) => {
  const [searches, setSearches] = useState<readonly string[]>([])
  useEffect(() => {
    rememberSearch(localTexts(), query)
    // Only the browser has them: the server cannot render them.
    // oxlint-disable-next-line react/set-state-in-effect
    setSearches(query ? [] : recentSearches(localTexts()))
  }, [query])
  if (!searches.length) return null
  return (
    <section className="space-y-3">
      <h2 className="text-h4">{words.title}</h2>
      <ul className="flex flex-wrap items-center gap-2">
        {searches.map((search) => (
          <li key={search}>
            <a href={`${action}?q=${encodeURIComponent(search)}`} className="tag">
              <span className="line-clamp-2">{search}</span>
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => {
              focusTitle()
              forgetSearches(localTexts())
              setSearches([])
            }}
            className="min-h-10 px-2 text-sm link"
          >
            {words.clear}
          </button>
        </li>
      </ul>
    </section>
  )
}
