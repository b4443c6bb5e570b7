import { useLocale, useTranslations } from 'next-intl'
import type { Locale } from '#lib/i18n/routing.ts'

type Props = { readonly language: Locale }

/** Says that a hit is in the other language; nothing for one in the language of the page. For islands. */
export const HitLanguage = ({ language }: Props) => {
  const [t, locale] = [useTranslations('search'), useLocale()]
  return language === locale ? null : (
    <p lang={locale} className="text-sm text-muted">
      {t('inLanguage', { language })}
    </p>
  )
}
