/** The public pages of this site that have an address: languages and last change of each, for sitemaps and indexes. */
import { readItems } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { terms } from '../rich-text/glossary/terms.ts'
import { env } from '../env.ts'
import { withSiteName } from '../i18n/site-name.ts'
import { fixedPages } from '../site-files/fixed-pages.ts'
import type { Locale } from '../i18n/routing.ts'
import { itemHref, type Href } from '../paths.ts'
import { canonicalRoutes } from '../routes/route-map.ts'
import { content } from './api.ts'
import { listAuthors } from './authors.ts'
import { listDesks } from './desks.ts'
import { listQuestions } from './faqs.ts'
import { listInstitutions } from './institutions.ts'
import { saysOfItsOwn } from './program-sentences.ts'
import { getRouteMap } from './routes.ts'
import { optionalText } from './field-parsers.ts'
import { listSectors, listTerms, listThemes, taxonomies } from './taxonomy.ts'

export type PageAddress = {
  readonly href: Href
  readonly title: string
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

const row = z.object({
  id: z.string(),
  title: z.string().optional(),
  summary: optionalText,
  first_name: z.string().optional(),
  last_name: optionalText,
  slug: z.string().optional(),
  path: z.string().optional(),
  english: z.boolean().optional(),
  derived: z.boolean().nullish(),
  educational_institutions: z.array(z.unknown()).nullish(),
  program_forms: z.array(z.unknown()).nullish(),
  date_created: optionalText,
  date_updated: optionalText,
  publication_date: optionalText,
})

/** Parses an item into an address. The date of its last change takes precedence over its publication date. */
const address =
  (collection: string, languages?: readonly Locale[]) =>
  (item: unknown): PageAddress[] => {
    const record = row.parse(item)
    const href = itemHref(collection, record)
    const name = record.title ?? [record.first_name, record.last_name].filter(Boolean).join(' ')
    return href
      ? [
          {
            href,
            title: name,
            summary: record.summary,
            languages: languages ?? (record.english ? ['en'] : dutch),
            changed: record.date_updated ?? record.date_created ?? record.publication_date,
          },
        ]
      : []
  }

const published = { status: { _eq: 'published' } } as const
const items = z.array(z.unknown())

const articles = async (): Promise<PageAddress[]> =>
  items
    .parse(
      await content(
        readItems('articles', {
          filter: published,
          limit: -1,
          sort: ['title'],
          fields: ['id', 'title', 'summary', 'slug', 'path', 'english', 'date_created', 'date_updated'],
        }),
      ),
    )
    .flatMap(address('articles'))

const media = async (): Promise<PageAddress[]> => {
  const fields = ['id', 'title', 'slug', 'path', 'publication_date'] as const
  const [episodes, videos, stories, shows] = await Promise.all([
    content(readItems('podcast_episodes', { filter: published, limit: -1, sort: ['title'], fields: [...fields] })),
    content(readItems('videos', { filter: published, limit: -1, sort: ['title'], fields: [...fields] })),
    content(readItems('testimonials', { filter: published, limit: -1, sort: ['title'], fields: [...fields] })),
    content(
      readItems('podcast_shows', {
        filter: published,
        limit: -1,
        sort: ['title'],
        fields: ['id', 'title', 'slug', 'path'],
      }),
    ),
  ])
  return [
    ...items.parse(shows).flatMap(address('podcast_shows', dutch)),
    ...items.parse(episodes).flatMap(address('podcast_episodes', dutch)),
    ...items.parse(videos).flatMap(address('videos', dutch)),
    ...items.parse(stories).flatMap(address('testimonials', dutch)),
  ]
}

const people = async (): Promise<PageAddress[]> => {
  const [profiles, authors] = await Promise.all([
    content(
      readItems('profiles', {
        limit: -1,
        sort: ['last_name', 'first_name'],
        fields: ['id', 'first_name', 'last_name', 'slug', 'path'],
      }),
    ),
    listAuthors(),
  ])
  return [
    ...items.parse(profiles).flatMap(address('profiles', dutch)),
    ...authors.flatMap(({ name, ...author }) => address('authors', both)({ ...author, title: name })),
  ]
}

/** Those whose page says something of its own: nobody is led to a page about what may not exist. */
const programs = async (): Promise<PageAddress[]> =>
  items
    .parse(
      await content(
        readItems('programs', {
          limit: -1,
          sort: ['title'],
          fields: [
            'id',
            'title',
            'slug',
            'path',
            'date_updated',
            'derived',
            'educational_institutions',
            'program_forms',
          ],
        }),
      ),
    )
    .filter((item) => saysOfItsOwn(row.parse(item)))
    .flatMap(address('programs', both))

/** Institutions and desks. Chosen: pages of places stay out of indexes, because they repeat the page of their institution or desk. */
const navigator = async (): Promise<PageAddress[]> => {
  const [institutions, desks] = await Promise.all([listInstitutions(), listDesks()])
  return [
    ...institutions.flatMap(({ id, title, slug }) => address('educational_institutions', both)({ id, title, slug })),
    ...desks.flatMap(({ id, title, slug }) => address('regional_education_desks', both)({ id, title, slug })),
  ]
}

const classes = async (): Promise<PageAddress[]> => {
  const [sectors, themes, families] = await Promise.all([
    listSectors(),
    listThemes(),
    Promise.all(taxonomies.map(async (taxonomy) => ({ taxonomy, terms: await listTerms(taxonomy) }))),
  ])
  return [
    ...sectors.flatMap(({ id, title, slug, description: summary }) =>
      address('sectors', both)({ id, title, slug, summary }),
    ),
    ...themes.flatMap(({ id, title, slug, description: summary }) =>
      address('themas', both)({ id, title, slug, summary }),
    ),
    ...families.flatMap(({ taxonomy, terms }) =>
      terms.flatMap(({ id, name, slug, description: summary }) =>
        address(taxonomy, both)({ id, title: name, slug, summary }),
      ),
    ),
    ...terms.map(({ slug, nl }): PageAddress => ({
      href: { pathname: '/begrippen/[slug]', params: { slug } },
      title: nl.term,
      summary: nl.short,
      languages: both,
      changed: null,
    })),
  ]
}

const faqs = async (): Promise<PageAddress[]> =>
  (await listQuestions()).flatMap((question) => {
    const href = itemHref('faqs', question)
    const languages = question.english ? (['en'] as const) : dutch
    return href ? [{ href, title: question.question, languages, changed: question.date_updated }] : []
  })

/** Routes; routes with the same steps count as one. */
const routes = async (): Promise<PageAddress[]> =>
  canonicalRoutes((await getRouteMap('nl')).routes).flatMap(({ id, slug, title }) =>
    address('routes', dutch)({ id, slug, title }),
  )

/** Pages that do not belong to an item. */
const pages = (): PageAddress[] =>
  withSiteName(fixedPages, env.siteName)
    .filter(({ isListed }) => isListed)
    .map(({ href, nl: { title } }) => ({ href, title, languages: both, changed: null }))

const read: Record<PageFamily, () => PageAddress[] | Promise<PageAddress[]>> = {
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
 * The pages of one family. @throws ContentError when the content API fails.
 * Chosen: items without a date have no date here, rather than the day of the build.
 */
export const listAddresses = async (family: PageFamily): Promise<PageAddress[]> => {
  'use cache'
  cacheTag('articles', 'faqs', 'podcast_episodes', 'videos', 'testimonials', 'profiles', 'programs', 'topics')
  cacheTag('educational_institutions', 'regional_education_desks', 'routes')
  return read[family]()
}
