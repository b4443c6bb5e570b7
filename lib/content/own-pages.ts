/** The site's own pages for search: fixed pages, glossary, classes, routes and events to come, in the language of a page. */
import { createHash } from 'node:crypto'
import { cacheTag } from 'next/cache'
import type { Locale } from '../i18n/routing.ts'
import { itemHref, type Href } from '../paths.ts'
import { terms } from '../rich-text/glossary/terms.ts'
import { canonicalRoutes } from '../routes/route-map.ts'
import type { PageType } from '../search/kinds.ts'
import { otherNames } from '../search/other-names.ts'
import { indexOwnPages, type OwnPage, type OwnPages } from '../search/own-pages.ts'
import { env } from '../env.ts'
import { withSiteName } from '../i18n/site-name.ts'
import { fixedPages } from '../site-files/fixed-pages.ts'
import { listEvents } from './agenda.ts'
import { getRouteMap } from './routes.ts'
import { listSectors, listTerms, listThemes, type Taxonomy } from './taxonomy.ts'

const idOf = (href: Href): string => (typeof href === 'string' ? href : JSON.stringify(href))

type Item = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly summary: string | null
  readonly names?: readonly string[]
}

/** Pages of the catalogue: their titles are Dutch, whatever the language of the page that shows them. */
const ofItems = (type: PageType, collection: string, items: readonly Item[]): OwnPage[] =>
  items.flatMap(({ title, summary, names = [], ...item }) => {
    const href = itemHref(collection, item)
    if (!href) return []
    const all = [...names, ...otherNames(title)]
    return [{ id: idOf(href), type, href, title, names: all, summary, language: 'nl' as const, until: null }]
  })

/** The fixed pages with their other names, looked up by the titles of the code, in which the site has its usual name. */
const namedPages = fixedPages.map((page) => ({ ...page, names: otherNames(page.nl.title) }))

const ofSite = (locale: Locale): OwnPage[] => {
  const other = locale === 'nl' ? 'en' : 'nl'
  const fixed = withSiteName(namedPages, env.siteName).map((page): OwnPage => {
    const { title, summary } = page[locale]
    const names = [...new Set([...page[locale].names, page[other].title, ...page[other].names, ...page.names])]
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

const classes: readonly (readonly [PageType, Taxonomy])[] = [
  ['role', 'roles'],
  ['qualification', 'qualifications'],
  ['track', 'tracks'],
  ['topic', 'topics'],
]

/** All pages, with a fingerprint of them by which an index of the same pages is recognised. */
const listOwnPages = async (locale: Locale): Promise<{ readonly pages: OwnPage[]; readonly fingerprint: string }> => {
  'use cache'
  cacheTag('topics', 'roles', 'qualifications', 'tracks', 'sectors', 'themas', 'routes', 'scheduled_events')
  const [sectors, themes, map, events, ...terms] = await Promise.all([
    listSectors(),
    listThemes(),
    getRouteMap('nl'),
    listEvents(),
    ...classes.map(async ([type, taxonomy]) =>
      ofItems(
        type,
        taxonomy,
        (await listTerms(taxonomy)).map(({ name, description, ...item }) => ({
          ...item,
          title: name,
          summary: description,
        })),
      ),
    ),
  ])
  const pages = [
    ...ofSite(locale),
    ...ofItems(
      'sector',
      'sectors',
      sectors.map(({ description: summary, alt_names: names, ...item }) => ({ ...item, summary, names })),
    ),
    ...ofItems(
      'theme',
      'themas',
      themes.map(({ description: summary, ...item }) => ({ ...item, summary })),
    ),
    ...terms.flat(),
    ...ofItems(
      'route',
      'routes',
      canonicalRoutes(map.routes).map(({ description: summary, ...item }) => ({ ...item, summary })),
    ),
    ...events.map(({ title, slug, description: summary, end: until, location, sample: isSample }): OwnPage => {
      const href = { pathname: '/activiteiten/[slug]', params: { slug } } as const
      const names = location?.city ? [location.city] : []
      return { id: idOf(href), type: 'event', href, title, names, summary, language: 'nl', until, isSample }
    }),
  ]
  // Two items with one address are one page.
  const unique = [...new Map(pages.map((page) => [page.id, page])).values()]
  const fingerprint = createHash('sha256').update(JSON.stringify(unique)).digest('base64url')
  return { pages: unique, fingerprint }
}

const indexes = new Map<Locale, { readonly fingerprint: string; readonly index: OwnPages }>()

/** The search over this site's own pages. @throws ContentError when the content API fails. */
export const ownPages = async (locale: Locale): Promise<OwnPages> => {
  const { pages, fingerprint } = await listOwnPages(locale)
  const built = indexes.get(locale)
  if (built?.fingerprint === fingerprint) return built.index
  const index = indexOwnPages(pages)
  indexes.set(locale, { fingerprint, index })
  return index
}
