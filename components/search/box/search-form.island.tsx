'use client'

import { useTranslations } from 'next-intl'
import { memo, useId } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { QueryInput } from './query-input.island.tsx'

type Props = { readonly label: string }

/** The search box of a search page: searches after a debounce, and submits as a plain form without script. */
export const SearchForm = memo(({ label }: Props) => {
  const t = useTranslations('search')
  const id = useId()
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <QueryInput id={id} className="field grow" />
        <button type="submit" className={buttonClass()}>
          {t('submit')}
        </button>
      </div>
    </div>
  )
})
