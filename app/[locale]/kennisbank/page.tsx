import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArticleCard } from '#components/article/article-card.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { listNewestArticles } from '#lib/content/articles.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('hub')
  return { title: t('title'), description: t('lead') }
}

export default async function KnowledgeBasePage() {
  const [t, site, locale] = [await getTranslations('hub'), await getTranslations('site'), await pageLocale()]
  const newest = await listNewestArticles(locale === 'en', 9)
  return (
    <div className="wrap space-y-10 py-6">
      <Breadcrumbs trail={[]} current={t('title')} />
      <header className="max-w-2xl space-y-4">
        <h1 className="text-h1">{t('title')}</h1>
        <p className="text-lead text-muted">{t('lead')}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={getPathname({ href: '/kennisbank/artikelen', locale })}>{site('articles')}</ButtonLink>
          <ButtonLink to={getPathname({ href: '/kennisbank/veelgestelde-vragen', locale })} variant="outline">
            {site('faqs')}
          </ButtonLink>
        </p>
      </header>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {newest.map((article) => (
          <ArticleCard key={article.id} article={article} level={2} />
        ))}
      </div>
    </div>
  )
}
