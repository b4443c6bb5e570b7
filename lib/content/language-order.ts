import type { Locale } from '../i18n/routing.ts'

/** The items in the language of the page, then the others; within a language in the order in which they came. */
export const ownLanguageFirst = <T extends { readonly english: boolean }>(items: readonly T[], locale: Locale): T[] =>
  items.toSorted(
    (one, other) => Number(other.english === (locale === 'en')) - Number(one.english === (locale === 'en')),
  )
