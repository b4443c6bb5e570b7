import { getFormatter, getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { Parts } from '#components/contact/parts.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import asvs from '#lib/status/asvs-counts.json' with { type: 'json' }
import { readHealth } from '#lib/status/health.ts'
import { fixedMetadata } from '#lib/metadata.ts'

/** The same as JSON. */
const machines = '/api/system/health'

export const generateMetadata = fixedMetadata('/status')

export default async function StatusPage() {
  await connection()
  const [t, format, { status, at, components }] = [
    await getTranslations('status'),
    await getFormatter(),
    await readHealth(),
  ]
  const measured = format.dateTime(new Date(at), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  })
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t(`whole.${status}`)}>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
          <time dateTime={at}>{t('at', { at: measured })}</time>
          <Link href="/status" className="font-semibold text-ink link">
            {t('again')}
          </Link>
        </p>
      </PageHeader>
      <div className="wrap">
        <div className="max-w-3xl space-y-10">
          <Parts components={components} />
          <section>
            <h2 className="font-semibold">{t('requirements')}</h2>
            <p>
              {t('requirementsText', { ...asvs, total: asvs.tested + asvs.reviewed + asvs.open + asvs.notApplicable })}
            </p>
          </section>
          <p>
            {t('problem')}{' '}
            <Link href="/contact" className="font-semibold link">
              {t('tell')}
            </Link>
          </p>
          <p className="text-sm text-muted">
            {t('machine')}:{' '}
            <a href={machines} className="underline underline-offset-4">
              {machines}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}
