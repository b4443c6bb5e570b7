import { getTranslations } from 'next-intl/server'
import { Actions } from '#components/article/actions.tsx'
import { ArticleData } from '#components/article/article-data.tsx'
import { Byline } from '#components/article/byline.tsx'
import { Contents } from '#components/article/contents.tsx'
import { Documents } from '#components/article/documents.tsx'
import { Facts } from '#components/article/facts.tsx'
import { FurtherQuestions } from '#components/article/further-questions.tsx'
import { PrintedSource } from '#components/article/printed-source.tsx'
import { Questions } from '#components/article/questions.tsx'
import { Related } from '#components/article/related.tsx'
import { Reuse } from '#components/article/reuse.tsx'
import { Sources } from '#components/article/sources.tsx'
import { EditItem } from '#components/item-editor/edit-item.tsx'
import { DraftBar } from '#components/rich-text-editor/draft-bar.tsx'
import { Vote } from '#components/feedback/vote.tsx'
import { Save } from '#components/visitor/save.tsx'
import { Document } from '#components/rich-text/document.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { TermName } from '#components/ui/term-name.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { reuseOf } from '#lib/attribution.ts'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { getArticle, listArticleSlugs, listRelatedArticles, readArticle } from '#lib/content/articles.ts'
import { itemPage } from '#lib/content/item-page.ts'
import { listRelatedMedia } from '#lib/content/media-lists.ts'
import { editMark } from '#lib/editors/edit-mark.ts'
import { withTerms } from '#lib/rich-text/glossary/link-terms.ts'
import { languageOf } from '#lib/i18n/language-of.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'
import { readingMinutes } from '#lib/rich-text/outline.ts'
import { articleDocument, referencesOf } from '#lib/rich-text/references.ts'
import { contentsOf, leastContents } from '#lib/rich-text/review.ts'
import { staticSlugs } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

type Params = { readonly slug: string }
type Props = { readonly params: Promise<Params> }

/** All of them: articles stand from the first moment, also while the service is away. */
export const generateStaticParams = async ({ params: { locale } }: { readonly params: { readonly locale: string } }) =>
  staticSlugs(await listArticleSlugs(locale), Infinity)

const { find, generateMetadata } = itemPage({
  hrefOf: ({ slug }: Params) => ({ pathname: '/kennisbank/artikelen/[slug]', params: { slug } }) as const,
  getPublished: ({ slug }) => getArticle(slug),
  readDraft: (source, { slug }) => readArticle(source, { slug: { _eq: slug } }),
  describe: (article) => ({
    title: article.seo?.title ?? article.title,
    description: article.seo?.meta_description ?? article.description ?? article.summary,
    // An article has one language, whichever frame it is read in.
    languages: [languageOf(article)],
    type: 'article',
    index: !article.seo?.no_index,
  }),
})
export { generateMetadata }

export default async function ArticlePage({ params }: Props) {
  const { item: article, isDraft, href } = await find(params)
  const [t, site, locale] = [await getTranslations('article'), await getTranslations('site'), await pageLocale()]
  const topicIds = article.topics.map(({ id }) => id)
  const [related, ...media] = await Promise.all([
    listRelatedArticles(article.id, topicIds, locale === 'en', 3),
    listRelatedMedia('videos', 'topics', topicIds, 1),
    listRelatedMedia('testimonials', 'topics', topicIds, 1),
    listRelatedMedia('podcast_episodes', 'topics', topicIds, 1),
  ])

  const language = languageOf(article)
  const url = absoluteUrl(href, language)
  const reuse = reuseOf(await getCatalogueNote(), {
    title: article.title,
    url,
    updated: article.date_updated ?? article.date_created,
    language,
  })
  const words = await documentWords()
  const text = articleDocument(article)
  const document = text && withTerms(text, language)
  const headings = document ? contentsOf(document) : []
  const [topic] = article.topics
  const topicHref = topic && itemHref('topics', topic)
  return (
    <>
      {isDraft ? <DraftBar article={article} /> : null}
      <EditItem collection="articles" id={article.id} />
      <ArticleData article={article} url={url} reuse={reuse} />
      <article lang={language}>
        <PageHeader
          trail={[
            { label: site('knowledgeBase'), href: '/kennisbank' },
            { label: site('articles'), href: '/kennisbank/artikelen' },
          ]}
          lang={language}
          title={article.title}
          kicker={
            topicHref ? (
              <Link href={topicHref} className="underline-offset-4 hover:underline">
                <TermName name={topic.name} />
              </Link>
            ) : topic ? (
              <TermName name={topic.name} />
            ) : null
          }
          lead={article.summary}
          aside={
            article.image ? (
              <Picture
                id={article.image.id}
                alt=""
                width={620}
                ratio={16 / 10}
                priority
                className="h-auto w-full rounded-xl bg-sunken print:hidden"
              />
            ) : null
          }
        >
          <Facts article={article} minutes={document && readingMinutes(document)} />
          <Byline authors={article.authors} />
          <Actions title={article.title} url={url}>
            <Save kind="articles" id={article.id} title={article.title} page />
          </Actions>
        </PageHeader>
        <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <div lang={locale}>
            {headings.length >= leastContents ? (
              <Contents title={t('contents')} headings={headings} lang={language} />
            ) : null}
          </div>
          <div className="min-w-0 space-y-14">
            {document ? (
              <div className="prose" {...editMark(isDraft, 'articles', article.id, ['body'])}>
                <Document document={document} words={words} />
              </div>
            ) : null}
            <div lang={locale} className="max-w-2xl space-y-14">
              <Documents documents={article.documents} />
              <Sources sources={article.sources} references={document ? referencesOf(document) : []} />
              <Questions faqs={article.faqs} words={words} />
              <Reuse reuse={reuse} lang={language} />
            </div>
          </div>
        </div>
      </article>
      <PrintedSource address={url} updated={article.date_updated ?? article.date_created} />
      <Vote href={href} />
      <Related articles={related} media={media.flat()} />
      <FurtherQuestions />
    </>
  )
}
