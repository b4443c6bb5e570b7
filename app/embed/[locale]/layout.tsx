/** The document of an embed: a page for a frame on another site, without the site round it. */
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import type { ReactNode } from 'react'
import { SampleBanner } from '#components/site/sample-banner.tsx'
import { env } from '#lib/env.ts'
import { isLocale, routing } from '#lib/i18n/routing.ts'
import { fonts } from '../../fonts/faces.ts'
import '../../globals.css'

// Pages are static or rendered whole at request time (docs/decisions/017): none needs a shell that shows at once.
export const instant = false

export const generateStaticParams = () => routing.locales.map((locale) => ({ locale }))

export default async function EmbedLayout({ children }: { readonly children: ReactNode }) {
  const locale = await rootLocale()
  if (!locale || !isLocale(locale)) notFound()
  return (
    <html lang={locale} className={fonts}>
      <body>
        {env.siteTheme ? <link rel="stylesheet" href={env.siteTheme} precedence="theme" /> : null}
        <SampleBanner isEmbedded />
        {children}
      </body>
    </html>
  )
}
