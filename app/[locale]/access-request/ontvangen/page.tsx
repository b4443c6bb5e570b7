import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '#components/ui/page-header.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'
export const instant = false

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = [await getTranslations('access'), await pageLocale()]
  return pageMetadata({ locale, href: '/access-request/ontvangen', title: t('received'), index: false })
}

export default async function RequestReceivedPage() {
  const t = await getTranslations('access')
  return (
    <PageHeader
      trail={[{ label: t('title'), href: '/access-request' }]}
      title={t('received')}
      lead={t('receivedLead')}
    />
  )
}
