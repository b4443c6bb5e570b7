import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EpisodeList } from '#components/media/episode-list.tsx'
import { Section } from '#components/media/section.tsx'
import { ShowList } from '#components/media/show-list.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listEpisodes, listShows } from '#lib/content/podcasts.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = [await getTranslations('media'), await pageLocale()]
  return pageMetadata({ locale, href: '/media/podcasts', title: t('podcasts'), description: t('podcastsLead') })
}

/** How many of the newest episodes the page brings; the rest stand with their shows. */
const newest = 12

export default async function PodcastsPage() {
  const t = await getTranslations('media')
  const [shows, episodes] = await Promise.all([listShows(), listEpisodes()])
  const planned = episodes.filter((episode) => episode.planned)
  return (
    <>
      <PageHeader trail={[{ label: t('title'), href: '/media' }]} title={t('podcasts')} lead={t('podcastsLead')} />
      <div className="wrap space-y-20">
        <Section id="series" title={t('shows')}>
          <ShowList shows={shows} />
        </Section>
        <Section id="nieuw" title={t('newestEpisodes')}>
          <EpisodeList episodes={episodes.filter((episode) => !episode.planned).slice(0, newest)} showName />
        </Section>
        {planned.length ? (
          <Section id="binnenkort" title={t('planned')}>
            <EpisodeList episodes={planned.toReversed()} showName />
          </Section>
        ) : null}
      </div>
    </>
  )
}
