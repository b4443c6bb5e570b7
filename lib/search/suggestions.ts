/** The sections of the list in the search dialog; each choice is a page to open or a query to search for. */
import type { Locale } from '../i18n/routing.ts'
import { getPathname } from '../i18n/pathname.ts'
import { keyOf, type PageType, type ResultKind } from './kinds.ts'
import { shortNote } from './everything-state.ts'
import type { Piece } from './highlighted.ts'
import { mergeKinds } from './merge-kinds.ts'
import type { PageChoices } from './page-choices.ts'
import type { Answer } from './suggestions-when-empty.ts'

export type Choice = {
  readonly key: string
  readonly text: readonly Piece[]
  readonly note: string | null
  /** Names of the catalogue are Dutch, also beside an English hit. */
  readonly noteLanguage: Locale
  readonly language: Locale
  /** The page to open; null for a query. */
  readonly href: string | null
}

export type Section = {
  readonly key: string
  readonly title: string
  readonly count: number | null
  readonly choices: readonly Choice[]
}

export type SuggestionWords = {
  readonly kind: Readonly<Record<ResultKind, string>>
  readonly pageType: Readonly<Record<PageType, string>>
  readonly recent: string
  readonly meant: string
  readonly others: string
  readonly topics: string
  /** With `{query}` in it. */
  readonly allResults: string
}

type Given = {
  readonly query: string
  /** Null until there is a response for this query. */
  readonly answer: Answer | null
  /** The site's own pages that fit. */
  readonly pages: PageChoices['pages']
  readonly recent: readonly string[]
  readonly locale: Locale
  readonly words: SuggestionWords
}

/** Hits of a kind that are shown: what fits in a dialog. */
const mostOfKind = 3

/** Hits of a kind to ask for: on English pages more, since English hits move up among them. */
export const fetchedOfKind = (locale: Locale): number => (locale === 'en' ? 3 * mostOfKind : mostOfKind)

const plain = (text: string): Piece[] => [{ text, isMarked: false }]

/** The page of all results for that query. */
export const resultsPath = (query: string, locale: Locale): string =>
  getPathname({ href: { pathname: '/zoeken', query: { q: query } }, locale })

const toWords = (key: string, title: string, queries: readonly string[], language: Locale): Section[] =>
  queries.length
    ? [
        {
          key,
          title,
          count: null,
          choices: queries.map((query) => ({
            key: `${key}-${query}`,
            text: plain(query),
            note: null,
            noteLanguage: 'nl',
            language,
            href: null,
          })),
        },
      ]
    : []

/**
 * The sections for a query. Without a query: recent searches and topics; else the corrected query, the best hits of each
 * kind in the order of the list of all kinds, the kind of the best hit first, own pages before them where the query names one, and a link to all results, or alternative queries. Sections without choices are left out.
 */
export const suggestionsOf = ({ query, answer, pages, recent, locale, words }: Given): Section[] => {
  if (!query)
    return [
      // What a visitor typed is as likely in the language of the page.
      ...toWords('recent', words.recent, recent, locale),
      ...toWords('topics', words.topics, answer?.topics ?? [], 'nl'),
    ]
  if (!answer) return []
  const counts = new Map(answer.groups.map(({ kind, count }) => [kind, count]))
  const byKind = Map.groupBy(mergeKinds(answer.groups, query, { locale }), ({ kind }) => kind)
  const hitSections = [...byKind].map(([kind, hits]): Section => ({
    key: keyOf(kind),
    title: words.kind[kind],
    count: counts.get(kind) ?? null,
    choices: hits.slice(0, mostOfKind).map(({ id, title, language, href, ...hit }) => ({
      key: id,
      text: title,
      note: shortNote(hit),
      noteLanguage: 'nl',
      language,
      href: getPathname({ href, locale }),
    })),
  }))
  const pageSection: Section = {
    key: keyOf('pages'),
    title: words.kind.pages,
    count: null,
    choices: pages.map(({ path, title, type, language }) => ({
      key: path,
      text: title,
      note: words.pageType[type],
      noteLanguage: locale,
      language,
      href: path,
    })),
  }
  const isNamed = pages.some(({ isName }) => isName)
  const pageSections = pages.length ? [pageSection] : []
  const all: Choice = {
    key: 'all',
    text: plain(words.allResults.replace('{query}', () => query)),
    note: null,
    noteLanguage: locale,
    language: locale,
    href: resultsPath(query, locale),
  }
  return [
    ...toWords('meant', words.meant, answer.meant === null ? [] : [answer.meant], locale),
    ...(isNamed ? pageSections : []),
    ...hitSections,
    ...(isNamed ? [] : pageSections),
    ...toWords(
      'others',
      words.others,
      answer.others.map((other) => other.query),
      locale,
    ),
    ...toWords('topics', words.topics, answer.topics, 'nl'),
    ...(hitSections.length || pages.length ? [{ key: 'results', title: '', count: null, choices: [all] }] : []),
  ]
}
