import type { SearchPage } from './pages.ts'

/** Search parameters of a page that do not depend on its state. */
export const fixedParameters = (page: SearchPage) => ({
  hitsPerPage: page.hitsPerPage,
  attributesToRetrieve: [...page.attributesToRetrieve],
  attributesToHighlight: [...page.attributesToHighlight],
  attributesToSnippet: [...page.attributesToSnippet],
})
