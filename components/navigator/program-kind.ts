import { getTranslations } from 'next-intl/server'
import { pageLocale } from '#lib/i18n/language.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import { programTypes } from '#schema/families/navigator.ts'

type Kind = { readonly text: string; readonly language: Locale }

/** How kinds of programmes are called on a page: in the words of the page, or else as the catalogue has them. */
export const readKindNames = async (): Promise<(kind: string) => Kind> => {
  const [values, locale] = [await getTranslations('search.values'), await pageLocale()]
  return (kind) => {
    const known = programTypes.find((one) => one === kind)
    return known === undefined
      ? { text: kind.charAt(0).toLocaleUpperCase('nl') + kind.slice(1), language: 'nl' }
      : { text: values(known), language: locale }
  }
}
