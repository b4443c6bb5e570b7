/** The taxonomy of the content: topics, themes, sectors, roles, qualifications and tracks. */
import { readItems } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { content } from './api.ts'
import type { Locale } from '../i18n/routing.ts'
import { inLanguage, translations } from './translated.ts'
import { named, optionalText, orEmpty, richText, slugOf, through, titled } from './field-parsers.ts'

/** Taxonomies with the same kind of page: a name, a description, and everything filed under it. */
export const taxonomies = ['topics', 'roles', 'qualifications', 'tracks'] as const
export type Taxonomy = (typeof taxonomies)[number]

const row = z.object({
  id: z.string(),
  name: z.string(),
  slug: optionalText,
  path: optionalText,
  description: optionalText,
  icon: optionalText,
  translations,
  sectors: through('sectors_id', titled.extend({ slug: optionalText, translations })),
})
const texts = { name: z.string(), description: optionalText }

/**
 * A term in one language. `term` is its name in the language of the catalogue, by which search and other items know it; the
 * slug, where a service has none, is derived from the path or else from that name.
 */
const localTerm = ({ slug, path, sectors, ...rest }: z.output<typeof row>, locale: Locale) => ({
  ...inLanguage(rest, locale, 'name', texts),
  term: rest.name,
  slug: slugOf(slug, path, rest.name),
  sectors: sectors.map((sector) => inLanguage(sector, locale, 'title', { title: z.string() })),
})
export type Term = ReturnType<typeof localTerm>

const inOtherLanguages = { translations: ['languages_code', 'name', 'description'] } as const
const sectors = [
  { sectors: [{ sectors_id: ['id', 'title', 'slug', { translations: ['languages_code', 'title'] }] }] },
] as const

const readAll = {
  topics: () =>
    content(
      readItems('topics', {
        limit: -1,
        sort: ['name'],
        fields: ['id', 'name', 'slug', 'path', 'description', 'icon', inOtherLanguages],
      }),
    ),
  roles: () =>
    content(
      readItems('roles', {
        limit: -1,
        sort: ['sort', 'name'],
        fields: ['id', 'name', 'slug', 'path', 'description', inOtherLanguages, ...sectors],
      }),
    ),
  qualifications: () =>
    content(
      readItems('qualifications', {
        limit: -1,
        sort: ['sort', 'name'],
        fields: ['id', 'name', 'slug', 'path', 'description', inOtherLanguages, ...sectors],
      }),
    ),
  tracks: () =>
    content(
      readItems('tracks', {
        limit: -1,
        sort: ['sort', 'name'],
        fields: ['id', 'name', 'slug', 'path', 'description', inOtherLanguages],
      }),
    ),
} as const

/**
 * All terms of that family in editors' order, in that language where they are translated; Dutch by default.
 * @throws ContentError when the content API fails. Chosen: the contract names slug and description of none of them.
 */
export const listTerms = async (taxonomy: Taxonomy, locale: Locale = 'nl'): Promise<Term[]> => {
  'use cache'
  cacheTag(taxonomy)
  return z
    .array(row)
    .parse(await readAll[taxonomy]())
    .map((item) => localTerm(item, locale))
}

/** The term with that slug; null when there is none. @throws ContentError when the content API fails. */
export const getTerm = async (taxonomy: Taxonomy, slug: string, locale: Locale = 'nl'): Promise<Term | null> =>
  (await listTerms(taxonomy, locale)).find((item) => item.slug === slug) ?? null

const theme = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  description: optionalText,
  icon: optionalText,
  body: richText,
  topics: through('topics_id', named.extend({ slug: optionalText })),
})
export type Theme = z.output<typeof theme>

/** All themes with their topics, in editors' order. @throws ContentError when the content API fails. */
export const listThemes = async (): Promise<Theme[]> => {
  'use cache'
  cacheTag('themas', 'topics')
  const rows = await content(
    readItems('themas', {
      limit: -1,
      sort: ['sort', 'title'],
      fields: [
        'id',
        'title',
        'slug',
        'description',
        'icon',
        'body',
        { topics: [{ topics_id: ['id', 'name', 'path', 'slug'] }] },
      ],
    }),
  )
  return z.array(theme).parse(rows)
}

const sector = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  alt_names: orEmpty(z.string()),
  description: optionalText,
  introduction: optionalText,
  roles_content: optionalText,
  routes_content: optionalText,
  salary_content: optionalText,
  costs_content: optionalText,
  translations,
  roles: through('roles_id', named.extend({ slug: optionalText, description: optionalText, translations })),
  qualifications: through('qualifications_id', named.extend({ slug: optionalText, translations })),
})

/** A sector in one language, its chapters as they are. `term` is its title in the language of the catalogue. */
const localSector = ({ roles, qualifications, ...rest }: z.output<typeof sector>, locale: Locale) => ({
  ...inLanguage(rest, locale, 'title', { title: z.string(), description: optionalText }),
  term: rest.title,
  roles: roles.map((role) => inLanguage(role, locale, 'name', texts)),
  qualifications: qualifications.map((one) => inLanguage(one, locale, 'name', { name: z.string() })),
})
export type Sector = ReturnType<typeof localSector>

/** Chosen: the contract names these relations of neither roles nor qualifications. */
const related = [
  { roles: [{ roles_id: ['id', 'name', 'path', 'slug', 'description', inOtherLanguages] }] },
  { qualifications: [{ qualifications_id: ['id', 'name', 'path', 'slug', inOtherLanguages] }] },
] as const

/**
 * All sectors with their texts, in editors' order, in that language where they are translated; Dutch by default. @throws ContentError when the content
 * API fails.
 */
export const listSectors = async (locale: Locale = 'nl'): Promise<Sector[]> => {
  'use cache'
  cacheTag('sectors', 'roles', 'qualifications')
  const rows = await content(
    readItems('sectors', {
      limit: -1,
      sort: ['sort', 'title'],
      fields: [
        'id',
        'title',
        'slug',
        'alt_names',
        'description',
        'introduction',
        'roles_content',
        'routes_content',
        'salary_content',
        'costs_content',
        { translations: ['languages_code', 'title', 'description'] },
        ...related,
      ],
    }),
  )
  return z
    .array(sector)
    .parse(rows)
    .map((item) => localSector(item, locale))
}

/**
 * The names of sectors and terms in that language by their Dutch names, which facets of search bear. Without names with a dot,
 * which messages cannot have. @throws ContentError when the content API fails.
 */
export const listVocabulary = async (locale: Locale): Promise<Readonly<Record<string, string>>> => {
  'use cache'
  cacheTag('sectors', ...taxonomies)
  const [sectors, ...terms] = await Promise.all([
    listSectors(locale),
    ...taxonomies.map((taxonomy) => listTerms(taxonomy, locale)),
  ])
  const named = [...sectors.map(({ term, title, language }) => ({ term, name: title, language })), ...terms.flat()]
  const translated = named.filter(({ term, language }) => language === locale && !term.includes('.'))
  return Object.fromEntries(translated.map(({ term, name }) => [term, name]))
}
