/** What the search dialog lists below its box: sections of choices, each a page to go to or words to search for. */
import type { Locale } from '../i18n/routing.ts'
import { getPathname } from '../i18n/pathname.ts'
import { asked, type Kind } from './kinds.ts'
import type { Piece } from './highlighted.ts'
import type { Answer } from './suggestions-when-empty.ts'

export type Choice = {
  readonly key: string
  readonly text: readonly Piece[]
  readonly note: string | null
  readonly language: Locale
  /** The page that it leads to; null for words to search for. */
  readonly href: string | null
}

export type Section = {
  readonly key: string
  readonly title: string
  readonly count: number | null
  readonly choices: readonly Choice[]
}

export type SuggestionWords = {
  readonly kind: Readonly<Record<Kind, string>>
  readonly recent: string
  readonly meant: string
  readonly others: string
  readonly topics: string
  /** With `{query}` in it. */
  readonly allResults: string
}

type Given = {
  readonly query: string
  /** Null as long as there is none for this query. */
  readonly answer: Answer | null
  readonly recent: readonly string[]
  readonly locale: Locale
  readonly words: SuggestionWords
}

const plain = (text: string): Piece[] => [{ text, isMarked: false }]

/** The page of all results for those words. */
export const resultsPath = (query: string, locale: Locale): string =>
  getPathname({ href: { pathname: '/zoeken', query: { q: query } }, locale })

const toWords = (key: string, title: string, queries: readonly string[]): Section[] =>
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
            language: 'nl',
            href: null,
          })),
        },
      ]
    : []

/**
 * The sections for a query: earlier searches and subjects without one; else what was meant, the best of each kind and
 * the way to all results, or other words that find something. Sections without choices are left out.
 */
export const suggestionsOf = ({ query, answer, recent, locale, words }: Given): Section[] => {
  if (!query)
    return [...toWords('recent', words.recent, recent), ...toWords('topics', words.topics, answer?.topics ?? [])]
  if (!answer) return []
  const found = answer.groups
    .filter((group) => group.found.length > 0)
    .map((group): Section => ({
      key: asked[group.kind].key,
      title: words.kind[group.kind],
      count: group.count,
      choices: group.found.map(({ id, title, note, language, href }) => ({
        key: id,
        text: title,
        note,
        language,
        href: getPathname({ href, locale }),
      })),
    }))
  const all: Choice = {
    key: 'all',
    text: plain(words.allResults.replace('{query}', () => query)),
    note: null,
    language: locale,
    href: resultsPath(query, locale),
  }
  return [
    ...toWords('meant', words.meant, answer.meant ? [answer.meant.query] : []),
    ...found,
    ...toWords(
      'others',
      words.others,
      answer.others.map((other) => other.query),
    ),
    ...toWords('topics', words.topics, answer.topics),
    ...(found.length ? [{ key: 'results', title: '', count: null, choices: [all] }] : []),
  ]
}
