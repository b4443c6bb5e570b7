/** The public pages of this site that have an address: languages and last change of each, for sitemaps and indexes. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { terms } from '../rich-text/glossary/terms.ts'
import { env } from '../env.ts'
import { withSiteName } from '../i18n/site-name.ts'
import { fixedPages } from '../site-files/fixed-pages.ts'
import type { Locale } from '../i18n/routing.ts'
import { itemHref, type Href } from '../paths.ts'
import { canonicalRoutes } from '../routes/route-map.ts'
import { listAuthors } from './authors.ts'
import { listDesks } from './desks.ts'
import { listQuestions } from './faqs.ts'
import { listInstitutions } from './institutions.ts'
import { saysOfItsOwn } from './program-sentences.ts'
import { getRouteMap } from './career-routes.ts'
import { flag, optionalText, orEmpty } from './field-parsers.ts'
import { readRows } from './reading.ts'
import { listSectors, listTerms, listThemes, taxonomies } from './taxonomy.ts'

export type PageAddress = {
  readonly href: Href
  readonly title: string
  /** The language of the title. */
  readonly language: Locale
  /** A one-sentence summary, where the item has one. */
  readonly summary?: string | null
  readonly languages: readonly Locale[]
  /** When its content last changed; null where no date is recorded. */
  readonly changed: string | null
}

export const pageFamilies = [
  'pages',
  'articles',
  'faqs',
  'terms',
  'media',
  'people',
  'programs',
  'navigator',
  'routes',
] as const
export type PageFamily = (typeof pageFamilies)[number]

const both = ['nl', 'en'] as const
const dutch = ['nl'] as const

type Item = Parameters<typeof itemHref>[1] & {
  readonly title?: string
  readonly summary?: string | null
  readonly english?: boolean
  /** Of a title in two languages. */
  readonly language?: Locale
  readonly date_created?: string | null
  readonly date_updated?: string | null
  readonly publication_date?: string | null
}

/** The address of an item, where it has a page. The date of its last change takes precedence over its publication date. */
const address =
  (collection: string, languages?: readonly Locale[]) =>
  (item: Item): PageAddress[] => {
    const href = itemHref(collection, item)
    return href
      ? [
          {
            href,
            title: item.title ?? '',
            language: item.language ?? (item.english ? 'en' : 'nl'),
            summary: item.summary ?? null,
            languages: languages ?? (item.english ? ['en'] : dutch),
            changed: item.date_updated ?? item.date_created ?? item.publication_date ?? null,
          },
        ]
      : []
  }

const row = z.object({ id: z.string(), title: z.string(), slug: optionalText, path: optionalText })
const published = { status: { _eq: 'published' } } as const

const article = row.extend({
  summary: optionalText,
  english: flag,
  date_created: optionalText,
  date_updated: optionalText,
})

const articles = async (): Promise<PageAddress[]> =>
  (await readRows('articles', article, { filter: published, sort: ['title'] })).flatMap(address('articles'))

const recording = row.extend({ publication_date: optionalText })

const media = async (): Promise<PageAddress[]> => {
  const [episodes, videos, stories, shows] = await Promise.all([
    readRows('podcast_episodes', recording, { filter: published, sort: ['title'] }),
    readRows('videos', recording, { filter: published, sort: ['title'] }),
    readRows('testimonials', recording, { filter: published, sort: ['title'] }),
    readRows('podcast_shows', row, { filter: published, sort: ['title'] }),
  ])
  return [
    ...shows.flatMap(address('podcast_shows', dutch)),
    ...episodes.flatMap(address('podcast_episodes', dutch)),
    ...videos.flatMap(address('videos', dutch)),
    ...stories.flatMap(address('testimonials', dutch)),
  ]
}

const profile = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: optionalText,
  slug: optionalText,
  path: optionalText,
})

const people = async (): Promise<PageAddress[]> => {
  const [profiles, authors] = await Promise.all([
    readRows('profiles', profile, { sort: ['last_name', 'first_name'] }),
    listAuthors(),
  ])
  return [
    ...profiles.flatMap(({ first_name, last_name, ...item }) =>
      address('profiles', dutch)({ ...item, title: [first_name, last_name].filter(Boolean).join(' ') }),
    ),
    ...authors.flatMap(({ id, name, slug }) => address('authors', both)({ id, slug, title: name })),
  ]
}

const program = row.extend({
  date_updated: optionalText,
  derived: flag,
  educational_institutions: orEmpty(z.unknown()),
  program_forms: orEmpty(z.unknown()),
})

/** Programmes whose page says something of its own: nobody is led to a page about what may not exist. */
const programs = async (): Promise<PageAddress[]> =>
  (await readRows('programs', program, { sort: ['title'] })).filter(saysOfItsOwn).flatMap(address('programs', both))

/** Institutions and desks. Chosen: pages of places stay out of indexes, because they repeat the page of their institution or desk. */
const navigator = async (): Promise<PageAddress[]> => {
  const [institutions, desks] = await Promise.all([listInstitutions(), listDesks()])
  return [
    ...institutions.flatMap(({ id, title, slug }) => address('educational_institutions', both)({ id, title, slug })),
    ...desks.flatMap(({ id, title, slug }) => address('regional_education_desks', both)({ id, title, slug })),
  ]
}

const classes = async (locale: Locale): Promise<PageAddress[]> => {
  const [sectors, themes, families] = await Promise.all([
    listSectors(locale),
    listThemes(),
    Promise.all(taxonomies.map(async (taxonomy) => ({ taxonomy, terms: await listTerms(taxonomy, locale) }))),
  ])
  return [
    ...sectors.flatMap(({ id, title, slug, language, description: summary }) =>
      address('sectors', both)({ id, title, slug, language, summary }),
    ),
    ...themes.flatMap(({ id, title, slug, description: summary }) =>
      address('themas', both)({ id, title, slug, summary }),
    ),
    ...families.flatMap(({ taxonomy, terms }) =>
      terms.flatMap(({ id, name, slug, language, description: summary }) =>
        address(taxonomy, both)({ id, title: name, slug, language, summary }),
      ),
    ),
    ...terms.map(({ slug, [locale]: { term, short } }): PageAddress => ({
      href: { pathname: '/begrippen/[slug]', params: { slug } },
      title: term,
      language: locale,
      summary: short,
      languages: both,
      changed: null,
    })),
  ]
}

const faqs = async (): Promise<PageAddress[]> =>
  (await listQuestions()).flatMap((question) => {
    const href = itemHref('faqs', question)
    const language = question.english ? 'en' : 'nl'
    return href
      ? [{ href, title: question.question, language, languages: [language], changed: question.date_updated }]
      : []
  })

/** Routes; routes with the same steps count as one. */
const routes = async (locale: Locale): Promise<PageAddress[]> => {
  const { routes: all } = await getRouteMap(locale)
  return canonicalRoutes(all).flatMap(({ id, slug, title, language, isTranslated }) =>
    address('routes', isTranslated ? both : dutch)({ id, slug, title, language }),
  )
}

/** Pages that do not belong to an item. */
const pages = (locale: Locale): PageAddress[] =>
  withSiteName(fixedPages, env.siteName)
    .filter(({ isListed }) => isListed)
    .map(({ href, [locale]: { title } }) => ({ href, title, language: locale, languages: both, changed: null }))

const read: Record<PageFamily, (locale: Locale) => PageAddress[] | Promise<PageAddress[]>> = {
  pages,
  articles,
  faqs,
  terms: classes,
  media,
  people,
  programs,
  navigator,
  routes,
}

/**
 * The pages of one family, their titles in that language where they have one in it. @throws ContentError when the content API fails.
 * Chosen: items without a date have no date here, rather than the day of the build.
 */
export const listAddresses = async (family: PageFamily, locale: Locale = 'nl'): Promise<PageAddress[]> => {
  'use cache'
  cacheTag('articles', 'faqs', 'podcast_episodes', 'videos', 'testimonials', 'profiles', 'programs', 'topics')
  cacheTag('educational_institutions', 'regional_education_desks', 'routes')
  return read[family](locale)
}
