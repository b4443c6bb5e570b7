import { useTranslations } from 'next-intl'

/** The first focus stop of a search form: a skip link past its fields and filters to the results. Visible while it has the focus. */
export const SkipToResults = () => {
  const t = useTranslations('search')
  return (
    <a
      href="#resultaten"
      data-screen=""
      className="sr-only focus:not-sr-only focus:inline-block focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
    >
      {t('skipToResults')}
    </a>
  )
}
