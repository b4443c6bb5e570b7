import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MediaCards } from '#components/media/media-card.tsx'
import { SearchPageView, type SearchParams } from '#components/search/list/search-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { released } from '#lib/content/media-cards.ts'
import { listMetadata } from '#lib/content/search-page.ts'
import { listStories } from '#lib/content/stories.ts'
import { toParameters } from '#lib/search/state.ts'

// Rendered whole at request time, without a streamed part: the list is there without script too.
export const instant = false

type Props = { readonly searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> => {
  const [t, parameters] = [await getTranslations('media'), toParameters(await searchParams)]
  return listMetadata(
    { page: 'testimonials', pathname: '/media/ervaringsverhalen', title: t('stories'), description: t('storiesLead') },
    parameters,
  )
}

export default async function StoriesPage({ searchParams }: Props) {
  const [t, items] = [await getTranslations('media'), await listStories()]
  return (
    <>
      <PageHeader trail={[{ label: t('title'), href: '/media' }]} title={t('stories')} lead={t('storiesLead')} />
      <div className="wrap space-y-20">
        <SearchPageView
          page="testimonials"
          pathname="/media/ervaringsverhalen"
          title={t('stories')}
          searchParams={searchParams}
          fallback={<MediaCards cards={released(items)} level={2} />}
        />
      </div>
    </>
  )
}
