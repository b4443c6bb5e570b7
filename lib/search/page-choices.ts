/** The site's own pages in the search dialog: what `/api/own-pages` answers, and how browsers read it. */
import * as v from 'valibot'
import { getPathname } from '../i18n/pathname.ts'
import type { Locale } from '../i18n/routing.ts'
import type { Group } from './everything.ts'
import { pageTypes } from './kinds.ts'
import { isQuestion } from './query-text.ts'

/** Pages that the dialog shows. */
const most = 3
/** Milliseconds after which the dialog shows its other results. */
const timeout = 1500

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
})
export type PageChoices = v.InferOutput<typeof choices>

const none: PageChoices = { count: 0, pages: [] }

/** The best own pages of a search, with their paths in a language. */
export const pageChoicesOf = ({ count, hits }: Group, query: string, locale: Locale): PageChoices => ({
  count,
  pages: hits.slice(0, most).map(({ href, title, pageType = 'page', language, evidence }) => ({
    path: getPathname({ href, locale }),
    title: [...title],
    type: pageType,
    language,
    isName: evidence.isWholeTitle && !isQuestion(query),
  })),
})

/** The own pages that fit a query, from the site; none when it does not answer in time, since other results can be shown. */
export const fetchPageChoices = async (query: string, locale: Locale): Promise<PageChoices> => {
  if (!query) return none
  try {
    const address = `/api/own-pages?${new URLSearchParams({ q: query, taal: locale }).toString()}`
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    return response.ok ? v.parse(choices, await response.json()) : none
  } catch {
    return none
  }
}
