import { getTranslations } from 'next-intl/server'
import { Team } from '#components/media/team.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { listTeam } from '#lib/content/team.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { promises } from '#lib/site-files/page-parts.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = fixedMetadata('/over-ons')

const icons = {
  independent: 'mdi:scale-balance',
  checked: 'mdi:check-decagram-outline',
  open: 'mdi:hand-extended-outline',
  private: 'mdi:eye-off-outline',
} as const satisfies Record<(typeof promises)[number], string>

export default async function AboutPage() {
  const [t, team] = [await getTranslations('about'), await listTeam()]
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-20">
        <Part id="wat" title={t('what')} className="space-y-8">
          <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {promises.map((key) => (
              <div key={key} className="border-t-4 border-sun pt-5">
                <dt className="flex items-center gap-2.5 font-display text-h4 font-semibold">
                  <Icon name={icons[key]} className="size-6" />
                  {t(key)}
                </dt>
                <dd className="mt-2 text-muted">{t(`${key}Text`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
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
