/** The site's own pages as search sees them, made of the catalogue's items: fixed pages, glossary, classes, routes, events and figures. */
import { withSiteName } from '../i18n/site-name.ts'
import { languageOf } from '../i18n/language-of.ts'
import type { Locale } from '../i18n/routing.ts'
import { itemHref, type Href } from '../paths.ts'
import { terms } from '../rich-text/glossary/terms.ts'
import { fixedPages } from '../site-files/fixed-pages.ts'
import type { PageType } from './kinds.ts'
import { otherNames } from './other-names.ts'
import type { OwnPage } from './own-pages.ts'

/** An item that has a page of its own. */
export type PageItem = {
  readonly id: string
  readonly slug: string
  readonly path?: string | null
  readonly title: string
  readonly summary: string | null
  /** The language of the title: Dutch when absent. */
  readonly language?: Locale
  /** The title in Dutch, where it is translated: the page is found by it too. */
  readonly dutch?: string
  /** Names beside the title. */
  readonly names?: readonly string[]
}

export type EventItem = Pick<PageItem, 'slug' | 'title' | 'summary'> & {
  readonly english: boolean
  readonly city: string | null
  /** Instant in milliseconds. */
  readonly end: number
  readonly isSample: boolean
}

/** A figure of today, as the page of all figures shows it. */
export type FigureItem = {
  readonly series: string
  readonly title: string
  readonly language: Locale
  /** Its name in Dutch. */
  readonly dutch: string
  /** Its value and how long that holds. */
  readonly summary: string
}

export type CatalogueItems = {
  /** By the collection that the items are of, with the type of their pages. */
  readonly classes: readonly (readonly [type: PageType, collection: string, items: readonly PageItem[]])[]
  readonly events: readonly EventItem[]
  readonly figures: readonly FigureItem[]
}

const idOf = (href: Href): string => (typeof href === 'string' ? href : JSON.stringify(href))

/** Pages of the catalogue, found by the other names of their Dutch titles in any language. */
const ofItems = (type: PageType, collection: string, items: readonly PageItem[]): OwnPage[] =>
  items.flatMap(({ title, summary, language = 'nl', dutch = title, names = [], ...item }) => {
    const href = itemHref(collection, item)
    if (!href) return []
    const all = [...names, dutch, ...otherNames(dutch)].filter((name) => name !== title)
    return [{ id: idOf(href), type, href, title, dutch, names: all, summary, language, until: null }]
  })

/** The fixed pages with their other names, looked up by the titles of the code, in which the site has its usual name. */
const namedPages = fixedPages.map((page) => ({ ...page, names: [...page.names, ...otherNames(page.nl.title)] }))

const ofSite = (locale: Locale, siteName: string): OwnPage[] => {
  const other = locale === 'nl' ? 'en' : 'nl'
  const fixed = withSiteName(namedPages, siteName).map((page): OwnPage => {
    const { title, summary } = page[locale]
    const names = [...new Set([page[other].title, ...page.names])]
    return { id: page.href, type: 'page', href: page.href, title, names, summary, language: locale, until: null }
  })
  const glossary = terms.map((term): OwnPage => {
    const { term: title, short: summary } = term[locale]
    const href = { pathname: '/begrippen/[slug]', params: { slug: term.slug } } as const
    const names = otherNames(term.nl.term).filter((name) => name !== title)
    return { id: idOf(href), type: 'term', href, title, names, summary, language: locale, until: null }
  })
  return [...fixed, ...glossary]
}

/** What an event is, in words that its title may lack. */
const eventNames = ['agenda', 'activiteit', 'bijeenkomst', 'event', 'meeting']

/** What sorts of events are called in English. */
const englishSorts: readonly (readonly [RegExp, string])[] = [
  [/open dag/i, 'open day'],
  [/open avond/i, 'open evening'],
  [/informatieavond/i, 'information evening'],
  [/inloop/i, 'walk-in'],
]

const ofEvent = ({ title, slug, summary, english, end: until, city, isSample }: EventItem): OwnPage => {
  const href = { pathname: '/activiteiten/[slug]', params: { slug } } as const
  // One name of all of them: no event is meant by “agenda” or by the name of its town alone.
  const sorts = englishSorts.filter(([sort]) => sort.test(title)).map(([, english]) => english)
  const names = [[...eventNames, ...sorts, ...(city === null ? [] : [city])].join(' ')]
  return {
    id: idOf(href),
    type: 'event',
    href,
    title,
    names,
    summary,
    language: languageOf({ english }),
    until,
    isSample,
  }
}

const ofFigure = ({ series, title, language, dutch, summary }: FigureItem): OwnPage => {
  const href = { pathname: '/cijfers', hash: series } as const
  const names = dutch === title ? [] : [dutch]
  return { id: idOf(href), type: 'figure', href, title, names, summary, language, until: null }
}

/** All own pages in the language of a page; two items with one address are one page. */
export const ownPageList = (
  { classes, events, figures }: CatalogueItems,
  locale: Locale,
  siteName: string,
): OwnPage[] => {
  const pages = [
    ...ofSite(locale, siteName),
    ...classes.flatMap(([type, collection, items]) => ofItems(type, collection, items)),
    ...events.map(ofEvent),
    ...figures.map(ofFigure),
  ]
  return [...new Map(pages.map((page) => [page.id, page])).values()]
}
