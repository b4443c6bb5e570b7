'use client'

import { useTranslations } from 'next-intl'
import { useInstantSearch } from 'react-instantsearch'

/** How many there are, told politely once the answer is in. */
export const ResultCount = () => {
  const t = useTranslations('search')
  const { results } = useInstantSearch()
  const { nbHits: count, query } = results
  return (
    <output className="block text-sm text-muted">
      {query ? t('resultsFor', { count, query }) : t('results', { count })}
    </output>
  )
}
