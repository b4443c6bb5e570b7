/** Programmes with everything their page shows. */
import { type QueryFilter } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import type { Locale } from '../i18n/routing.ts'
import { mostCompared } from '../visitor/comparison.ts'
import { readQuestions, type Question } from './faqs.ts'
import { ownLanguageFirst } from './language-order.ts'
import { readStoryCards, released, type MediaCard } from './media-cards.ts'
import { asPublished, type ItemSource, readRows } from './reading.ts'
import { logo, named, optionalText, orEmpty, orNull, place, richText, through, titled } from './field-parsers.ts'
import { dataSources, derived, standingShape } from './standing.ts'

const form = z.object({
  id: z.string(),
  url: optionalText,
  description: richText,
  track: orNull(z.object({ name: z.string(), path: optionalText })),
})

const program = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  vendor: optionalText,
  date_updated: optionalText,
  derived,
  ...standingShape,
  data_sources: dataSources,
  level: optionalText,
  type: optionalText,
  degree: optionalText,
  duration_in_months: orNull(z.number()),
  qualifications: through('qualifications_id', named.extend({ description: optionalText })),
  roles: through('roles_id', named),
  school_subjects: through('school_subjects_id', z.object({ name: z.string() })),
  sectors: through('sectors_id', titled.extend({ slug: optionalText })),
  educational_institutions: through(
    'educational_institutions_id',
    z.object({ id: z.string(), title: z.string(), path: optionalText, logo }),
  ),
  locations: through('locations_id', place),
  program_forms: orEmpty(form),
})
export type Program = z.output<typeof program>

type Filter = QueryFilter<CatalogueSchema, CatalogueSchema['programs'][number]>

/** Chosen: the contract names neither the locations and duration of a programme nor its contact persons and events. */
const readPrograms = (filter: Filter, limit: number, source = asPublished): Promise<Program[]> =>
  readRows('programs', program, { filter, limit }, source)

/**
 * The programme with that slug; null when there is none that the account may read.
 * @throws ContentError when the content API fails.
 */
export const getProgram = async (slug: string): Promise<Program | null> => {
  'use cache'
  cacheTag('programs', `program:${slug}`)
  return readProgram(asPublished, slug)
}

/** The programme with that slug, or its version, now; null when there is none. Not cached. @throws ContentError when the content API fails. */
export const readProgram = async (source: ItemSource, slug: string): Promise<Program | null> =>
  (await readPrograms({ slug: { _eq: slug } }, 1, source))[0] ?? null

/** The programmes that match, four at most; not cached here. @throws ContentError when the content API fails. */
export const listComparedPrograms = (filter: Filter): Promise<Program[]> => readPrograms(filter, mostCompared)

/** The slug of one programme, for which the build prerenders the page; other pages are rendered at their first request. */
export const firstProgramSlug = async (): Promise<string[]> => {
  'use cache'
  cacheTag('programs')
  const rows = await readRows('programs', z.object({ slug: z.string() }), { limit: 1, sort: ['slug'] })
  return rows.map(({ slug }) => slug)
}

export type RelatedContent = { readonly stories: readonly MediaCard[]; readonly questions: readonly Question[] }

/**
 * Stories and questions about the sectors and roles that a programme leads to: three stories, those of its roles first,
 * and five questions, those in that language first.
 * @throws ContentError when the content API fails.
 */
export const listAround = async (
  sectorIds: readonly string[],
  roleIds: readonly string[],
  locale: Locale,
): Promise<RelatedContent> => {
  'use cache'
  cacheTag('testimonials', 'faqs')
  const inSectors = { sectors: { sectors_id: { id: { _in: [...sectorIds] } } } }
  const [ofRoles, ofSectors, questions] = await Promise.all([
    roleIds.length ? readStoryCards({ filter: { roles: { roles_id: { id: { _in: [...roleIds] } } } } }) : [],
    sectorIds.length ? readStoryCards({ filter: inSectors }) : [],
    sectorIds.length ? readQuestions(inSectors) : [],
  ])
  const stories = new Map([...ofRoles, ...ofSectors].map((story) => [story.id, story]))
  return {
    stories: released([...stories.values()]).slice(0, 3),
    questions: ownLanguageFirst(questions, locale).slice(0, 5),
  }
}
