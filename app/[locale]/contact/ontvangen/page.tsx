import { getTranslations } from 'next-intl/server'
import { SampleNotice } from '#components/forms/sample-notice.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { unlistedMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = unlistedMetadata('/contact/ontvangen', 'contact.received')

export default async function MessageReceivedPage() {
  const t = await getTranslations('contact')
  return (
    <PageHeader
      trail={[{ label: t('title'), href: '/contact' }]}
      title={t('received')}
      lead={t((await getCatalogueNote()).isSample ? 'receivedLeadSample' : 'receivedLead')}
    >
      <SampleNotice />
    </PageHeader>
  )
}
