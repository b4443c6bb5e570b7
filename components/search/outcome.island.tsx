'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { buttonClass } from '#components/ui/button-class.ts'
import { useSearchState } from './search-state.ts'

type Props = { readonly children: ReactNode }

/** The list, or why there is none: nothing found, or a search that failed, each with a way on. */
export const Outcome = ({ children }: Props) => {
  const t = useTranslations('search')
  const { action } = useSearchState()
  const { results, error, refresh, status, setIndexUiState } = useInstantSearch({ catchError: true })
  if (error)
    return (
      <div role="alert" className="rounded-lg bg-danger-soft p-6">
        <p className="font-display text-h4 font-semibold">
          {error.name === 'SearchUnavailableError' ? t('unavailable') : t('error')}
        </p>
        <p className="mt-1">{t('errorHelp')}</p>
        <button type="button" onClick={() => refresh()} className={`${buttonClass({ size: 'sm' })} mt-4`}>
          {t('retry')}
        </button>
      </div>
    )
  if (results.nbHits === 0)
    return (
      <div className="rounded-lg bg-sunken p-6">
        <p className="font-display text-h4 font-semibold">{t('none')}</p>
        <p className="mt-1">{t('noneHelp')}</p>
        <a
          href={action}
          onClick={(event) => {
            event.preventDefault()
            setIndexUiState({})
          }}
          className={`${buttonClass({ size: 'sm', variant: 'outline' })} mt-4`}
        >
          {t('noneReset')}
        </a>
      </div>
    )
  return (
    <div aria-busy={status === 'loading' || status === 'stalled'} className={status === 'stalled' ? 'opacity-60' : ''}>
      {children}
    </div>
  )
}
