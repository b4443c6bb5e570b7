'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { isNarrowed, searchedQuery } from '#lib/search/state.ts'
import { useCurrentResults } from '../list/search-state.ts'

type Props = {
  /** What the page lists, to stand in its title; the title stays as it is when absent. */
  readonly title?: string
}

/** The number of hits, in a polite live region once the response is in, and in the title of the page; none after a failed search. */
export const ResultCount = ({ title }: Props) => {
  const t = useTranslations('search')
  const { state, results, isAnswer } = useCurrentResults()
  const { nbHits: count, page, nbPages } = results
  const query = searchedQuery(results.query)
  const counted = query ? t('resultsFor', { count, query }) : t('results', { count })
  useEffect(() => {
    // The server gave the first title; what is searched for here changes it.
    if (title && isAnswer)
      document.title = `${isNarrowed(state) ? `${title}: ${counted}` : title} · ${document.title.split(' · ').at(-1)}`
  }, [title, counted, state, isAnswer])
  return (
    <output id="aantal" tabIndex={-1} className="block min-w-0 text-sm text-muted">
      {isAnswer ? counted : t('countUnknown')}
      {isAnswer && page > 0 && page < nbPages ? ` · ${t('page', { page: page + 1 })}` : null}
    </output>
  )
}
