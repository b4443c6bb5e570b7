/** Items of several kinds by their ids, as the list of saved items shows them. */
import { readItems } from '@directus/sdk'
import { z } from 'zod'
import { itemHref, type Href } from '../paths.ts'
import { savedKinds, type Reference, type SavedKind } from '../visitor/item.ts'
import { content } from './api.ts'
import { optionalText, through, titled } from './field-parsers.ts'

const row = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string().optional(),
  path: z.string().nullish(),
  summary: optionalText,
  show: titled.nullish(),
  educational_institutions: through('educational_institutions_id', titled),
})

type Ids = readonly string[]

const published = (ids: Ids) => ({ id: { _in: [...ids] }, status: { _eq: 'published' as const } })

const read: Record<SavedKind, (ids: Ids) => Promise<unknown>> = {
  programs: (ids) =>
    content(
      readItems('programs', {
        filter: { id: { _in: [...ids] } },
        limit: -1,
        fields: [
          'id',
          'title',
          'slug',
          { educational_institutions: [{ educational_institutions_id: ['id', 'title'] }] },
        ],
      }),
    ),
  routes: (ids) =>
    content(readItems('routes', { filter: published(ids), limit: -1, fields: ['id', 'title', 'slug', 'path'] })),
  articles: (ids) =>
    content(readItems('articles', { filter: published(ids), limit: -1, fields: ['id', 'title', 'slug', 'summary'] })),
  testimonials: (ids) =>
    content(
      readItems('testimonials', { filter: published(ids), limit: -1, fields: ['id', 'title', 'path', 'summary'] }),
    ),
  podcast_episodes: (ids) =>
    content(
      readItems('podcast_episodes', {
        filter: published(ids),
        limit: -1,
        fields: ['id', 'title', 'path', { show: ['id', 'title'] }],
      }),
    ),
  videos: (ids) => content(readItems('videos', { filter: published(ids), limit: -1, fields: ['id', 'title', 'path'] })),
  educational_institutions: (ids) =>
    content(
      readItems('educational_institutions', {
        filter: { id: { _in: [...ids] } },
        limit: -1,
        fields: ['id', 'title', 'slug'],
      }),
    ),
  regional_education_desks: (ids) =>
    content(
      readItems('regional_education_desks', {
        filter: { id: { _in: [...ids] } },
        limit: -1,
        fields: ['id', 'title', 'slug'],
      }),
    ),
}

export type Described = Reference & {
  readonly title: string
  /** Its subject, or the person or organisation it belongs to. */
  readonly text: string | null
  /** Null for a kind that has no page. */
  readonly href: Href | null
}

const describe = (reference: Reference, item: z.output<typeof row>): Described => {
  const institutions = item.educational_institutions.map(({ title }) => title).join(', ')
  return {
    ...reference,
    title: item.title,
    text: institutions || (item.show?.title ?? item.summary),
    href: itemHref(reference.kind, item),
  }
}

/**
 * The items in the order of the references, with one request for each kind; items that are no longer on the site are
 * left out. @throws ContentError when the content API fails.
 */
export const describeItems = async (references: readonly Reference[]): Promise<Described[]> => {
  const itemLists = await Promise.all(
    savedKinds.map(async (kind) => {
      const ids = references.filter((reference) => reference.kind === kind).map(({ id }) => id)
      return ids.length ? z.array(row).parse(await read[kind](ids)) : []
    }),
  )
  const byKind = new Map(
    savedKinds.map((kind, index) => [kind, new Map(itemLists[index]?.map((item) => [item.id, item]))]),
  )
  return references.flatMap((reference) => {
    const item = byKind.get(reference.kind)?.get(reference.id)
    return item ? [describe(reference, item)] : []
  })
}
