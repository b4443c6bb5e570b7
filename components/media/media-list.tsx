/** The list of all stories, and that of all videos. */
import { getTranslations } from 'next-intl/server'
import { SearchPageView, type SearchParams } from '#components/search/list/search-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { released } from '#lib/content/media-cards.ts'
import { listMedia } from '#lib/content/media-lists.ts'
import { listMetadata } from '#lib/content/search-page.ts'
import { MediaCards } from './media-card.tsx'

type Props = { readonly searchParams: SearchParams }

const lists = {
  stories: { page: 'testimonials', pathname: '/media/ervaringsverhalen' },
  videos: { page: 'videos', pathname: '/media/videos' },
} as const

/** The exports of a route that lists one of them. */
export const mediaList = (name: keyof typeof lists) => {
  const { page, pathname } = lists[name]

  const Page = async ({ searchParams }: Props) => {
    const [t, items] = [await getTranslations('media'), await listMedia(page)]
    return (
      <>
        <PageHeader trail={[{ label: t('title'), href: '/media' }]} title={t(name)} lead={t(`${name}Lead`)} />
        <div className="wrap space-y-20">
          <SearchPageView
            page={page}
            pathname={pathname}
            title={t(name)}
            searchParams={searchParams}
            fallback={<MediaCards cards={released(items)} level={2} />}
          />
        </div>
      </>
    )
  }

  return { generateMetadata: listMetadata(page, pathname), Page }
}
