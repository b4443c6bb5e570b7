/** What the site knows about a query of the search dialog: its own pages and the place; as `/api/own-pages` answers it, and how browsers read it. */
import * as v from 'valibot'
import { getPathname } from '../i18n/pathname.ts'
import type { Locale } from '../i18n/routing.ts'
import type { Group } from './everything-state.ts'
import { kinds, pageTypes } from './kinds.ts'
import type { Near } from './near.ts'
import { isQuestion } from './query-text.ts'

/** Pages that the dialog shows. */
const most = 3
/** Milliseconds after which the dialog shows its other results. */
const timeout = 1500

const nearParameters = v.object({
  query: v.string(),
  aroundLatLng: v.exactOptional(v.string()),
  aroundRadius: v.exactOptional(v.union([v.number(), v.literal('all')])),
  aroundPrecision: v.exactOptional(v.array(v.object({ from: v.number(), value: v.number() }))),
  insidePolygon: v.exactOptional(v.array(v.array(v.number()))),
  typoTolerance: v.exactOptional(v.literal(false)),
  decompoundQuery: v.exactOptional(v.literal(false)),
  advancedSyntax: v.exactOptional(v.literal(true)),
})
const choices = v.object({
  count: v.number(),
  pages: v.array(
    v.object({
      path: v.string(),
      title: v.array(v.object({ text: v.string(), isMarked: v.boolean() })),
      type: v.picklist(pageTypes),
      language: v.picklist(['nl', 'en']),
      /** Whether the query is a name of the page, and nothing else. */
      isName: v.boolean(),
    }),
  ),
  /** The place that the query names, as its searches need it. */
  near: v.nullable(v.object({ rest: v.string(), parameters: v.record(v.picklist(kinds), nearParameters) })),
})
export type PageChoices = Omit<v.InferOutput<typeof choices>, 'near'> & { readonly near: Near | null }

/** What is answered where nothing is known. */
export const noChoices: PageChoices = { count: 0, pages: [], near: null }

/** The best own pages of a search, with their paths in a language, and the place of the query. */
export const pageChoicesOf = (
  { count, hits }: Group,
  query: string,
  locale: Locale,
  near: Near | null,
): PageChoices => ({
  count,
  near,
  pages: hits.slice(0, most).map(({ href, title, pageType = 'page', language, evidence }) => ({
    path: getPathname({ href, locale }),
    title: [...title],
    type: pageType,
    language,
    isName: evidence.isWholeTitle && !isQuestion(query),
  })),
})

/** The own pages that fit a query and its place, from the site; none when it does not answer in time, since other results can be shown. */
export const fetchPageChoices = async (query: string, locale: Locale): Promise<PageChoices> => {
  if (!query) return noChoices
  try {
    const address = `/api/own-pages?${new URLSearchParams({ q: query, taal: locale }).toString()}`
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    return response.ok ? v.parse(choices, await response.json()) : noChoices
  } catch {
    return noChoices
  }
}
