/** The taxonomy of the content: topics, themes, sectors, roles, qualifications and tracks. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import type { Locale } from '../i18n/routing.ts'
import { readRows } from './reading.ts'
import { named, optionalText, orEmpty, richText, slugOf, through, titled } from './field-parsers.ts'
import { sharedParser } from './fields.ts'
import { inLanguage, translationsOf } from './translated.ts'

/** Taxonomies with the same kind of page: a name, a description, and everything filed under it. */
export const taxonomies = ['topics', 'roles', 'qualifications', 'tracks'] as const
export type Taxonomy = (typeof taxonomies)[number]

const row = sharedParser(
  z.object({
    id: z.string(),
    name: z.string(),
    slug: optionalText,
    path: optionalText,
    description: optionalText,
    icon: optionalText,
    translations: translationsOf('name', 'description'),
    sectors: through('sectors_id', titled.extend({ slug: optionalText, translations: translationsOf('title') })),
  }),
)
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

/**
 * All terms of that family in editors' order, in that language where they are translated; Dutch by default.
 * @throws ContentError when the content API fails. Chosen: the contract names slug and description of none of them.
 */
export const listTerms = async (taxonomy: Taxonomy, locale: Locale = 'nl'): Promise<Term[]> => {
  'use cache'
  cacheTag(taxonomy)
  const rows =
    taxonomy === 'topics'
      ? await readRows('topics', row, { sort: ['name'] })
      : await readRows(taxonomy, row, { sort: ['sort', 'name'] })
  return rows.map((item) => localTerm(item, locale))
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
  return readRows('themas', theme, { sort: ['sort', 'title'] })
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
  translations: translationsOf('title', 'description'),
  roles: through(
    'roles_id',
    named.extend({
      slug: optionalText,
      description: optionalText,
      translations: translationsOf('name', 'description'),
    }),
  ),
  qualifications: through(
    'qualifications_id',
    named.extend({ slug: optionalText, translations: translationsOf('name') }),
  ),
})

/** A sector in one language, its chapters as they are. `term` is its title in the language of the catalogue. */
const localSector = ({ roles, qualifications, ...rest }: z.output<typeof sector>, locale: Locale) => ({
  ...inLanguage(rest, locale, 'title', { title: z.string(), description: optionalText }),
  term: rest.title,
  roles: roles.map((role) => inLanguage(role, locale, 'name', texts)),
  qualifications: qualifications.map((one) => inLanguage(one, locale, 'name', { name: z.string() })),
})
export type Sector = ReturnType<typeof localSector>

/**
 * All sectors with their texts, in editors' order, in that language where they are translated; Dutch by default. @throws ContentError when the content
 * API fails.
 */
export const listSectors = async (locale: Locale = 'nl'): Promise<Sector[]> => {
  'use cache'
  cacheTag('sectors', 'roles', 'qualifications')
  const rows = await readRows('sectors', sector, { sort: ['sort', 'title'] })
  return rows.map((item) => localSector(item, locale))
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
