/** Languages, and the address of every page in each of them. Folders under `app/[locale]` bear the Dutch path. */
import { defineRouting } from 'next-intl/routing'

export const routing = defineRouting({
  locales: ['nl', 'en'],
  defaultLocale: 'nl',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
  pathnames: {
    '/': '/',
    '/kennisbank': { nl: '/kennisbank', en: '/knowledge-base' },
    '/kennisbank/artikelen': { nl: '/kennisbank/artikelen', en: '/knowledge-base/articles' },
    '/kennisbank/artikelen/[slug]': { nl: '/kennisbank/artikelen/[slug]', en: '/knowledge-base/articles/[slug]' },
    '/kennisbank/veelgestelde-vragen': { nl: '/kennisbank/veelgestelde-vragen', en: '/knowledge-base/faq' },
    '/navigator/opleidingen': { nl: '/navigator/opleidingen', en: '/navigator/programmes' },
    '/navigator/opleidingen/[slug]': { nl: '/navigator/opleidingen/[slug]', en: '/navigator/programmes/[slug]' },
    '/redactie/voorbeeld': { nl: '/redactie/voorbeeld', en: '/editors/preview' },
  },
})

export type Locale = (typeof routing.locales)[number]
export type Pathname = keyof typeof routing.pathnames

export const isLocale = (value: string): value is Locale => routing.locales.some((locale) => locale === value)
