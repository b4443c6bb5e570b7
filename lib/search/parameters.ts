import type { SearchPage } from './pages.ts'

/**
 * What a service is to do when no record holds every word, which for whole questions is often. Our own service ranks by
 * relevance, which needs no word; a hosted one then finds what holds some of them, most words first.
 */
export const lenient = { removeWordsIfNoResults: 'allOptional' } as const

/** Search parameters of a page that do not depend on its state. The number of hits does: see `SearchState.shown`. */
export const fixedParameters = (page: SearchPage) => ({
  attributesToRetrieve: [...page.attributesToRetrieve],
  attributesToHighlight: [...page.attributesToHighlight],
  attributesToSnippet: [...page.attributesToSnippet],
  ...lenient,
})
