import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DeskHits } from '#components/search/desk-hits.island.tsx'
import { SearchPageView, type SearchParams } from '#components/search/search-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listMetadata } from '#lib/content/search-page.ts'
import { mediaBase } from '#lib/media-base.ts'
import { toParameters } from '#lib/search/state.ts'

// Rendered whole at request time, without a streamed part: the list is there without script too.
export const instant = false

type Props = { readonly searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> => {
  const [t, parameters] = [await getTranslations('search'), toParameters(await searchParams)]
  return listMetadata(
    {
      page: 'regional_education_desks',
      pathname: '/navigator/regioloketten',
      title: t('desksTitle'),
      description: t('desksLead'),
    },
    parameters,
  )
}

export default async function DesksPage({ searchParams }: Props) {
  const t = await getTranslations('search')
  return (
    <>
      <PageHeader trail={[]} title={t('desksTitle')} lead={t('desksLead')} />
      <div className="wrap">
        <SearchPageView
          page="regional_education_desks"
          pathname="/navigator/regioloketten"
          title={t('desksTitle')}
          searchParams={searchParams}
        >
          <DeskHits media={mediaBase} />
        </SearchPageView>
      </div>
    </>
  )
}
