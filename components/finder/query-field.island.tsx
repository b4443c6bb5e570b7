'use client'

import { useTranslations } from 'next-intl'
import { memo, useId } from 'react'
import { QueryInput } from '#components/search/box/query-input.island.tsx'

/** What somebody wants to learn, as a field of the finder's bar: searches after a rest, and submits without script. */
export const QueryField = memo(() => {
  const t = useTranslations('finder')
  const id = useId()
  return (
    <div className="bar-field">
      <label htmlFor={id}>{t('query')}</label>
      <QueryInput id={id} placeholder={t('queryPlaceholder')} />
    </div>
  )
})
