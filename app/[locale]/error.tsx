'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button-link.tsx'

type Props = { readonly error: Error & { digest?: string }; readonly reset: () => void }

/** Inside the layout, so that menu and search remain when one page fails. */
export default function ErrorPage({ reset }: Props) {
  const t = useTranslations('error')
  return (
    <div role="alert" className="wrap space-y-5 py-16">
      <h1 className="text-h1">{t('title')}</h1>
      <p className="text-lead text-muted">{t('lead')}</p>
      <button type="button" onClick={reset} className={buttonClass()}>
        {t('retry')}
      </button>
    </div>
  )
}
