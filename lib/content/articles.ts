/** Articles: reading one article, and lists of articles as cards. */
import { type QueryFilter } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { sourceKinds } from '#schema/families/knowledge-base.ts'
import type { CatalogueSchema } from '#schema/index.ts'
import { onDutchClock } from '../calendar/dutch-clock.ts'
import { withCurrentFigures, withFiguresInCallouts } from './current-figures.ts'
import { languageOf } from '../i18n/language-of.ts'
import { asPublished, type ItemSource, readRows, whole } from './reading.ts'
import {
  fileRef,
  flag,
  named,
  namedFile,
  optionalFile,
  optionalText,
  placedThrough,
  richText,
  through,
  titled,
} from './field-parsers.ts'
import { editorNodes } from './editor-nodes.ts'
import { highestFirst } from './order.ts'

const author = z.object({
  id: z.string(),
  name: z.string(),
  slug: optionalText,
  job_title: optionalText,
  image: fileRef,
})
const source = z.object({
  id: z.string(),
  title: z.string(),
  description: optionalText,
  url: optionalText,
  /** Null where the service does not say. */
  kind: z
    .enum(sourceKinds)
    .nullish()
    .catch(null)
    .transform((kind) => kind ?? null),
  consulted: optionalText,
})
const document = z.object({ id: z.string(), title: z.string(), description: optionalText, asset: namedFile })
const question = z.object({ id: z.string(), question: z.string(), answer: richText, english: flag })

const seo = z
  .object({ title: optionalText, meta_description: optionalText, no_index: z.boolean().nullish() })
  .nullish()
  .catch(null)

const article = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  path: z.string(),
  description: optionalText,
  summary: optionalText,
  body: richText,
  date_created: z.string(),
  date_updated: optionalText,
  date_reviewed: optionalText,
  date_next_review: optionalText,
  seo,
  english: flag,
  image: optionalFile,
  editor_nodes: editorNodes,
  authors: through('authors_id', author),
  sources: placedThrough('sources_id', source),
  documents: through('documents_id', document),
  topics: through('topics_id', named),
  sectors: through('sectors_id', titled),
  faqs: through('faqs_id', question),
})
export type Article = z.output<typeof article> & {
  /** Whether the date of its next review had passed when the article was read. */
  readonly overdue: boolean
}

const card = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  path: z.string(),
  summary: optionalText,
  english: flag,
  date_created: optionalText,
  date_updated: optionalText,
  image: optionalFile,
  topics: through('topics_id', named),
})
export type ArticleCard = z.output<typeof card>

type ArticleFilter = QueryFilter<CatalogueSchema, CatalogueSchema['articles'][number]>

/**
 * Reads an article with everything its page shows; null when there is none. Not cached here: the caller caches it.
 * @throws ContentError when the content API fails.
 */
export const readArticle = async (source: ItemSource, filter: ArticleFilter): Promise<Article | null> => {
  const deep = { editor_nodes: whole, sources: whole, documents: whole, faqs: whole }
  const [item] = await readRows('articles', article, { filter, limit: 1, deep }, source)
  if (!item) return null
  const today = onDutchClock(new Date()).date
  return {
    ...item,
    body: await withCurrentFigures(item.body, languageOf(item)),
    editor_nodes: await withFiguresInCallouts(item.editor_nodes, languageOf(item)),
    faqs: await Promise.all(
      item.faqs.map(async (faq) => ({ ...faq, answer: await withCurrentFigures(faq.answer, languageOf(faq)) })),
    ),
    overdue: item.date_next_review !== null && item.date_next_review < today,
  }
}

/**
 * Reads the published article with that slug, with everything its page shows; null when there is none.
 * @throws ContentError when the content API fails.
 * Source: docs/contract.md 7.1 rule 4.
 */
export const getArticle = async (slug: string): Promise<Article | null> => {
  'use cache'
  cacheTag('articles', `article:${slug}`)
  return readArticle(asPublished, { slug: { _eq: slug }, status: { _eq: 'published' } })
}

/** The slugs of the published articles in that language, for prerendering: in the other, a page is rendered when it is visited. */
export const listArticleSlugs = async (locale: string): Promise<string[]> => {
  'use cache'
  cacheTag('articles')
  const rows = await readRows('articles', z.object({ slug: z.string(), english: flag }), {
    filter: { status: { _eq: 'published' } },
  })
  return rows.filter((row) => languageOf(row) === locale).map(({ slug }) => slug)
}

/** When the article last changed: a service may leave `date_updated` empty until the first change. */
const changed = ({ date_updated: updated, date_created: created }: ArticleCard): string | null => updated ?? created

/**
 * The `limit` published articles that changed last, and the `limit` newest of those that never did, which are read separately:
 * a service may leave `date_updated` empty until then. Not cached.
 */
export const readNewest = async <T>(
  parser: z.ZodType<T>,
  filters: readonly ArticleFilter[],
  limit: number,
): Promise<T[]> => {
  const read = (changes: ArticleFilter, sort: '-date_updated' | '-date_created') =>
    readRows('articles', parser, {
      filter: { _and: [{ status: { _eq: 'published' } }, changes, ...filters] },
      sort: [sort],
      limit,
    })
  const articles = await Promise.all([
    read({ date_updated: { _nnull: true } }, '-date_updated'),
    read({ date_updated: { _null: true } }, '-date_created'),
  ])
  return articles.flat()
}

/** The `limit` articles that changed last; an article without changes counts from the day it was created. */
const readNewestCards = async (filter: ArticleFilter, limit: number): Promise<ArticleCard[]> =>
  highestFirst(await readNewest(card, [filter], limit), changed).slice(0, limit)

/** Up to `limit` other articles that share a topic with this one: those in the language of the page first, of each language the newest. */
export const listRelatedArticles = async (
  id: string,
  topicIds: readonly string[],
  english: boolean,
  limit: number,
): Promise<ArticleCard[]> => {
  'use cache'
  cacheTag('articles')
  if (!topicIds.length) return []
  const about: ArticleFilter[] = [{ id: { _nin: [id] } }, { topics: { topics_id: { id: { _in: [...topicIds] } } } }]
  const [own, other] = await Promise.all(
    [english, !english].map((language) => readNewestCards({ _and: [...about, { english: { _eq: language } }] }, limit)),
  )
  return [...(own ?? []), ...(other ?? [])].slice(0, limit)
}

/** The published articles of that author, most recently updated first. @throws ContentError when the content API fails. */
export const listArticlesBy = async (authorId: string): Promise<ArticleCard[]> => {
  'use cache'
  cacheTag('articles')
  return readArticleCards({ authors: { authors_id: { id: { _eq: authorId } } } })
}

/** Up to `limit` published articles in that language whose title contains one of the words, most recently updated first. */
export const listArticlesAbout = async (
  words: readonly string[],
  english: boolean,
  limit: number,
): Promise<ArticleCard[]> => {
  'use cache'
  cacheTag('articles')
  return readNewestCards(
    { _and: [{ english: { _eq: english } }, { _or: words.map((word) => ({ title: { _icontains: word } })) }] },
    limit,
  )
}

/** The newest `limit` published articles in Dutch or in English. */
export const listNewestArticles = async (english: boolean, limit: number): Promise<ArticleCard[]> => {
  'use cache'
  cacheTag('articles')
  return readNewestCards({ english: { _eq: english } }, limit)
}

/**
 * Published articles as cards, most recently changed first; not cached here.
 * @throws ContentError when the content API fails.
 */
export const readArticleCards = async (filter: ArticleFilter): Promise<ArticleCard[]> =>
  highestFirst(
    await readRows('articles', card, { filter: { _and: [{ status: { _eq: 'published' } }, filter] } }),
    changed,
  )
