import { getTranslations } from 'next-intl/server'
import { EpisodeList } from '#components/media/episode-list.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { RecordingPlayer } from '#components/media/recording-player.tsx'
import { Section } from '#components/ui/section.tsx'
import { ShowList } from '#components/media/show-list.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listNewestMedia } from '#lib/content/media-lists.ts'
import { getNewestEpisode, listNewestEpisodes, listShows } from '#lib/content/podcasts.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = fixedMetadata('/media')

export default async function MediaPage() {
  const [t, locale] = [await getTranslations('media'), await pageLocale()]
  const [latest, shows, [, ...episodes], videos, stories] = await Promise.all([
    getNewestEpisode(),
    listShows(),
    listNewestEpisodes(5),
    listNewestMedia('videos', 3),
    listNewestMedia('testimonials', 3),
  ])
  const latestHref = latest && itemHref('podcast_episodes', latest)
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-20">
        {latest && latestHref ? (
          <Section id="nieuwste" title={t('newestEpisode')} more={t('toEpisode')} href={latestHref}>
            <RecordingPlayer
              id={latest.id}
              kind="audio"
              title={latest.title}
              byline={latest.show?.title ?? null}
              href={getPathname({ href: latestHref, locale })}
              recording={latest}
              artwork={latest.artwork}
            />
          </Section>
        ) : null}
        <Section id="verhalen" title={t('stories')} more={t('allStories')} href="/media/ervaringsverhalen">
          <MediaCards cards={stories} />
        </Section>
        <Section id="podcasts" title={t('podcasts')} more={t('allPodcasts')} href="/media/podcasts">
          <ShowList shows={shows} />
        </Section>
        <Section id="afleveringen" title={t('moreEpisodes')}>
          <EpisodeList episodes={episodes} showName />
        </Section>
        <Section id="videos" title={t('videos')} more={t('allVideos')} href="/media/videos">
          <MediaCards cards={videos} />
        </Section>
      </div>
    </>
  )
}
