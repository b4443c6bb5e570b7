/** An article and its questions, as structured data (JSON-LD). Pure: made from what the page shows and absolute addresses. */
import type { RichText } from '#schema/index.ts'
import { plainText } from '#schema/rich-text.ts'
import type { Reuse } from '../attribution.ts'
import type { Article } from '../content/articles.ts'
import { languageOf } from '../i18n/language-of.ts'

type Addresses = {
  /** The article's canonical address. */
  readonly url: string
  /** The list that it belongs to. */
  readonly list: { readonly name: string; readonly url: string }
  readonly site: { readonly name: string; readonly url: string }
  readonly image: string | null
  readonly authorUrl: (slug: string) => string
  /** What is said beside a source. */
  readonly sourceNote: (source: Article['sources'][number]) => string
  /** How the text may be reused; null where the catalogue does not say. */
  readonly reuse?: Reuse | null
}

/**
 * An Article: authors, days, picture, language, what it rests on, and the collection it is part of. The day on which it was published is
 * not known: it was made as a draft before.
 * Source: https://schema.org/Article, https://developers.google.com/search/docs/appearance/structured-data/article
 */
export const articleData = (
  article: Pick<
    Article,
    | 'title'
    | 'description'
    | 'summary'
    | 'date_created'
    | 'date_updated'
    | 'date_reviewed'
    | 'english'
    | 'authors'
    | 'topics'
    | 'sources'
  >,
  { url, list, site, image, authorUrl, sourceNote, reuse = null }: Addresses,
) => {
  const cited = article.sources.filter(({ kind }) => kind !== 'further_reading')
  const publisher = { '@type': 'Organization', name: site.name, url: site.url }
  const description = article.description ?? article.summary
  return {
    '@type': 'Article',
    '@id': `${url}#artikel`,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      ...(article.date_reviewed ? { lastReviewed: article.date_reviewed } : {}),
    },
    headline: article.title,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    inLanguage: languageOf(article),
    dateModified: article.date_updated ?? article.date_created,
    author: article.authors.length
      ? article.authors.map(({ name, slug, job_title: jobTitle }) => ({
          '@type': 'Person',
          name,
          ...(slug ? { url: authorUrl(slug) } : {}),
          ...(jobTitle ? { jobTitle } : {}),
        }))
      : publisher,
    publisher,
    isPartOf: { '@type': 'CollectionPage', name: list.name, url: list.url },
    ...(article.topics.length ? { about: article.topics.map(({ name }) => ({ '@type': 'Thing', name })) } : {}),
    citation: cited.length
      ? cited.map((source) => ({
          '@type': source.kind === 'data_set' ? 'Dataset' : 'CreativeWork',
          name: source.title,
          ...(source.url ? { url: source.url } : {}),
          ...(sourceNote(source) ? { description: sourceNote(source) } : {}),
        }))
      : undefined,
    ...(reuse ? { license: reuse.licence.url ?? reuse.licence.name, creditText: reuse.credit } : {}),
    isAccessibleForFree: true,
  }
}

/**
 * A FAQPage of questions that a page shows with their answers, the text equal to the page's; null without any.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export const questionsData = (
  questions: readonly { readonly question: string; readonly answer: RichText | null }[],
) => {
  const answered = questions.flatMap(({ question, answer }) => (answer ? [{ question, text: plainText(answer) }] : []))
  return answered.length
    ? {
        '@type': 'FAQPage',
        mainEntity: answered.map(({ question, text }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      }
    : null
}
