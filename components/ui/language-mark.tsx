import { getTranslations } from 'next-intl/server'
import { pageLocale } from '#lib/i18n/language.ts'
import type { Locale } from '#lib/i18n/routing.ts'

type Props = {
  readonly language: Locale
  /** Beside a person, of whom it would say which language they speak: it is about the text. */
  readonly isText?: boolean
}

/** Says, beside an entry of a list, that it is in the other language; nothing for what is in the language of the page. */
export const LanguageMark = async ({ language, isText = false }: Props) => {
  const [t, locale] = [await getTranslations('global'), await pageLocale()]
  return language === locale ? null : (
    <p lang={locale} className="text-sm text-muted">
      {t(isText ? 'textInLanguage' : 'inLanguage', { language })}
    </p>
  )
}
