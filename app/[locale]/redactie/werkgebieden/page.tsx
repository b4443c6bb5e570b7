import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { AreaReportView } from '#components/desks/area-report.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listDesks } from '#lib/content/desks.ts'
import { env } from '#lib/env.ts'
import { areaReport } from '#lib/geo/desks/area-report.ts'
import { staffMetadata } from '#lib/metadata.ts'

export const generateMetadata = staffMetadata('areaReport.title')

/** For editors alone: the setting decides, as for their other pages. */
export default async function AreaReportPage() {
  if (!env.editorPreview) notFound()
  await connection()
  const [t, desks] = [await getTranslations('areaReport'), await listDesks()]
  const report = areaReport(desks)
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-14">
        <p className="font-semibold">{t('summary', { desks: desks.length, municipalities: report.municipalities })}</p>
        <AreaReportView report={report} />
      </div>
    </>
  )
}
