import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MailLink } from '#components/contact/mail-link.tsx'
import { StorageList } from '#components/contact/storage-list.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { env } from '#lib/env.ts'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { privacyForms } from '#lib/site-files/page-parts.ts'

export const ensureStatic = 'navigation'

/** What the messages mark as links. */
const links = {
  saved: (words: ReactNode) => <Link href="/bewaard">{words}</Link>,
  offline: (words: ReactNode) => <Link href="/offline">{words}</Link>,
  mail: () => <MailLink />,
  ap: (words: ReactNode) => <a href="https://www.autoriteitpersoonsgegevens.nl">{words}</a>,
}

export const generateMetadata = fixedMetadata('/privacy')

export default async function PrivacyPage() {
  const [t, { isSample }] = [await getTranslations('privacy'), await getCatalogueNote()]
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-12">
        <div className="prose">
          <h2>{t('controller')}</h2>
          <p>
            {isSample
              ? t('controllerSample', { mail: env.contactEmail })
              : t.rich('controllerText', { ...links, name: env.siteName })}
          </p>
        </div>
        <section aria-labelledby="browser" className="space-y-6">
          <div className="prose">
            <h2 id="browser">{t('browser')}</h2>
            <p>{t.rich('browserText', links)}</p>
          </div>
          <StorageList />
        </section>
        <div className="prose">
          <h2>{t('forms')}</h2>
          <p>{t('formsText')}</p>
          <dl>
            {privacyForms.map((name) => (
              <div key={name} className="border-t border-line py-3">
                <dt className="font-semibold">{t(`form.${name}`)}</dt>
                <dd>{t(`formKept.${name}`)}</dd>
              </div>
            ))}
          </dl>
          <h2>{t('stored')}</h2>
          <p>{t(isSample ? 'storedSample' : 'storedText')}</p>
          <h2>{t('search')}</h2>
          <p>
            {t('searchText')}
            {env.searchStatisticsKey === null ? null : ` ${t('searchCounted')}`}
          </p>
          <h2>{t('others')}</h2>
          <p>{t('othersText')}</p>
          <h2>{t('server')}</h2>
          <p>{t('serverText')}</p>
          <h2>{t('rights')}</h2>
          <p>{isSample ? t('rightsSample') : t.rich('rightsText', links)}</p>
        </div>
      </div>
    </>
  )
}
