'use client'

import { useTranslations } from 'next-intl'

/** What the button says that closes filters over a list of so many programmes; null after a failed search. */
export const useCloseLabel = () => {
  const [t, search] = [useTranslations('finder'), useTranslations('search')]
  return (count: number | null): string => {
    if (count === null) return search('showList')
    return count === 0 ? t('filtersBack') : t('show', { count })
  }
}
