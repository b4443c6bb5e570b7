'use client'

import { useTranslations } from 'next-intl'
import { memo, useId } from 'react'
import { useTypedQuery } from '#components/search/box/use-typed-query.ts'

/** What somebody wants to learn, as a field of the finder's bar: searches after a rest, and submits without script. */
export const QueryField = memo(() => {
  const t = useTranslations('finder')
  const id = useId()
  const box = useTypedQuery()
  return (
    <div className="bar-field">
      <label htmlFor={id}>{t('query')}</label>
      <input
        {...box}
        id={id}
        name="q"
        type="search"
        maxLength={200}
        placeholder={t('queryPlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
      />
    </div>
  )
})
