import { getTranslations } from 'next-intl/server'
import { EpisodeList } from '#components/media/episode-list.tsx'
import { Section } from '#components/ui/section.tsx'
import { ShowList } from '#components/media/show-list.tsx'
import { SearchPageView } from '#components/search/list/search-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listEpisodes, listShows } from '#lib/content/podcasts.ts'
import { released } from '#lib/content/media-cards.ts'
import { listMetadata } from '#lib/content/search-page.ts'
import { toParameters } from '#lib/search/state.ts'

export const generateMetadata = listMetadata('podcast_episodes', '/media/podcasts')

export default async function PodcastsPage({ searchParams }: PageProps<'/[locale]/media/podcasts'>) {
  const t = await getTranslations('media')
  const [shows, episodes] = await Promise.all([listShows(), listEpisodes()])
  const isWhole = toParameters(await searchParams).size === 0
  return (
    <>
      <PageHeader trail={[{ label: t('title'), href: '/media' }]} title={t('podcasts')} lead={t('podcastsLead')} />
      <div className="wrap space-y-20">
        {isWhole ? (
          <Section id="series" title={t('shows')}>
            <ShowList shows={shows} />
          </Section>
        ) : null}
        <Section id="afleveringen" title={t('allEpisodes')}>
          <SearchPageView
            page="podcast_episodes"
            pathname="/media/podcasts"
            title={t('podcasts')}
            searchParams={searchParams}
            fallback={<EpisodeList episodes={released(episodes)} showName />}
          />
        </Section>
      </div>
    </>
  )
}
