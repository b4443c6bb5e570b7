/** Items of several kinds by their ids, as the list of saved items shows them. */
import { z } from 'zod'
import { modelOf } from '#schema/model.ts'
import type { Locale } from '../i18n/routing.ts'
import { itemHref, type Href } from '../paths.ts'
import { savedKinds, type Reference, type SavedKind } from '../visitor/item.ts'
import { flag, optionalText, through, titled } from './field-parsers.ts'
import { readRows } from './reading.ts'
import { inLanguage, translationsOf } from './translated.ts'

const row = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string().optional(),
  path: z.string().nullish(),
  summary: optionalText,
  show: titled.nullish(),
  educational_institutions: through('educational_institutions_id', titled),
  /** Whether it is invented, or follows from a rule; see `standing.ts`. */
  sample: flag.optional(),
  derived: flag.optional(),
  english: flag.optional(),
  translations: translationsOf('title'),
})

/** What is read of each kind beside its title: videos, episodes and testimonials go by their path, never by a slug. */
const parsers = {
  programs: row.pick({
    id: true,
    title: true,
    slug: true,
    educational_institutions: true,
    sample: true,
    derived: true,
  }),
  routes: row.pick({ id: true, title: true, slug: true, path: true, translations: true }),
  articles: row.pick({ id: true, title: true, slug: true, summary: true, english: true }),
  testimonials: row.pick({ id: true, title: true, path: true, summary: true, sample: true }),
  podcast_episodes: row.pick({ id: true, title: true, path: true, show: true, sample: true }),
  videos: row.pick({ id: true, title: true, path: true, sample: true }),
  educational_institutions: row.pick({ id: true, title: true, slug: true, sample: true }),
  regional_education_desks: row.pick({ id: true, title: true, slug: true, sample: true }),
}

type Item = Pick<z.output<typeof row>, 'id' | 'title'> & Partial<z.output<typeof row>>

const readKind = (kind: SavedKind, ids: readonly string[]): Promise<Item[]> => {
  const ofIds = { id: { _in: [...ids] } }
  const filter = modelOf(kind).fields.has('status') ? { ...ofIds, status: { _eq: 'published' as const } } : ofIds
  return readRows(kind, parsers[kind], { filter })
}

export type Described = Reference & {
  /** In the language that was asked for, where it is translated. */
  readonly title: string
  /** Language of the title and the text. */
  readonly language: Locale
  /** Its subject, or the person or organisation it belongs to. */
  readonly text: string | null
  /** Null for a kind that has no page. */
  readonly href: Href | null
  /** Whether the item is invented, or derived by a rule; null for neither. */
  readonly mark: 'invented' | 'derived' | null
}

const describe = (reference: Reference, { translations = [], ...fields }: Item, locale: Locale): Described => {
  const item = inLanguage({ ...fields, translations }, locale, 'title', { title: z.string() })
  const institutions = (item.educational_institutions ?? []).map(({ title }) => title).join(', ')
  return {
    ...reference,
    title: item.title,
    language: item.english ? 'en' : item.language,
    text: institutions || (item.show?.title ?? item.summary ?? null),
    href: itemHref(reference.kind, item),
    mark: item.sample ? 'invented' : item.derived ? 'derived' : null,
  }
}

/**
 * The items in the order of the references, in that language where they are translated, with one request for each
 * kind; items that are no longer on the site are left out. @throws ContentError when the content API fails.
 */
export const describeItems = async (references: readonly Reference[], locale: Locale): Promise<Described[]> => {
  const itemLists = await Promise.all(
    savedKinds.map(async (kind) => {
      const ids = references.filter((reference) => reference.kind === kind).map(({ id }) => id)
      return ids.length ? await readKind(kind, ids) : []
    }),
  )
  const byKind = new Map(
    savedKinds.map((kind, index) => [kind, new Map(itemLists[index]?.map((item) => [item.id, item]))]),
  )
  return references.flatMap((reference) => {
    const item = byKind.get(reference.kind)?.get(reference.id)
    return item ? [describe(reference, item, locale)] : []
  })
}
