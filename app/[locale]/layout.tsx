import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Footer } from '#components/site/footer.tsx'
import { Header } from '#components/site/header.tsx'
import { env } from '#lib/env.ts'
import { isLocale, routing } from '#lib/i18n/routing.ts'
import { fonts } from '../fonts.ts'
import '../globals.css'

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
    <html lang={locale} data-scroll-behavior="smooth" className={fonts}>
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
