import { getTranslations } from 'next-intl/server'
import { AdviceSteps } from '#components/advice/steps.tsx'
import { Section } from '#components/ui/section.tsx'
import { Team } from '#components/media/team.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { listTeam } from '#lib/content/team.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { refrained } from '#lib/site-files/page-parts.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = fixedMetadata('/wat-kan-je-van-een-adviesgesprek-verwachten')

export default async function ExpectationsPage() {
  const [t, team, { isSample }] = [await getTranslations('advice'), await listTeam(), await getCatalogueNote()]
  return (
    <>
      <PageHeader
        trail={[{ label: t('title'), href: '/adviesgesprek' }]}
        title={t('expectTitle')}
        lead={t('expectLead')}
      >
        <p>
          <Link href="/adviesgesprek" className={buttonClass({ size: 'lg' })}>
            {t('plan')}
          </Link>
        </p>
      </PageHeader>
      <div className="wrap space-y-20">
        <AdviceSteps level={2} isSample={isSample} />
        <Section id="niet" title={t('not')}>
          <ul className="max-w-2xl list-disc space-y-2 ps-5">
            {refrained.map((item) => (
              <li key={item}>{t(`notItem.${item}`)}</li>
            ))}
          </ul>
        </Section>
        <Team id="adviseurs" title={t('who')} lead={t('whoText')} members={team.filter(({ adviser }) => adviser)} />
      </div>
    </>
  )
}
