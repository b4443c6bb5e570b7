import { getTranslations } from 'next-intl/server'
import { hoursInEnglish } from '#lib/calendar/hours-in-english.ts'
import { pageLocale } from '#lib/i18n/language.ts'

/** When a desk can be called, in the language of the page where it says days and times alone; else in Dutch, and marked so. */
export const PhoneHours = async ({ text }: { readonly text: string }) => {
  const [t, locale] = [await getTranslations('global'), await pageLocale()]
  const english = locale === 'en' ? hoursInEnglish(text) : null
  if (english !== null) return english
  return (
    <>
      <span lang="nl">{text}</span>
      {locale === 'nl' ? null : ` (${t('inLanguage', { language: 'nl' })})`}
    </>
  )
}
