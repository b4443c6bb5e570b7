import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EpisodeList } from '#components/media/episode-list.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { Section } from '#components/media/section.tsx'
import { ShowList } from '#components/media/show-list.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listNewestEpisodes, listShows } from '#lib/content/podcasts.ts'
import { listNewestStories } from '#lib/content/stories.ts'
import { listNewestVideos } from '#lib/content/videos.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = [await getTranslations('media'), await pageLocale()]
  return pageMetadata({ locale, href: '/media', title: t('title'), description: t('lead') })
}

export default async function MediaPage() {
  const t = await getTranslations('media')
  const [shows, episodes, videos, stories] = await Promise.all([
    listShows(),
    listNewestEpisodes(4),
    listNewestVideos(3),
    listNewestStories(3),
  ])
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-20">
        <Section id="verhalen" title={t('stories')} more={t('allStories')} href="/media/ervaringsverhalen">
          <MediaCards cards={stories} />
        </Section>
        <Section id="podcasts" title={t('podcasts')} more={t('allPodcasts')} href="/media/podcasts">
          <ShowList shows={shows} />
        </Section>
        <Section id="afleveringen" title={t('newestEpisodes')}>
          <EpisodeList episodes={episodes} showName />
        </Section>
        <Section id="videos" title={t('videos')} more={t('allVideos')} href="/media/videos">
          <MediaCards cards={videos} />
        </Section>
      </div>
    </>
  )
}
