import type { Metadata } from 'next'
import localFont from 'next/font/local'
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Footer } from '#components/site/footer.tsx'
import { Header } from '#components/site/header.tsx'
import { env } from '#lib/env.ts'
import { isLocale, routing } from '#lib/i18n/routing.ts'
import '../globals.css'

const text = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  variable: '--font-text-face',
  weight: '200 800',
})
/** Few pages have words in italics above the fold: fetched when it is met, not ahead. */
const italic = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
  variable: '--font-italic-face',
  weight: '200 800',
  style: 'italic',
  preload: false,
})
/** By weight alone: the file with optical sizes is three times as large. */
const display = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-display-face',
  weight: '200 800',
})

export const generateStaticParams = () => routing.locales.map((locale) => ({ locale }))

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('site')
  return {
    metadataBase: new URL(env.siteUrl),
    title: { default: `${t('name')}: ${t('tagline')}`, template: `%s · ${t('name')}` },
    description: t('description'),
  }
}

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const locale = await rootLocale()
  if (!locale || !isLocale(locale)) notFound()
  return (
    <html
      lang={locale}
      data-scroll-behavior="smooth"
      className={`${text.variable} ${italic.variable} ${display.variable}`}
    >
      <body className="flex min-h-dvh flex-col">
        <Header />
        <main id="inhoud" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
      </body>
    </html>
  )
}
