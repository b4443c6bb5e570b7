import { getTranslations } from 'next-intl/server'
import { SampleNotice } from '#components/forms/sample-notice.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { unlistedMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = unlistedMetadata('/access-request/ontvangen', 'access.received')

export default async function RequestReceivedPage() {
  const t = await getTranslations('access')
  return (
    <PageHeader
      trail={[{ label: t('title'), href: '/access-request' }]}
      title={t('received')}
      lead={t((await getCatalogueNote()).isSample ? 'receivedLeadSample' : 'receivedLead')}
    >
      <SampleNotice />
    </PageHeader>
  )
}
