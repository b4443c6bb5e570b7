import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '#components/ui/page-header.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'
export const instant = false

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = [await getTranslations('contact'), await pageLocale()]
  return pageMetadata({ locale, href: '/contact/ontvangen', title: t('received'), index: false })
}

export default async function MessageReceivedPage() {
  const t = await getTranslations('contact')
  return <PageHeader trail={[{ label: t('title'), href: '/contact' }]} title={t('received')} lead={t('receivedLead')} />
}
