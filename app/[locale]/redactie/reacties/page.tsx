import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { Report } from '#components/feedback/report.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { env } from '#lib/env.ts'
import { reportOf } from '#lib/forms/feedback/report.ts'
import { storage } from '#lib/storage/storage.ts'
import { staffMetadata } from '#lib/metadata.ts'

export const generateMetadata = staffMetadata('feedback.reportTitle')

/** For editors alone: the setting decides twice, as for their preview. */
export default async function ReportPage() {
  if (!env.editorPreview) notFound()
  await connection()
  const [t, { reactions, broken }] = [await getTranslations('feedback'), await storage.reactions.all()]
  return (
    <>
      <PageHeader trail={[]} title={t('reportTitle')} lead={t('reportLead')} />
      <Report pages={reportOf(reactions)} broken={broken} />
    </>
  )
}
