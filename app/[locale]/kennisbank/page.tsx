import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArticleCard } from '#components/article/article-card.tsx'
import { QuestionFolds } from '#components/hub/question-folds.tsx'
import { SearchBox } from '#components/site/search-box.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listNewestArticles } from '#lib/content/articles.ts'
import { listQuestions } from '#lib/content/faqs.ts'
import { listTerms, listThemes } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('hub')
  return pageMetadata({ locale: await pageLocale(), href: '/kennisbank', title: t('title'), description: t('lead') })
}

const more = 'font-semibold underline underline-offset-4 hover:decoration-2'

export default async function KnowledgeBasePage() {
  const [t, locale] = [await getTranslations('hub'), await pageLocale()]
  const [themes, topics, questions, newest] = await Promise.all([
    listThemes(),
    listTerms('topics'),
    listQuestions(),
    listNewestArticles(locale === 'en', 6),
  ])
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')}>
        <SearchBox id="kennisbank-q" />
      </PageHeader>
      <div className="space-y-20">
        <section aria-labelledby="themas" className="wrap space-y-6">
          <h2 id="themas" className="text-h2">
            {t('themes')}
          </h2>
          <ul lang="nl" className="grid gap-x-10 border-t border-line sm:grid-cols-2 lg:grid-cols-4">
            {themes.map((theme) => {
              const href = itemHref('themas', theme)
              return (
                <li key={theme.id} className="group relative border-b border-line py-6">
                  {theme.icon ? <Icon name={theme.icon} className="mb-4 size-8 text-accent" /> : null}
                  <h3 className="text-h3">
                    {href ? (
                      <Link
                        href={href}
                        className="no-underline decoration-accent decoration-3 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                      >
                        {theme.title}
                      </Link>
                    ) : (
                      theme.title
                    )}
                  </h3>
                  {theme.description ? <p className="mt-1 text-muted">{theme.description}</p> : null}
                </li>
              )
            })}
          </ul>
        </section>
        <section aria-labelledby="gevraagd" className="wrap space-y-6">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="gevraagd" className="text-h2">
              {t('popular')}
            </h2>
            <Link href="/kennisbank/veelgestelde-vragen" className={more}>
              {t('allQuestions')}
            </Link>
          </div>
          <QuestionFolds questions={questions.slice(0, 6)} />
        </section>
        {newest.length ? (
          <section aria-labelledby="nieuw" className="wrap space-y-6">
            <div className="flex flex-wrap items-baseline justify-between gap-4">
              <h2 id="nieuw" className="text-h2">
                {t('newest')}
              </h2>
              <Link href="/kennisbank/artikelen" className={more}>
                {t('allArticles')}
              </Link>
            </div>
            <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {newest.map((article) => (
                <ArticleCard key={article.id} article={article} />
              ))}
            </div>
          </section>
        ) : null}
        <section aria-labelledby="onderwerpen" className="wrap space-y-6">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="onderwerpen" className="text-h2">
              {t('topics')}
            </h2>
            <Link href="/kennisbank/a-z" className={more}>
              {t('aToZ')}
            </Link>
          </div>
          <ul lang="nl" className="flex flex-wrap gap-2">
            {topics.map((topic) => {
              const href = itemHref('topics', topic)
              return href ? (
                <li key={topic.id}>
                  <Link href={href} className="tag">
                    {topic.name}
                  </Link>
                </li>
              ) : null
            })}
          </ul>
        </section>
      </div>
    </>
  )
}
