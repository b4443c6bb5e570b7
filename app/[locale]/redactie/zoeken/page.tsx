import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { messageOf } from '#platform/error-message.ts'
import { ReportFilters } from '#components/search-report/filters.tsx'
import { Report } from '#components/search-report/report.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { parseReportQuery, readSearchReport, type ReportQuery } from '#lib/editors/search-report.ts'
import { env } from '#lib/env.ts'
import { toParameters } from '#lib/search/state.ts'
import { staffMetadata } from '#lib/metadata.ts'
import { warn } from '#platform/log.ts'

export const generateMetadata = staffMetadata('searchReport.title')

/** The report, or why there is none. */
const reportFor = async (wanted: ReportQuery) => {
  const { searchUrl: url, searchAppId: appId, searchStatisticsKey: key } = env
  if (url === null) return 'hosted'
  if (key === null) return 'off'
  try {
    return await readSearchReport({ url, appId, key }, wanted)
  } catch (error) {
    warn(
      'search: the statistics at SEARCH_URL could not be read; check SEARCH_STATISTICS_KEY and the log of the service',
      { reason: messageOf(error) },
    )
    return 'failed'
  }
}

/** For editors alone: the setting decides twice, as for their preview. */
export default async function SearchReportPage({ searchParams }: PageProps<'/[locale]/redactie/zoeken'>) {
  if (!env.editorPreview) notFound()
  await connection()
  const wanted = parseReportQuery(toParameters(await searchParams))
  const [t, report] = [await getTranslations('searchReport'), await reportFor(wanted)]
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-14">
        {typeof report === 'string' ? (
          <p className="max-w-2xl rounded-xl bg-sunken p-6">{t(report)}</p>
        ) : (
          <>
            <ReportFilters wanted={wanted} />
            <Report report={report} wanted={wanted} />
          </>
        )}
      </div>
    </>
  )
}
