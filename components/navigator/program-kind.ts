import { getTranslations } from 'next-intl/server'
import { pageLocale } from '#lib/i18n/language.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import { programTypes } from '#schema/families/navigator.ts'

type Kind = { readonly text: string; readonly language: Locale }

/** How kinds of programmes are called on a page: as the catalogue has them, in English where they are translated. */
export const readKindNames = async (): Promise<(kind: string) => Kind> => {
  const [t, locale] = [await getTranslations('institution'), await pageLocale()]
  return (kind) => {
    const known = locale === 'nl' ? undefined : programTypes.find((one) => one === kind)
    return known === undefined
      ? { text: kind.charAt(0).toLocaleUpperCase('nl') + kind.slice(1), language: 'nl' }
      : { text: t(`kind.${known}`), language: locale }
  }
}
