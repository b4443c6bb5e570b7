import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MediaCards } from '#components/media/media-card.tsx'
import { Section } from '#components/media/section.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listStories } from '#lib/content/stories.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = [await getTranslations('media'), await pageLocale()]
  return pageMetadata({ locale, href: '/media/ervaringsverhalen', title: t('stories'), description: t('storiesLead') })
}

export default async function StoriesPage() {
  const [t, stories] = [await getTranslations('media'), await listStories()]
  const planned = stories.filter((story) => story.planned)
  const out = stories.filter((story) => !story.planned)
  return (
    <>
      <PageHeader trail={[{ label: t('title'), href: '/media' }]} title={t('stories')} lead={t('storiesLead')}>
        <p className="text-sm text-muted">{t('storyCount', { count: out.length })}</p>
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
