import type { SearchPage } from './pages.ts'

/** Search parameters of a page that do not depend on its state. The number of hits does: see `SearchState.shown`. */
export const fixedParameters = (page: SearchPage) => ({
  attributesToRetrieve: [...page.attributesToRetrieve],
  attributesToHighlight: [...page.attributesToHighlight],
  attributesToSnippet: [...page.attributesToSnippet],
})
