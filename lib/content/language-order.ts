import type { Locale } from '../i18n/routing.ts'

/** The articles in the language of the page, then the others; within a language in the order in which they came. */
export const ownLanguageFirst = <T extends { readonly english: boolean }>(
  articles: readonly T[],
  locale: Locale,
): T[] =>
  articles.toSorted(
    (one, other) => Number(other.english === (locale === 'en')) - Number(one.english === (locale === 'en')),
  )
