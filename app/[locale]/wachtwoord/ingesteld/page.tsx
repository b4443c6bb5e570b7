import { getTranslations } from 'next-intl/server'
import { PageHeader } from '#components/ui/page-header.tsx'
import { unlistedMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = unlistedMetadata('/wachtwoord/ingesteld', 'password.set')

export default async function PasswordSetPage() {
  const t = await getTranslations('password')
  return <PageHeader trail={[]} title={t('set')} lead={t('setLead')} />
}
