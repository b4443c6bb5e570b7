import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SearchPageView, type SearchParams } from '#components/search/list/search-page.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { Hyphenated } from '#components/ui/hyphenated.tsx'
import { listMetadata } from '#lib/content/search-page.ts'
import { toParameters } from '#lib/search/state.ts'

// Rendered whole at request time, without a streamed part: the list is there without script too.
export const instant = false

type Props = { readonly searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> => {
  const [t, parameters] = [await getTranslations('search'), toParameters(await searchParams)]
  return listMetadata(
    { page: 'faqs', pathname: '/kennisbank/veelgestelde-vragen', title: t('faqsTitle'), description: t('faqsLead') },
    parameters,
  )
}

export default async function FaqsPage({ searchParams }: Props) {
  const [t, site] = [await getTranslations('search'), await getTranslations('site')]
  return (
    <div className="wrap space-y-8 py-6">
      <Breadcrumbs trail={[{ label: site('knowledgeBase'), href: '/kennisbank' }]} current={t('faqsTitle')} />
      <header className="max-w-2xl space-y-3">
        <h1 className="text-h1">
          <Hyphenated>{t('faqsTitle')}</Hyphenated>
        </h1>
        <p className="text-lead text-muted">{t('faqsLead')}</p>
      </header>
      <SearchPageView
        page="faqs"
        pathname="/kennisbank/veelgestelde-vragen"
        title={t('faqsTitle')}
        searchParams={searchParams}
      />
    </div>
  )
}
