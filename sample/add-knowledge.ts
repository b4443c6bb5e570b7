/** Rows of articles and questions, with the blocks in their texts. */
import { relateTo, type Workshop } from './blocks.ts'
import { readArticles, readQuestions, type ArticleFile } from './content-files.ts'
import type { Candidate } from './add-taxonomies.ts'
import { drawingSeed } from './files.ts'
import { markdownToDocument } from './markdown.ts'
import { articleTerms, questionTerms } from './search-terms.ts'

const instant = (day: string) => `${day}T09:00:00.000Z`

/**
 * Adds the articles and returns what sector pages may choose from: published and Dutch, those about the fewest sectors
 * first, then the oldest, which are the introductions. Source: docs/contract.md 2.2 `articles`, 2.4.
 */
export const addArticles = (workshop: Workshop): Candidate[] => {
  const articles = readArticles()
  for (const article of articles) addArticle(article, workshop)
  return articles
    .filter(({ matter }) => matter.status === 'published' && !matter.english)
    .toSorted((a, b) => sectorsThenAge(a.matter) - sectorsThenAge(b.matter))
    .map(({ slug, matter }) => ({ key: slug, sectors: matter.sectors }))
}

const sectorsThenAge = ({ sectors, date_created }: ArticleFile['matter']) =>
  sectors.length * 1e8 + Number(date_created.replaceAll('-', ''))

const addArticle = ({ slug, matter, body }: ArticleFile, workshop: Workshop): void => {
  const { catalogue, files, seed } = workshop
  const picture = `article-${slug}`
  const relate = relateTo({ collection: 'articles', key: slug }, workshop)
  catalogue.add('articles', slug, {
    status: matter.status,
    title: matter.title,
    slug,
    path: `/kennisbank/artikelen/${slug}`,
    description: matter.description,
    summary: matter.summary,
    body: markdownToDocument(body, { relate, where: `articles/${slug}.md` }),
    date_created: instant(matter.date_created),
    date_updated: instant(matter.date_updated),
    // Without a title: the page takes the article's own, and follows when that changes.
    seo: { meta_description: matter.description },
    english: matter.english,
    image: files.ask(picture, matter.title, { kind: 'scene', scene: matter.image, seed: drawingSeed(seed, picture) }),
    news_segment: matter.news ? catalogue.refer('news_segments', matter.news, `articles "${slug}"`) : null,
    search_terms: articleTerms.get(slug) ?? null,
  })
  const { authors, documents, sources, topics, sectors, roles, tracks, qualifications, audiences, phases, faqs } =
    matter
  const relations = {
    authors,
    documents,
    sources,
    topics,
    sectors,
    roles,
    tracks,
    qualifications,
    audiences,
    phases,
    faqs,
  }
  for (const [field, keys] of Object.entries(relations)) catalogue.link('articles', slug, field, keys)
}

/**
 * Adds the questions and returns what sector pages may choose from: Dutch, those that an editor numbered first. Chosen: neither
 * popularity nor days of review are filled, because nobody counted and nobody reviewed. Source: docs/contract.md 2.2 `faqs`.
 */
export const addQuestions = ({ catalogue }: Workshop): Candidate[] => {
  const questions = readQuestions()
  for (const { question, answer, english, matter, topics } of questions) {
    const { key, sectors, audiences, phases } = matter
    catalogue.add('faqs', key, {
      status: 'published',
      question,
      answer: markdownToDocument(answer, { where: `faqs, ${key}` }),
      date_created: instant('2025-01-15'),
      date_updated: instant(matter.updated),
      english,
      search_terms: questionTerms.get(key) ?? null,
    })
    for (const [field, keys] of Object.entries({ sectors, topics, audiences, phases }))
      catalogue.link('faqs', key, field, keys)
  }
  return questions
    .filter(({ english }) => !english)
    .toSorted((a, b) => (b.matter.popularity ?? 0) - (a.matter.popularity ?? 0))
    .map(({ matter }) => ({ key: matter.key, sectors: matter.sectors }))
}
