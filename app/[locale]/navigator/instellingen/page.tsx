import { getTranslations } from 'next-intl/server'
import { SearchPageView } from '#components/search/list/search-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listMetadata } from '#lib/content/search-page.ts'

export const generateMetadata = listMetadata('educational_institutions', '/navigator/instellingen')

export default async function InstitutionsPage({ searchParams }: PageProps<'/[locale]/navigator/instellingen'>) {
  const t = await getTranslations('search')
  return (
    <>
      <PageHeader trail={[]} title={t('institutionsTitle')} lead={t('institutionsLead')} />
      <div className="wrap">
        <SearchPageView
          page="educational_institutions"
          pathname="/navigator/instellingen"
          title={t('institutionsTitle')}
          searchParams={searchParams}
        />
      </div>
    </>
  )
}
