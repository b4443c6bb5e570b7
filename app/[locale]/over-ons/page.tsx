import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Team } from '#components/media/team.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listTeam } from '#lib/content/team.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = [await getTranslations('about'), await pageLocale()]
  return pageMetadata({ locale, href: '/over-ons', title: t('title'), description: t('lead') })
}

const promises = [
  { key: 'independent', icon: 'mdi:scale-balance' },
  { key: 'checked', icon: 'mdi:check-decagram-outline' },
  { key: 'open', icon: 'mdi:hand-extended-outline' },
  { key: 'private', icon: 'mdi:eye-off-outline' },
] as const

export default async function AboutPage() {
  const [t, team] = [await getTranslations('about'), await listTeam()]
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-20">
        <section aria-labelledby="wat" className="space-y-8">
          <h2 id="wat" className="text-h2">
            {t('what')}
          </h2>
          <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {promises.map(({ key, icon }) => (
              <div key={key} className="border-t-4 border-sun pt-5">
                <dt className="flex items-center gap-2.5 font-display text-h4 font-semibold">
                  <Icon name={icon} className="size-6" />
                  {t(key)}
                </dt>
                <dd className="mt-2 text-muted">{t(`${key}Text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Team
          id="adviseurs"
          title={t('advisers')}
          lead={t('advisersLead')}
          members={team.filter(({ adviser }) => adviser)}
        />
        <Team id="redactie" title={t('team')} members={team.filter(({ adviser }) => !adviser)} />
      </div>
    </>
  )
}
