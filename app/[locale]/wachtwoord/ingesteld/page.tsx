import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '#components/ui/page-header.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'
export const instant = false

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = [await getTranslations('password'), await pageLocale()]
  return pageMetadata({ locale, href: '/wachtwoord/ingesteld', title: t('set'), index: false })
}

export default async function PasswordSetPage() {
  const t = await getTranslations('password')
  return <PageHeader trail={[]} title={t('set')} lead={t('setLead')} />
}
