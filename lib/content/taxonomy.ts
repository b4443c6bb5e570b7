/** The taxonomy of the content: topics, themes, sectors, roles, qualifications and tracks. */
import { readItems } from '@directus/sdk'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { content } from './api.ts'
import { named, optionalText, richText, slugOf, through, titled } from './field-parsers.ts'

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
  sectors: through('sectors_id', titled.extend({ slug: optionalText })),
})
/** The slug of a term; without one, it is derived from its path, or else from its name. */
const term = row.transform(({ slug, path, ...rest }) => ({ ...rest, slug: slugOf(slug, path, rest.name) }))
export type Term = z.output<typeof term>

const sectors = [{ sectors: [{ sectors_id: ['id', 'title', 'slug'] }] }] as const

const readAll = {
  topics: () =>
    content(
      readItems('topics', { limit: -1, sort: ['name'], fields: ['id', 'name', 'slug', 'path', 'description', 'icon'] }),
    ),
  roles: () =>
    content(
      readItems('roles', {
        limit: -1,
        sort: ['sort', 'name'],
        fields: ['id', 'name', 'slug', 'path', 'description', ...sectors],
      }),
    ),
  qualifications: () =>
    content(
      readItems('qualifications', {
        limit: -1,
        sort: ['sort', 'name'],
        fields: ['id', 'name', 'slug', 'path', 'description', ...sectors],
      }),
    ),
  tracks: () =>
    content(
      readItems('tracks', { limit: -1, sort: ['sort', 'name'], fields: ['id', 'name', 'slug', 'path', 'description'] }),
    ),
} as const

/**
 * All terms of that family in editors' order.
 * @throws ContentError when the content API fails. Chosen: the contract names slug and description of none of them.
 */
export const listTerms = async (taxonomy: Taxonomy): Promise<Term[]> => {
  'use cache'
  cacheLife('hours')
  cacheTag(taxonomy)
  return z.array(term).parse(await readAll[taxonomy]())
}

/** The term with that slug; null when there is none. @throws ContentError when the content API fails. */
export const getTerm = async (taxonomy: Taxonomy, slug: string): Promise<Term | null> =>
  (await listTerms(taxonomy)).find((item) => item.slug === slug) ?? null

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
  cacheLife('hours')
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
  alt_names: z
    .array(z.string())
    .nullish()
    .transform((names) => names ?? []),
  description: optionalText,
  introduction: optionalText,
  roles_content: optionalText,
  routes_content: optionalText,
  salary_content: optionalText,
  costs_content: optionalText,
  roles: through('roles_id', named.extend({ slug: optionalText, description: optionalText })),
  qualifications: through('qualifications_id', named.extend({ slug: optionalText })),
})
export type Sector = z.output<typeof sector>

/** Chosen: the contract names these relations of neither roles nor qualifications. */
const related = [
  { roles: [{ roles_id: ['id', 'name', 'path', 'slug', 'description'] }] },
  { qualifications: [{ qualifications_id: ['id', 'name', 'path', 'slug'] }] },
] as const

/** All sectors with their texts, in editors' order. @throws ContentError when the content API fails. */
export const listSectors = async (): Promise<Sector[]> => {
  'use cache'
  cacheLife('hours')
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
        ...related,
      ],
    }),
  )
  return z.array(sector).parse(rows)
}
