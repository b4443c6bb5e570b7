/**
 * The state of a search page in its address: the single source from which server, browser and a shared link
 * show the same list. Unrelated parameters are preserved.
 */
import { cutText, visibleText } from '../visible-text.ts'
import type { SearchPage } from './list-pages.ts'

export type SearchState = {
  readonly query: string
  /** Counted from 1. */
  readonly page: number
  /** Number of pages shown together, starting with the first; absent for one. */
  readonly shown?: number
  /** Selected values by attribute; attributes without a value are absent. */
  readonly refinements: Readonly<Record<string, readonly string[]>>
}

/** Whether a state has a query or refinements. */
export const isNarrowed = ({ query, refinements }: SearchState): boolean =>
  query !== '' || Object.keys(refinements).length > 0

/** Bytes in UTF-8; the search protocol's own limit is 512. */
const maxQuery = 400
const maxValues = 50
/** A page further on counts as this one, which no list has either: the page says so. */
const maxPage = 1000
/** Pages shown together at most. Fifty cost a server 0.6 s and its answer 2.7 MB; ten a fifth of that. */
export const mostShown = 10

const queryKey = 'q'
const pageKey = 'pagina'
const shownKey = 'tot'

const clip = (typed: string): string => {
  const text = visibleText(typed)
  return cutText(text, new TextEncoder().encodeInto(text, new Uint8Array(maxQuery)).read)
}

/** The query for a text in a search box: trimmed, cut to the protocol's limit, without characters that nobody sees. */
export const queryOf = (text: string): string => clip(text).trim()

/** The query that is searched for: none without a letter or digit, for which services answer everything. */
export const searchedQuery = (query: string): string => (/[\p{L}\p{N}]/u.test(query) ? query : '')

const pageNumber = (text: string | null): number => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1
}

/** Reads the state from an address; invalid values count as absent. */
export const readState = ({ facets }: Pick<SearchPage, 'facets'>, parameters: URLSearchParams): SearchState => {
  const page = pageNumber(parameters.get(pageKey))
  const shown = page === 1 ? Math.min(pageNumber(parameters.get(shownKey)), mostShown) : 1
  const refinements = facets.flatMap(({ attribute, key }) => {
    const values = [...new Set(parameters.getAll(key).map(clip).filter(Boolean))].slice(0, maxValues)
    return values.length ? [[attribute, values] as const] : []
  })
  return {
    query: queryOf(parameters.get(queryKey) ?? ''),
    page,
    ...(shown > 1 ? { shown } : {}),
    refinements: Object.fromEntries(refinements),
  }
}

/** Writes this state into the parameters: its own are replaced, unrelated ones stay in front, defaults are left out. */
export const writeState = (
  { facets }: Pick<SearchPage, 'facets'>,
  state: SearchState,
  current: URLSearchParams,
): URLSearchParams => {
  const parameters = new URLSearchParams(current)
  for (const key of [queryKey, pageKey, shownKey, ...facets.map((facet) => facet.key)]) parameters.delete(key)
  if (state.query) parameters.set(queryKey, state.query)
  for (const { attribute, key } of facets)
    for (const value of state.refinements[attribute] ?? []) parameters.append(key, value)
  if (state.page > 1) parameters.set(pageKey, String(state.page))
  else if (state.shown) parameters.set(shownKey, String(state.shown))
  return parameters
}

/**
 * Converts the framework's search parameters to `URLSearchParams`, without characters that nobody sees: a service refuses a query
 * with a null character, and others turn the text around them.
 */
export const toParameters = (
  parameters: Readonly<Record<string, string | readonly string[] | undefined>>,
): URLSearchParams =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([key, value]) =>
      (value === undefined ? [] : [value].flat()).map((entry) => [key, visibleText(entry)]),
    ),
  )
