/** Articles as pages need them. */
import { readItems, type QueryFilter } from '@directus/sdk'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import { content } from './api.ts'
import { editorNodeFields } from './editor-nodes.ts'
import { withExtras } from './extras.ts'
import { anyEntry, fileRef, named, optionalText, richText, through, titled } from './shapes.ts'

const author = z.object({
  id: z.string(),
  name: z.string(),
  slug: optionalText,
  job_title: optionalText,
  image: fileRef,
})
const source = z.object({ id: z.string(), title: z.string(), description: optionalText, url: optionalText })
const document = z.object({ id: z.string(), title: z.string(), description: optionalText, asset: fileRef })
const question = z.object({ id: z.string(), question: z.string(), answer: richText })

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
  english: z.boolean(),
  image: fileRef.optional().transform((file) => file ?? null),
  editor_nodes: z
    .array(anyEntry)
    .nullish()
    .transform((entries) => entries ?? []),
  authors: through('authors_id', author),
  sources: through('sources_id', source),
  documents: through('documents_id', document),
  topics: through('topics_id', named),
  sectors: through('sectors_id', titled),
  faqs: through('faqs_id', question),
})
export type Article = z.output<typeof article> & {
  /** Whether the day of its next review had passed when it was read. */
  readonly overdue: boolean
}

const card = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  path: z.string(),
  summary: optionalText,
  english: z.boolean(),
  image: fileRef.optional().transform((file) => file ?? null),
  topics: through('topics_id', named),
})
export type ArticleCard = z.output<typeof card>

const fileFields = ['id', 'title', 'type', 'filesize', 'width', 'height', 'filename_download'] as const
const cardFields = [
  'id',
  'title',
  'slug',
  'path',
  'summary',
  'english',
  { topics: [{ topics_id: ['id', 'name', 'path'] }] },
] as const

/** Chosen: the contract names no picture of an article. */
const image = (extras: boolean) => (extras ? ([{ image: fileFields }] as const) : ([] as const))

/** Chosen: the contract names neither days of review nor addresses of authors. */
const review = (extras: boolean) => (extras ? (['date_reviewed', 'date_next_review'] as const) : ([] as const))
const address = (extras: boolean) => (extras ? (['slug'] as const) : ([] as const))

/** Every relation whole: the default of 100 related items would cut long lists of nodes short without a word. */
const whole = { _limit: -1 } as const

type ArticleFilter = QueryFilter<CatalogueSchema, CatalogueSchema['articles'][number]>

/**
 * An article with everything its page shows; null when there is none; whoever asks keeps it.
 * @throws ContentError when the content API fails.
 */
export const readArticle = async (run: typeof content, filter: ArticleFilter): Promise<Article | null> => {
  const found = await withExtras((extras) =>
    run(
      readItems('articles', {
        filter,
        limit: 1,
        fields: [
          'id',
          'title',
          'slug',
          'path',
          'description',
          'summary',
          'body',
          'date_created',
          'date_updated',
          'seo',
          'english',
          ...image(extras),
          ...review(extras),
          { editor_nodes: editorNodeFields(extras) },
          { authors: [{ authors_id: ['id', 'name', ...address(extras), 'job_title', { image: fileFields }] }] },
          { sources: [{ sources_id: ['id', 'title', 'description', 'url'] }] },
          { documents: [{ documents_id: ['id', 'title', 'description', { asset: fileFields }] }] },
          { topics: [{ topics_id: ['id', 'name', 'path'] }] },
          { sectors: [{ sectors_id: ['id', 'title'] }] },
          { faqs: [{ faqs_id: ['id', 'question', 'answer'] }] },
        ],
        deep: { editor_nodes: whole, sources: whole, documents: whole, faqs: whole },
      }),
    ),
  )
  const [item] = z.array(article).parse(found)
  if (!item) return null
  const today = new Date().toISOString().slice(0, 10)
  return { ...item, overdue: item.date_next_review !== null && item.date_next_review < today }
}

/**
 * The published article of that slug with everything its page shows; null when there is none.
 * @throws ContentError when the content API fails.
 * Source: spec 7.1 rule 4.
 */
export const getArticle = async (slug: string): Promise<Article | null> => {
  'use cache'
  cacheLife('hours')
  cacheTag('articles', `article:${slug}`)
  return readArticle(content, { slug: { _eq: slug }, status: { _eq: 'published' } })
}

/** The slugs of all published articles, for prerendering. */
export const listArticleSlugs = async (): Promise<string[]> => {
  'use cache'
  cacheLife('hours')
  cacheTag('articles')
  const found = await content(
    readItems('articles', { filter: { status: { _eq: 'published' } }, limit: -1, fields: ['slug'] }),
  )
  return z
    .array(z.object({ slug: z.string() }))
    .parse(found)
    .map(({ slug }) => slug)
}

/** Up to `limit` other articles that share a topic with this one, newest first. */
export const listRelatedArticles = async (
  id: string,
  topicIds: readonly string[],
  limit: number,
): Promise<ArticleCard[]> => {
  'use cache'
  cacheLife('hours')
  cacheTag('articles')
  if (!topicIds.length) return []
  const found = await withExtras((extras) =>
    content(
      readItems('articles', {
        filter: {
          _and: [
            { status: { _eq: 'published' } },
            { id: { _nin: [id] } },
            { topics: { topics_id: { id: { _in: [...topicIds] } } } },
          ],
        },
        sort: ['-date_updated'],
        limit,
        fields: [...cardFields, ...image(extras)],
      }),
    ),
  )
  return z.array(card).parse(found)
}

/** The published articles of that author, the last updated first. @throws ContentError when the content API fails. */
export const listArticlesBy = async (authorId: string): Promise<ArticleCard[]> => {
  'use cache'
  cacheLife('hours')
  cacheTag('articles')
  return readArticleCards({ authors: { authors_id: { id: { _eq: authorId } } } })
}

/** Up to `limit` published articles in that language whose title bears one of the words, the last updated first. */
export const listArticlesAbout = async (
  words: readonly string[],
  english: boolean,
  limit: number,
): Promise<ArticleCard[]> => {
  'use cache'
  cacheLife('hours')
  cacheTag('articles')
  const found = await readArticleCards({
    _and: [{ english: { _eq: english } }, { _or: words.map((word) => ({ title: { _icontains: word } })) }],
  })
  return found.slice(0, limit)
}

/** The newest `limit` published articles in Dutch or in English. */
export const listNewestArticles = async (english: boolean, limit: number): Promise<ArticleCard[]> => {
  'use cache'
  cacheLife('hours')
  cacheTag('articles')
  const found = await withExtras((extras) =>
    content(
      readItems('articles', {
        filter: { status: { _eq: 'published' }, english: { _eq: english } },
        sort: ['-date_updated'],
        limit,
        fields: [...cardFields, ...image(extras)],
      }),
    ),
  )
  return z.array(card).parse(found)
}

/**
 * Published articles as cards, those last changed first; whoever asks keeps them.
 * @throws ContentError when the content API fails.
 */
export const readArticleCards = async (filter: ArticleFilter): Promise<ArticleCard[]> => {
  const found = await withExtras((extras) =>
    content(
      readItems('articles', {
        filter: { _and: [{ status: { _eq: 'published' } }, filter] },
        sort: ['-date_updated'],
        limit: -1,
        fields: [...cardFields, ...image(extras)],
      }),
    ),
  )
  return z.array(card).parse(found)
}
