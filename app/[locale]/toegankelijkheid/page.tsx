import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MailLink } from '#components/contact/mail-link.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { fixedMetadata } from '#lib/metadata.ts'
import { accessibilityGaps, accessibilityTests } from '#lib/site-files/page-parts.ts'

export const ensureStatic = 'navigation'

/** The day on which all that stands below `tested` was last walked by people and programs, and the gaps looked at. */
const testedOn = '2026-11-21'

/** What the messages mark as links. */
const links = {
  mail: () => <MailLink />,
  form: (words: ReactNode) => <Link href="/contact">{words}</Link>,
  college: (words: ReactNode) => <a href="https://www.mensenrechten.nl">{words}</a>,
}

export const generateMetadata = fixedMetadata('/toegankelijkheid')

/** The statement after the Dutch model. Source: https://www.digitoegankelijk.nl (status, research, gaps, contact). */
export default async function AccessibilityPage() {
  const [t, format] = [await getTranslations('statement'), await getFormatter()]
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap">
        <div className="prose">
          <div className="flex gap-4 rounded-lg bg-sunken p-6">
            <Icon name="mdi:human" className="mt-1 size-8 text-brand" />
            <div className="space-y-2">
              <p>
                <strong>{t('state')}</strong>
              </p>
              <p>{t('stateText')}</p>
            </div>
          </div>
          <h2>{t('tested')}</h2>
          <p>
            {t('testedOn', { date: format.dateTime(new Date(testedOn), { dateStyle: 'long', timeZone: 'UTC' }) })}{' '}
            {t('each')}
          </p>
          <ul>
            {accessibilityTests.map((name) => (
              <li key={name}>{t(`test.${name}`)}</li>
            ))}
          </ul>
          <h2>{t('gaps')}</h2>
          <ul>
            {accessibilityGaps.map((name) => (
              <li key={name}>{t(`gap.${name}`)}</li>
            ))}
          </ul>
          <h2>{t('contact')}</h2>
          <p>{t.rich('contactText', links)}</p>
          <p>{t.rich('complaint', links)}</p>
        </div>
      </div>
    </>
  )
}
