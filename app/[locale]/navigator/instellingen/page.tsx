import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SearchPageView, type SearchParams } from '#components/search/list/search-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listMetadata } from '#lib/content/search-page.ts'
import { toParameters } from '#lib/search/state.ts'

// Rendered whole at request time, without a streamed part: the list is there without script too.
export const instant = false

type Props = { readonly searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> => {
  const [t, parameters] = [await getTranslations('search'), toParameters(await searchParams)]
  return listMetadata(
    {
      page: 'educational_institutions',
      pathname: '/navigator/instellingen',
      title: t('institutionsTitle'),
      description: t('institutionsLead'),
    },
    parameters,
  )
}

export default async function InstitutionsPage({ searchParams }: Props) {
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
