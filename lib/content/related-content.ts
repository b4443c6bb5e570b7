/** Everything that is filed under a term: the number of items of each kind, and the first of them. */
import { aggregate, readItems } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { readArticleCards, type ArticleCard } from './articles.ts'
import { ownLanguageFirst } from './language-order.ts'
import { readQuestions, type Question } from './faqs.ts'
import { readEpisodeCards, readStoryCards, readVideoCards, released, type MediaCard } from './media-cards.ts'
import { readRows } from './reading.ts'
import { optionalText, through, titled } from './field-parsers.ts'
import { content } from './api.ts'

export type RelatedTo = 'topics' | 'sectors' | 'roles' | 'qualifications' | 'tracks'

const program = z.object({
  id: z.string(),
  title: z.string(),
  path: optionalText,
  level: optionalText,
  educational_institutions: through('educational_institutions_id', titled),
})
export type ProgramCard = z.output<typeof program>

type Some<T> = { readonly count: number; readonly items: readonly T[] }

export type Filed = {
  readonly articles: Some<ArticleCard>
  readonly faqs: Some<Question>
  readonly testimonials: Some<MediaCard>
  readonly podcast_episodes: Some<MediaCard>
  readonly videos: Some<MediaCard>
  readonly programs: Some<ProgramCard>
}

/** Kinds that are not filed under a family stay empty. Source: docs/contract.md 2.2, the relations of each collection. */
const kindsOf: Record<RelatedTo, ReadonlySet<keyof Filed>> = {
  topics: new Set(['articles', 'faqs', 'testimonials', 'podcast_episodes', 'videos']),
  sectors: new Set(['articles', 'faqs', 'testimonials', 'podcast_episodes', 'videos', 'programs']),
  roles: new Set(['articles', 'testimonials', 'podcast_episodes', 'videos', 'programs']),
  qualifications: new Set(['articles', 'programs']),
  tracks: new Set(['articles', 'testimonials', 'podcast_episodes', 'videos', 'programs']),
}

const filedRow = z.looseObject({ id: z.string() })
const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/**
 * The items in their order, those that are about the fewest terms of the family first: an article about every role is on none of
 * their pages the best one. `rows` have the items' ids and terms.
 */
const mostSpecificFirst = <T extends { readonly id: string }>(
  items: readonly T[],
  rows: unknown,
  under: RelatedTo,
): T[] => {
  const counts = new Map(
    z
      .array(filedRow)
      .parse(rows)
      .map(({ id, [under]: terms }) => [id, countOf(terms)]),
  )
  return items.toSorted((one, other) => (counts.get(one.id) ?? 0) - (counts.get(other.id) ?? 0))
}

const some = <T>(all: readonly T[], limit: number): Some<T> => ({ count: all.length, items: all.slice(0, limit) })
const counted = z.array(z.object({ count: z.coerce.number() }))

/**
 * The items that are filed under that term: articles in one language only, without planned items.
 * @throws ContentError when the content API fails.
 */
export const listRelatedTo = async (under: RelatedTo, id: string, english: boolean): Promise<Filed> => {
  'use cache'
  cacheTag(under, 'articles', 'faqs', 'testimonials', 'podcast_episodes', 'videos', 'programs')
  const kinds = kindsOf[under]
  // The family's name is the name of the relation in every collection, and the key of the junction derives from it.
  const filter = { [under]: { [`${under}_id`]: { id: { _eq: id } } } }
  const ofPrograms = under === 'tracks' ? { program_forms: { track: { id: { _eq: id } } } } : filter
  const when = <T>(kind: keyof Filed, read: () => Promise<T[]>): Promise<T[]> =>
    kinds.has(kind) ? read() : Promise.resolve([])

  const [articles, faqs, testimonials, episodes, videos, programs, count] = await Promise.all([
    when('articles', async () => {
      const ofLanguage = { _and: [filter, { english: { _eq: english } }] }
      const [cards, rows] = await Promise.all([
        readArticleCards(ofLanguage),
        content(readItems('articles', { filter: ofLanguage, limit: -1, fields: ['id', under] })),
      ])
      return mostSpecificFirst(cards, rows, under)
    }),
    when('faqs', async () => ownLanguageFirst(await readQuestions(filter), english ? 'en' : 'nl')),
    when('testimonials', () => readStoryCards({ filter })),
    when('podcast_episodes', () => readEpisodeCards({ filter })),
    when('videos', () => readVideoCards({ filter })),
    when('programs', () => readRows('programs', program, { filter: ofPrograms, limit: 6, sort: ['title'] })),
    when('programs', async () =>
      counted.parse(await content(aggregate('programs', { aggregate: { count: '*' }, query: { filter: ofPrograms } }))),
    ),
  ])
  return {
    articles: some(articles, 6),
    faqs: some(faqs, 6),
    testimonials: some(released(testimonials), 3),
    podcast_episodes: some(released(episodes), 3),
    videos: some(released(videos), 3),
    programs: { count: count[0]?.count ?? 0, items: programs },
  }
}
