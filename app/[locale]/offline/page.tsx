import { getTranslations } from 'next-intl/server'
import { Again } from '#components/offline/again.island.tsx'
import { OfflinePages } from '#components/offline/offline-pages.island.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { formatLanguage } from '#lib/i18n/format-language.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { unlistedMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = unlistedMetadata('/offline', 'offline.title', 'offline.description')

/** Shown by the service worker in place of any page that cannot be had without a network, under that page's address. */
export default async function OfflinePage() {
  const [t, locale] = [await getTranslations('offline'), await pageLocale()]
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')}>
        <p className="max-w-2xl">{t('form')}</p>
        <Again label={t('again')} />
      </PageHeader>
      <div className="wrap">
        <Part id="leesbaar" title={t('kept')} className="max-w-3xl space-y-3">
          <p>{t('keptText')}</p>
          <OfflinePages
            language={formatLanguage(locale)}
            words={{ none: t('none'), keptOn: t('keptOn', { date: '{date}' }), wipe: t('wipe'), wiped: t('wiped') }}
          />
        </Part>
      </div>
    </>
  )
}
