import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArticleHits } from '#components/search/article-hits.island.tsx'
import { SearchPageView, type SearchParams } from '#components/search/search-page.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { mediaBase } from '#lib/media-base.ts'

// Rendered whole at request time, without a streamed part: the list is there without script too.
export const instant = false

type Props = { readonly searchParams: SearchParams }

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('search')
  return pageMetadata({
    locale: await pageLocale(),
    href: '/kennisbank/artikelen',
    title: t('articlesTitle'),
    description: t('articlesLead'),
  })
}

export default async function ArticlesPage({ searchParams }: Props) {
  const [t, site] = [await getTranslations('search'), await getTranslations('site')]
  return (
    <div className="wrap space-y-8 py-6">
      <Breadcrumbs trail={[{ label: site('knowledgeBase'), href: '/kennisbank' }]} current={t('articlesTitle')} />
      <header className="max-w-2xl space-y-3">
        <h1 className="text-h1">{t('articlesTitle')}</h1>
        <p className="text-lead text-muted">{t('articlesLead')}</p>
      </header>
      <SearchPageView page="articles" pathname="/kennisbank/artikelen" searchParams={searchParams}>
        <ArticleHits media={mediaBase} />
      </SearchPageView>
    </div>
  )
}
