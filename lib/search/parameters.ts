import type { SearchPage } from './list-pages.ts'
import { isInEnglish } from './query-language.ts'

/**
 * What a service is to do when no record holds every word, which for whole questions is often. Our own service ranks by
 * relevance, which needs no word; a hosted one then finds what holds some of them, most words first.
 */
export const lenient = { removeWordsIfNoResults: 'allOptional' } as const

const dutchFirst = 'english:false'

/** What is written in the language of the page comes first, where records say which language they are in. */
export const ownLanguageFirst = (
  { attributesToRetrieve }: SearchPage,
  locale: string,
): { readonly optionalFilters?: string[] } =>
  attributesToRetrieve.includes('english') ? { optionalFilters: [locale === 'en' ? 'english:true' : dutchFirst] } : {}

/**
 * A request as it is sent: of an English query on a Dutch page texts of both languages are asked for, the best first. Decided at the last moment,
 * since the parameters of a list stay while somebody types.
 */
export const forLanguageOfQuery = <Request extends object>(request: Request): Request => {
  const [query, filters]: unknown[] = [Reflect.get(request, 'query'), Reflect.get(request, 'optionalFilters')]
  const isDutchFirst = Array.isArray(filters) && filters.length === 1 && filters[0] === dutchFirst
  return isDutchFirst && typeof query === 'string' && isInEnglish(query) ? { ...request, optionalFilters: [] } : request
}

/** Search parameters of a page that do not depend on its state. The number of hits does: see `SearchState.shown`. */
export const fixedParameters = (page: SearchPage) => ({
  attributesToRetrieve: [...page.attributesToRetrieve],
  attributesToHighlight: [...page.attributesToHighlight],
  attributesToSnippet: [...page.attributesToSnippet],
  // Says how many words of the query a hit holds.
  getRankingInfo: true,
  ...lenient,
})
