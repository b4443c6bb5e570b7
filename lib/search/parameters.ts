import type { SearchPage } from './list-pages.ts'

/**
 * What a service is to do when no record holds every word, which for whole questions is often. Our own service ranks by
 * relevance, which needs no word; a hosted one then finds what holds some of them, most words first.
 */
export const lenient = { removeWordsIfNoResults: 'allOptional' } as const

/** What is written in the language of the page comes first, where records say which language they are in. */
export const ownLanguageFirst = (
  { attributesToRetrieve }: SearchPage,
  locale: string,
): { readonly optionalFilters?: string[] } =>
  attributesToRetrieve.includes('english') ? { optionalFilters: [`english:${locale === 'en'}`] } : {}

/** Search parameters of a page that do not depend on its state. The number of hits does: see `SearchState.shown`. */
export const fixedParameters = (page: SearchPage) => ({
  attributesToRetrieve: [...page.attributesToRetrieve],
  attributesToHighlight: [...page.attributesToHighlight],
  attributesToSnippet: [...page.attributesToSnippet],
  // Says how many words of the query a hit holds.
  getRankingInfo: true,
  ...lenient,
})
