/** Articles, questions and authors as alternates. */
import { getArticle, listArticlesBy } from '#lib/content/articles.ts'
import { getAuthor } from '#lib/content/authors.ts'
import { getFaq } from '#lib/content/faqs.ts'
import { originalUrl } from '#lib/media/addresses.ts'
import { questionSlug } from '#lib/paths.ts'
import { escaped, link, list, nodeMarkdown } from '../document-markdown.ts'
import { documentOf, facts, inDutch, section, standingOf, alternateOf, type Reader } from './parts.ts'
import { languageOf } from '#lib/i18n/language-of.ts'
import { articleDocument } from '#lib/rich-text/references.ts'
import { sourceNote } from '#lib/rich-text/source-note.ts'

/** An article: its text, its sources as footnotes, its attachments, and related questions. */
export const articleAlternate: Reader = async ({ slug = '' }, context) => {
  const article = await getArticle(slug)
  if (!article) return null
  const { t, media, itemLink, itemLinks } = context
  const { date_next_review: due } = article
  const text = articleDocument(article)
  const sources = article.sources.map((source) => {
    const { title, url, place } = source
    const words = url && /^https?:/.test(url) ? link(title, url) : escaped(title)
    const note = sourceNote(source, (name, day) => t(`article.${name}`, day))
    return `[^${place}]: ${note ? `${words}. ${escaped(note)}` : words}`
  })
  const documents = article.documents.flatMap(({ title, asset }) =>
    asset ? [link(title, originalUrl(media, asset.id, 'raw'))] : [],
  )
  const questions = article.faqs.map((faq) => section(escaped(faq.question), documentOf(faq.answer, context), 3))
  return alternateOf(
    {
      kind: 'articles',
      href: { pathname: '/kennisbank/artikelen/[slug]', params: { slug } },
      title: article.title,
      description: article.summary ?? article.description,
      updated: article.date_updated ?? article.date_created,
      language: languageOf(article),
    },
    context,
    [
      article.date_reviewed && t('article.reviewed', { date: article.date_reviewed.slice(0, 10) }),
      article.overdue && due && `> ${t('article.overdue', { date: due.slice(0, 10) })}`,
      text && nodeMarkdown(text, context),
      section(t('article.documents'), list(documents)),
      section(t('article.questions'), questions.join('\n\n')),
      facts([
        [
          t('article.authors'),
          article.authors.map(({ name, ...author }) => itemLink('authors', author, name)).join(', '),
        ],
        [t('hub.topics'), itemLinks('topics', article.topics).join(', ')],
        [t('site.sectors'), article.sectors.map(({ title }) => title).join(', ')],
      ]),
      section(t('article.sources'), sources.join('\n')),
    ],
  )
}

/** A question with its answer, and related articles. */
export const questionAlternate: Reader = async ({ slug = '' }, context) => {
  const faq = await getFaq(slug)
  if (!faq) return null
  const { t, itemLinks } = context
  return alternateOf(
    {
      kind: 'faqs',
      href: { pathname: '/kennisbank/veelgestelde-vragen/[slug]', params: { slug: questionSlug(faq) } },
      title: faq.question,
      updated: faq.date_updated ?? faq.date_created,
      language: languageOf(faq),
    },
    context,
    [
      documentOf(faq.answer, context),
      section(t('faq.articles'), list(itemLinks('articles', faq.articles))),
      facts([
        [t('faq.about'), itemLinks('topics', faq.topics).join(', ')],
        [t('faq.forWhom'), [...faq.audiences, ...faq.phases].map(({ title }) => title).join(', ')],
      ]),
    ],
  )
}

/** An author with their articles. */
export const authorAlternate: Reader = async ({ slug = '' }, context) => {
  const author = await getAuthor(slug)
  if (!author) return null
  const articles = await listArticlesBy(author.id)
  return alternateOf(
    {
      kind: 'authors',
      href: { pathname: '/auteurs/[slug]', params: { slug } },
      title: author.name,
      description: author.job_title,
    },
    context,
    [
      standingOf(author, context),
      author.biography && inDutch(escaped(author.biography), context),
      section(context.t('site.articles'), list(context.itemLinks('articles', articles))),
    ],
  )
}
