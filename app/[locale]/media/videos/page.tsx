import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MediaCards } from '#components/media/media-card.tsx'
import { SearchPageView, type SearchParams } from '#components/search/list/search-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { released } from '#lib/content/media-cards.ts'
import { listMetadata } from '#lib/content/search-page.ts'
import { listVideos } from '#lib/content/videos.ts'
import { toParameters } from '#lib/search/state.ts'

// Rendered whole at request time, without a streamed part: the list is there without script too.
export const instant = false

type Props = { readonly searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> => {
  const [t, parameters] = [await getTranslations('media'), toParameters(await searchParams)]
  return listMetadata(
    { page: 'videos', pathname: '/media/videos', title: t('videos'), description: t('videosLead') },
    parameters,
  )
}

export default async function VideosPage({ searchParams }: Props) {
  const [t, items] = [await getTranslations('media'), await listVideos()]
  return (
    <>
      <PageHeader trail={[{ label: t('title'), href: '/media' }]} title={t('videos')} lead={t('videosLead')} />
      <div className="wrap space-y-20">
        <SearchPageView
          page="videos"
          pathname="/media/videos"
          title={t('videos')}
          searchParams={searchParams}
          fallback={<MediaCards cards={released(items)} level={2} />}
        />
      </div>
    </>
  )
}
