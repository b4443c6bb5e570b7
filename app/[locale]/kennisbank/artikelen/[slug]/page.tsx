import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { ArticleCard } from '#components/article/article-card.tsx'
import { Byline } from '#components/article/byline.tsx'
import { Contents } from '#components/article/contents.tsx'
import { Documents } from '#components/article/documents.tsx'
import { Questions } from '#components/article/questions.tsx'
import { Sources } from '#components/article/sources.tsx'
import { Document, type Words } from '#components/rich-text/document.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { getArticle, listArticleSlugs, listRelatedArticles } from '#lib/content/articles.ts'
import { headingsOf, readingMinutes } from '#lib/rich-text/outline.ts'
import { leastContents } from '#lib/rich-text/review.ts'
import { resolveDocument } from '#lib/rich-text/resolve.ts'

export const ensureStatic = 'navigation'
export const instant = false

type Props = { readonly params: Promise<{ slug: string }> }

export const generateStaticParams = async () => (await listArticleSlugs()).map((slug) => ({ slug }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { slug } = await params
  const article = await getArticle(slug)
  if (!article) notFound()
  return {
    title: article.title,
    description: article.description ?? article.summary,
    // An article has one language, whichever shell it is read in.
    alternates: {
      canonical: article.english ? `/en/knowledge-base/articles/${slug}` : `/kennisbank/artikelen/${slug}`,
    },
  }
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const article = await getArticle(slug)
  if (!article) notFound()
  const [t, site, format] = [await getTranslations('article'), await getTranslations('site'), await getFormatter()]
  const words: Words = { headingLink: (heading) => t('linkToHeading', { heading }), table: t('scrollTable') }
  const document = article.body && resolveDocument(article.body, article.editor_nodes)
  const headings = document ? [...headingsOf(document).values()].filter(({ level }) => level <= 3) : []
  const topicIds = article.topics.map(({ id }) => id)
  const related = await listRelatedArticles(article.id, topicIds, 3)
  const updated = new Date(article.date_updated ?? article.date_created)
  const lang = article.english ? 'en' : 'nl'
  const locale = await getLocale()
  return (
    <>
      <div className="wrap pt-6">
        <Breadcrumbs
          trail={[
            { label: site('knowledgeBase'), href: '/kennisbank' },
            { label: site('articles'), href: '/kennisbank/artikelen' },
          ]}
          current={article.title}
        />
      </div>
      <article lang={lang}>
        <header className="wrap grid gap-8 py-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:py-14">
          <div className="space-y-5">
            {article.topics[0] ? <p className="kicker">{article.topics[0].name}</p> : null}
            <h1 className="text-h1">{article.title}</h1>
            {article.summary ? <p className="max-w-2xl text-lead text-muted">{article.summary}</p> : null}
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
              <time dateTime={updated.toISOString().slice(0, 10)}>
                {t('updated', { date: format.dateTime(updated, { dateStyle: 'long' }) })}
              </time>
              {document ? <span>{t('readingTime', { minutes: readingMinutes(document) })}</span> : null}
              {lang === locale ? null : <span lang={locale}>{t(article.english ? 'englishOnly' : 'dutchOnly')}</span>}
            </p>
            <Byline authors={article.authors} />
          </div>
          {article.image ? (
            <Picture
              id={article.image.id}
              alt=""
              width={620}
              ratio={4 / 3}
              priority
              className="h-auto w-full rounded-xl bg-sunken"
            />
          ) : null}
        </header>
        <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <div>{headings.length >= leastContents ? <Contents title={t('contents')} headings={headings} /> : null}</div>
          <div className="min-w-0 space-y-14">
            {document ? (
              <div className="prose">
                <Document document={document} words={words} />
              </div>
            ) : null}
            <div className="max-w-2xl space-y-14">
              <Documents documents={article.documents} />
              <Questions faqs={article.faqs} words={words} />
              <Sources sources={article.sources} />
            </div>
          </div>
        </div>
      </article>
      {related.length ? (
        <section aria-labelledby="verder" className="wrap mt-20 space-y-6">
          <h2 id="verder" className="text-h2">
            {t('related')}
          </h2>
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((other) => (
              <ArticleCard key={other.id} article={other} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  )
}
