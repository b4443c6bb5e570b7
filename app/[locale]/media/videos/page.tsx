import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MediaCards } from '#components/media/media-card.tsx'
import { Section } from '#components/media/section.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listVideos } from '#lib/content/videos.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = [await getTranslations('media'), await pageLocale()]
  return pageMetadata({ locale, href: '/media/videos', title: t('videos'), description: t('videosLead') })
}

export default async function VideosPage() {
  const [t, videos] = [await getTranslations('media'), await listVideos()]
  const planned = videos.filter((video) => video.planned)
  const out = videos.filter((video) => !video.planned)
  return (
    <>
      <PageHeader trail={[{ label: t('title'), href: '/media' }]} title={t('videos')} lead={t('videosLead')}>
        <p className="text-sm text-muted">{t('videoCount', { count: out.length })}</p>
      </PageHeader>
      <div className="wrap space-y-20">
        <MediaCards cards={out} level={2} />
        {planned.length ? (
          <Section id="binnenkort" title={t('planned')}>
            <MediaCards cards={planned.toReversed()} />
          </Section>
        ) : null}
      </div>
    </>
  )
}
