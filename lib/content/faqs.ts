/** Frequently asked questions with their answers. */
import { type QueryFilter } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import type { CatalogueSchema, RichText } from '#schema/index.ts'
import { plainText } from '#schema/rich-text.ts'
import { questionSlug } from '../paths.ts'
import { withCurrentFigures } from './current-figures.ts'
import { languageOf } from '../i18n/language-of.ts'
import { asPublished, type ItemSource, readRows } from './reading.ts'
import { orNone } from './or-none.ts'
import { flag, named, optionalText, richText, through, titled } from './field-parsers.ts'
import { optionalNumber } from './recordings.ts'
import { highestFirst } from './order.ts'
import { similarQuestions } from './similar-questions.ts'

const faq = z.object({
  id: z.string(),
  question: z.string(),
  answer: richText,
  date_created: optionalText,
  date_updated: optionalText,
  english: flag,
  topics: through('topics_id', named),
  sectors: through('sectors_id', titled),
  audiences: through('audiences_id', titled),
  phases: through('phases_id', titled),
  articles: through('articles_id', z.object({ id: z.string(), title: z.string(), path: optionalText, english: flag })),
})
export type Faq = z.output<typeof faq>

const short = z.object({
  id: z.string(),
  question: z.string(),
  answer: richText,
  date_updated: optionalText,
  english: flag,
  popularity: optionalNumber,
})
export type Question = Omit<z.output<typeof short>, 'popularity'>

type FaqFilter = QueryFilter<CatalogueSchema, CatalogueSchema['faqs'][number]>

const published = { status: { _eq: 'published' } } as const

/**
 * Questions with their answers, most popular first and English ones after Dutch ones. Not cached here: the caller caches them.
 * @throws ContentError when the content API fails. Chosen: the contract names no order of questions.
 */
export const readQuestions = async (filter: FaqFilter = {}): Promise<Question[]> => {
  const ordered = highestFirst(
    await readRows('faqs', short, { filter: { _and: [published, filter] } }),
    ({ popularity }) => popularity,
    (row) => (row.english ? 0 : 1),
    ({ date_updated: updated }) => updated,
  )
  return Promise.all(
    ordered.map(async ({ id, question, answer, date_updated, english }) => ({
      id,
      question,
      answer: await withCurrentFigures(answer, languageOf({ english })),
      date_updated,
      english,
    })),
  )
}

/** Every question, most popular first. @throws ContentError when the content API fails. */
export const listQuestions = async (): Promise<Question[]> => {
  'use cache'
  cacheTag('faqs')
  return readQuestions()
}

/** Answers with the figures of today, by the id of their question; none when the content API fails. */
export const answersById = async (): Promise<ReadonlyMap<string, RichText>> =>
  new Map((await orNone(listQuestions, [])).flatMap(({ id, answer }) => (answer ? [[id, answer] as const] : [])))

/** The first characters of the id that the last part of an address begins with; null when there are none. */
const idStart = (slug: string): string | null => /(?:^|-)([0-9a-f]{8})$/i.exec(slug)?.[1]?.toLowerCase() ?? null

const readFaqById = async (source: ItemSource, id: string): Promise<Faq | null> => {
  const [item] = await readRows('faqs', faq, { filter: { id: { _eq: id } }, limit: 1 }, source)
  return item ? { ...item, answer: await withCurrentFigures(item.answer, languageOf(item)) } : null
}

/**
 * The question of that address with any status, or its version; null when there is none. Not cached.
 * @throws ContentError when the content API fails.
 */
export const readFaq = async (source: ItemSource, slug: string): Promise<Faq | null> => {
  const start = idStart(slug)
  if (!start) return null
  // Databases search no part of an id.
  const rows = await readRows('faqs', z.object({ id: z.string() }), {}, { ...source, version: null })
  const match = rows.find(({ id }) => id.startsWith(start))
  return match ? readFaqById(source, match.id) : null
}

/**
 * The question whose id begins with the last part of the address; the words before that part are ignored. Null when there is none.
 * @throws ContentError when the content API fails.
 */
export const getFaq = async (slug: string): Promise<Faq | null> => {
  'use cache'
  cacheTag('faqs')
  const start = idStart(slug)
  const match = start ? (await listQuestions()).find(({ id }) => id.startsWith(start)) : undefined
  return match ? readFaqById(asPublished, match.id) : null
}

/** The addresses of the questions in that language, for prerendering: in the other, a page is rendered when it is visited. */
export const listFaqSlugs = async (locale: string): Promise<string[]> =>
  (await listQuestions()).filter((question) => languageOf(question) === locale).map(questionSlug)

/** The ids of the topics of every question, by its id. */
const topicsById = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  'use cache'
  cacheTag('faqs')
  const filed = z.object({ id: z.string(), topics: through('topics_id', named) })
  const rows = await readRows('faqs', filed, { filter: published })
  return new Map(rows.map(({ id, topics }) => [id, topics.map((topic) => topic.id)]))
}

/** Few other questions in the same language that resemble it. @throws ContentError when the content API fails. */
export const listSimilarQuestions = async (
  own: Pick<Faq, 'id' | 'question' | 'english' | 'topics'>,
): Promise<Question[]> => {
  'use cache'
  cacheTag('faqs')
  const [questions, topicsOf] = await Promise.all([listQuestions(), topicsById()])
  const all = questions.map((item) => ({
    ...item,
    item,
    answer: item.answer ? plainText(item.answer) : '',
    topics: topicsOf.get(item.id) ?? [],
  }))
  return similarQuestions(all, { ...own, topics: own.topics.map(({ id }) => id) }).map(({ item }) => item)
}
