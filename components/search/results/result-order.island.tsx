'use client'

import { useTranslations } from 'next-intl'
import { useStats } from 'react-instantsearch'
import { useScope } from '../list/search-state.ts'

/**
 * The sort order of the list, in words. There is no choice to offer: an index has one order, and the search
 * service keeps no sorted copies.
 */
export const ResultOrder = () => {
  const t = useTranslations('search.order')
  const { page } = useScope()
  const { nbHits, query } = useStats()
  if (nbHits < 2) return null
  const { index } = page
  if (query) return <p className="text-sm text-muted">{t('relevance')}</p>
  const known = index as 'articles'
  return t.has(known) ? <p className="text-sm text-muted">{t(known)}</p> : null
}
