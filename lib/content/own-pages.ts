/** The site's own pages for search: fixed pages, glossary, classes, routes, figures and events to come, in the language of a page. */
import { createHash } from 'node:crypto'
import { cacheTag } from 'next/cache'
import type { Locale } from '../i18n/routing.ts'
import { canonicalRoutes } from '../routes/route-map.ts'
import type { PageType } from '../search/kinds.ts'
import { ownPageList, type PageItem } from '../search/own-page-list.ts'
import { indexOwnPages, type OwnPage, type OwnPages } from '../search/own-pages.ts'
import { env } from '../env.ts'
import { listEvents } from './agenda.ts'
import { listFigureItems } from './figures.ts'
import { getRouteMap } from './career-routes.ts'
import { listSectors, listTerms, listThemes, type Taxonomy } from './taxonomy.ts'

const classes: readonly (readonly [PageType, Taxonomy])[] = [
  ['role', 'roles'],
  ['qualification', 'qualifications'],
  ['track', 'tracks'],
  ['topic', 'topics'],
]

/** All pages, with a fingerprint of them by which an index of the same pages is recognised. */
const listOwnPages = async (locale: Locale): Promise<{ readonly pages: OwnPage[]; readonly fingerprint: string }> => {
  'use cache'
  cacheTag('topics', 'roles', 'qualifications', 'tracks', 'sectors', 'themas', 'routes', 'scheduled_events', 'figures')
  const [sectors, themes, map, dutchMap, events, figures, ...terms] = await Promise.all([
    listSectors(locale),
    listThemes(),
    getRouteMap(locale),
    getRouteMap('nl'),
    listEvents(),
    listFigureItems(locale),
    ...classes.map(async ([type, taxonomy]) => {
      const items = (await listTerms(taxonomy, locale)).map(
        ({ name: title, term: dutch, description: summary, ...item }): PageItem => ({ ...item, title, dutch, summary }),
      )
      return [type, taxonomy, items] as const
    }),
  ])
  const dutchTitles = new Map(dutchMap.routes.map(({ slug, title }) => [slug, title]))
  const summarised = <T extends { readonly description: string | null }>({ description: summary, ...item }: T) => ({
    ...item,
    summary,
  })
  const pages = ownPageList(
    {
      classes: [
        [
          'sector',
          'sectors',
          sectors.map(({ alt_names: names, term: dutch, ...item }) => ({ ...summarised(item), names, dutch })),
        ],
        ['theme', 'themas', themes.map(summarised)],
        ...terms,
        [
          'route',
          'routes',
          canonicalRoutes(map.routes).map((item) => ({
            ...summarised(item),
            dutch: dutchTitles.get(item.slug) ?? item.title,
          })),
        ],
      ],
      events: events.map(({ location, sample: isSample, ...event }) => ({
        ...summarised(event),
        city: location?.city ?? null,
        isSample,
      })),
      figures,
    },
    locale,
    env.siteName,
  )
  const fingerprint = createHash('sha256').update(JSON.stringify(pages)).digest('base64url')
  return { pages, fingerprint }
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
