/**
 * The state of a search page as its address bears it: the single state, from which server, browser and a shared link
 * make the same list. Parameters that are not ours stay where they are.
 */
import type { SearchPage } from './pages.ts'

export type SearchState = {
  readonly query: string
  /** From 1. */
  readonly page: number
  /** Pages that are shown together, from the first on; absent for one. */
  readonly shown?: number
  /** Chosen values by attribute; attributes without any are absent. */
  readonly refinements: Readonly<Record<string, readonly string[]>>
}

/** Bytes in UTF-8; the search protocol's own limit is 512. */
const maxQuery = 400
const maxValues = 50
const maxPage = 1000
/** Services give a thousand hits at once, and no further. */
export const mostShown = 50

const queryKey = 'q'
const pageKey = 'pagina'
const shownKey = 'tot'

const clip = (text: string) =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(maxQuery)).read).toWellFormed()

/** The query that a text in a search box asks for: without the space around it, and no longer than the protocol takes. */
export const queryOf = (text: string): string => clip(text).trim()

const pageNumber = (text: string | null): number => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1
}

/** The state that an address asks for; what makes no sense in it counts as not given. */
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

/** The parameters with this state in them: ours replaced, foreign ones kept in front, defaults left out. */
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

/** The framework's form of a query string as the platform's. */
export const toParameters = (
  given: Readonly<Record<string, string | readonly string[] | undefined>>,
): URLSearchParams =>
  new URLSearchParams(
    Object.entries(given).flatMap(([key, value]) =>
      value === undefined ? [] : typeof value === 'string' ? [[key, value]] : value.map((entry) => [key, entry]),
    ),
  )
