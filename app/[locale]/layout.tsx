import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Earlier } from '#components/offline/earlier.tsx'
import { Offline } from '#components/offline/offline.island.tsx'
import { EarlyPresses } from '#components/ui/early-presses.island.tsx'
import { FocusAfterNavigation } from '#components/site/focus-after-navigation.island.tsx'
import { Footer } from '#components/site/footer.tsx'
import { Header } from '#components/site/header.tsx'
import { SampleBanner } from '#components/site/sample-banner.tsx'
import { Vitals } from '#components/vitals/vitals.island.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { env } from '#lib/env.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { isLocale, routing } from '#lib/i18n/routing.ts'
import { isIndexed } from '#lib/indexing.ts'
import { manifestAddress } from '#lib/site-files/manifest.ts'
import { fonts } from '../fonts/faces.ts'
import '../globals.css'

// Pages are static or rendered whole at request time (docs/decisions/017): none needs a shell that shows at once.
export const instant = false

export const generateStaticParams = () => routing.locales.map((locale) => ({ locale }))

export const generateMetadata = async () => {
  const t = await getTranslations('site')
  return {
    metadataBase: new URL(env.siteUrl),
    title: { default: `${t('name')}: ${t('tagline')}`, template: `%s · ${t('name')}` },
    description: t('description'),
    manifest: manifestAddress(await pageLocale()),
    ...(isIndexed(env, (await getCatalogueNote()).isSample) ? {} : { robots: { index: false, follow: false } }),
  }
}

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const locale = await rootLocale()
  if (!locale || !isLocale(locale)) notFound()
  return (
    <html lang={locale} data-scroll-behavior="smooth" className={fonts}>
      <body className="flex min-h-dvh flex-col">
        {env.siteTheme ? <link rel="stylesheet" href={env.siteTheme} precedence="theme" /> : null}
        <EarlyPresses />
        <SampleBanner />
        <Header />
        {env.offlineReading ? <Earlier /> : null}
        <main id="inhoud" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
        <FocusAfterNavigation />
        {env.offlineReading ? <Offline /> : null}
        {env.vitals ? <Vitals /> : null}
      </body>
    </html>
  )
}
