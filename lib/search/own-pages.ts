/** The search over the site's own pages, which no search service holds: in memory, on the server. */
import MiniSearch from 'minisearch'
import type { Locale } from '../i18n/routing.ts'
import type { Href } from '../paths.ts'
import type { About, Evidence, Group, SearchHit } from './everything-state.ts'
import type { Piece } from './highlighted.ts'
import type { PageType } from './kinds.ts'
import { fold, foldedWords } from './fold.ts'
import { contentWords, lookingWords } from './query-text.ts'

export type OwnPage = {
  /** The address in one language, which no other page has. */
  readonly id: string
  readonly type: PageType
  readonly href: Href
  readonly title: string
  /** Its name in the language of the catalogue, by which records are about it; its title when absent. */
  readonly dutch?: string
  /** Other names, in both languages: found like the title. */
  readonly names: readonly string[]
  readonly summary: string | null
  /** The language of the title. */
  readonly language: Locale
  /** Milliseconds from which it is past; null for pages that stay. */
  readonly until: number | null
  /** Whether it is invented. */
  readonly isSample?: boolean
}

export type OwnPages = {
  /** The page of a class of content in this language; null when the site has none of that name. */
  readonly ofClass: (about: About) => OwnPage | null
  /** Pages that fit a query, best first, as a group among the other kinds. */
  readonly search: (query: string, now: Date) => Group
}

/** Pages that one query shows at most. Chosen: nobody reads more of them, and many are alike. */
const most = 20
/** The least share of a name, in words, that a query must hold to name a page by it: “pabo” is no name of a page that “open dag pabo” is one of. */
const leastOfName = 0.5
/** The share of a query's words, each by its weight, that must name a page that does not hold all of them. */
const leastNamed = 0.37
/** Routes and the like are many and differ little; so many of one type are shown. */
const mostOfType: Partial<Record<PageType, number>> = { route: 3, topic: 5, event: 5, figure: 2 }

/** The words of a query that may name a page. */
const namingWords = (query: string): string[] => {
  const words = contentWords(query)
  const naming = words.filter((word) => !lookingWords.has(word))
  return naming.length ? naming : words
}

/** A word without the ending of a plural and without doubled vowels: “leraren” and “leraar” are one. */
const stem = (word: string): string => {
  const short = word.length > 5 ? word.replace(/(?:en|s)$/, '') : word
  return short.replaceAll(/([aeou])\1/g, '$1')
}
const inDocument = (term: string): string => stem(fold(term))

/** A word that one types without the hyphen also counts as the hyphenated word. */
const wordsOf = (text: string): string[] => {
  const hyphenated = fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  return [...foldedWords(text), ...hyphenated.map((word) => word.replaceAll('-', ''))]
}

/** Whether a word of a page goes on where the plural of the query ended: “physical” is no form of “physics”. */
const isOtherWord = (term: string, queryTerm: string, word: string): boolean =>
  word.endsWith('s') && term.startsWith(queryTerm) && term !== queryTerm && !term.startsWith(`${queryTerm}s`)

/** Whether a word of a page counts as that word of the query: the same, longer, or found as a misspelling of it. */
const counts = (term: string, queryTerm: string, word: string, isAlone: boolean): boolean =>
  !isOtherWord(term, queryTerm, word) && (term.startsWith(queryTerm) || isAlone)

const piecesOf = (title: string, terms: ReadonlySet<string>): Piece[] =>
  title
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter(Boolean)
    .map((text) => ({ text, isMarked: terms.has(stem(fold(text))) }))

/** A page as a hit. */
export const pageHit = (page: OwnPage, evidence: Evidence, marked: ReadonlySet<string> = new Set()): SearchHit => ({
  kind: 'pages',
  id: page.id,
  title: piecesOf(page.title, marked),
  snippet: page.summary ? piecesOf(page.summary, marked) : [],
  isSaid: false,
  note: null,
  pageType: page.type,
  href: page.href,
  updated: null,
  isPlanned: false,
  language: page.language,
  standing: page.isSample ? 'invented' : null,
  evidence,
})

/** An index of those pages. Building it takes a few milliseconds. */
export const indexOwnPages = (pages: readonly OwnPage[]): OwnPages => {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const wholeNames = new Map(
    pages.map(({ id, title, names }) => [
      id,
      new Set([title, ...names].map((name) => foldedWords(name).map(stem).join(' '))),
    ]),
  )
  const termsOfNames = new Map(pages.map(({ id, names }) => [id, names.map((name) => wordsOf(name).map(inDocument))]))
  const index = new MiniSearch<OwnPage>({
    fields: ['title', 'names', 'summary'],
    tokenize: wordsOf,
    processTerm: inDocument,
    extractField: (page, field) => {
      if (field === 'names') return page.names.join(' \n ')
      const value: unknown = Reflect.get(page, field)
      return typeof value === 'string' ? value : ''
    },
  })
  index.addAll([...pages])

  /** How many pages have a word in their title or names. */
  const named = new Map<string, number>()
  for (const { title, names } of pages)
    for (const term of new Set([title, ...names].flatMap(wordsOf).map(inDocument)))
      named.set(term, (named.get(term) ?? 0) + 1)
  const weightOf = (word: string): number => Math.log(1 + pages.length / (1 + (named.get(inDocument(word)) ?? 0)))
  const sumOf = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + weightOf(word), 0)

  const search = (query: string, now: Date): Group => {
    const words = namingWords(query)
    const queryName = foldedWords(query).map(stem).join(' ')
    const tellingName = words.map(stem).join(' ')
    // “route check” is also searched as “routecheck”, where a page has that name.
    const asOne = [words.join('')].filter((word) => words.length > 1 && named.has(inDocument(word)))
    const results = index.search([...words, ...asOne].join(' '), {
      boost: { title: 3, names: 2 },
      prefix: (term, at, terms) => at === terms.length - 1 && term.length >= 3,
      fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
    })
    const isWholeName = (id: unknown): boolean => {
      const names = wholeNames.get(String(id))
      return (
        names?.has(queryName) === true ||
        names?.has(tellingName) === true ||
        asOne.some((word) => names?.has(inDocument(word)))
      )
    }
    // A page of which the query is a name stands first, however many names it has.
    const inOrder = results.toSorted((one, other) => Number(isWholeName(other.id)) - Number(isWholeName(one.id)))
    const shown = new Map<PageType, number>()
    const hits: SearchHit[] = []
    for (const { id, match, queryTerms } of inOrder) {
      const page = byId.get(String(id))
      if (!page || (page.until !== null && page.until <= now.getTime())) continue
      const matches = (isIn: (fields: readonly string[], own: string) => boolean) =>
        words.filter((word) => {
          const term = inDocument(word)
          return (
            queryTerms.includes(term) &&
            Object.entries(match).some(
              ([own, fields]) => isIn(fields, own) && counts(own, term, word, queryTerms.length === 1),
            )
          )
        })
      const titleWords = matches((fields) => fields.includes('title'))
      const coveredNames = (termsOfNames.get(page.id) ?? []).filter(
        (terms) => terms.filter((term) => match[term]).length >= leastOfName * terms.length,
      )
      // Events have the words of all events as one name.
      const isByName = (term: string) =>
        page.type === 'event' || titleWords.length > 0 || coveredNames.some((terms) => terms.includes(term))
      const nameWords = isWholeName(id) ? words : matches((fields, own) => fields.includes('names') && isByName(own))
      const inNames = new Set([...titleWords, ...nameWords])
      const anywhere = matches(() => true).length
      // A page that a word of little weight names, or that holds words in its summary alone, answers nothing.
      if (inNames.size === 0 || (sumOf(inNames) < leastNamed * sumOf(words) && anywhere < words.length)) continue
      const ofType = shown.get(page.type) ?? 0
      if (ofType >= (mostOfType[page.type] ?? most) || hits.length >= most) continue
      shown.set(page.type, ofType + 1)
      const evidence: Evidence = {
        rank: hits.length,
        titleWords,
        nameWords,
        title: inNames.size === words.length ? 'full' : 'partial',
        isWholeTitle: isWholeName(id),
        words: anywhere,
        typos: Object.keys(match).some((own) => words.some((word) => own.startsWith(inDocument(word)))) ? 0 : 1,
        relevance: null,
      }
      hits.push(pageHit(page, evidence, new Set(Object.keys(match))))
    }
    return { kind: 'pages', count: hits.length, isExact: true, hits }
  }
  const classes = new Map(pages.map((page) => [`${page.type} ${page.dutch ?? page.title}`, page]))
  return { ofClass: ({ type, name }) => classes.get(`${type} ${name}`) ?? null, search }
}
