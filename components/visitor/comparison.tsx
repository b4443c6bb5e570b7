import { getTranslations } from 'next-intl/server'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { CompareBar } from './compare-choice.island.tsx'

/** What is ticked to be compared, at the foot of a page with tick boxes. */
export const Comparison = async () => {
  const [t, locale] = [await getTranslations('keep'), await pageLocale()]
  return (
    <CompareBar
      action={getPathname({ href: '/vergelijken', locale })}
      words={{
        label: t('compareBar'),
        chosen: t('compareChosen', { count: '{count}' }),
        go: t('compareGo'),
        clear: t('compareClear'),
      }}
    />
  )
}
