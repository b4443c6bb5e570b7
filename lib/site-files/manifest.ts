/** What a browser needs to install this site. Source: https://www.w3.org/TR/appmanifest. */
import { appIcons } from './app-icon.ts'
import { getPathname } from '../i18n/pathname.ts'
import type { Locale } from '../i18n/routing.ts'

/** Words of our own: messages can only be read while a page is made. */
const wordsIn = {
  nl: {
    name: 'Lesroute: jouw weg naar werken in het onderwijs',
    description: 'Onafhankelijke informatie over werken in het onderwijs, en alle lerarenopleidingen op de kaart.',
    search: 'Zoeken',
    programs: 'Opleidingen',
    saved: 'Bewaard',
  },
  en: {
    name: 'Lesroute: your way into education',
    description: 'Independent information about working in education, and all teacher training programmes on the map.',
    search: 'Search',
    programs: 'Programmes',
    saved: 'Saved',
  },
} as const satisfies Readonly<Record<Locale, unknown>>

const shortcuts = [
  ['search', '/zoeken'],
  ['programs', '/navigator/opleidingen'],
  ['saved', '/bewaard'],
] as const

/** The address of the manifest in that language. */
export const manifestAddress = (locale: Locale): string =>
  locale === 'nl' ? '/manifest.webmanifest' : `/manifest.webmanifest?taal=${locale}`

/** The manifest. Chosen: one app whichever language it was installed from (`id`), which opens in that language. */
export const manifest = (locale: Locale) => ({
  id: '/',
  name: wordsIn[locale].name,
  short_name: 'Lesroute',
  description: wordsIn[locale].description,
  lang: locale,
  dir: 'ltr',
  start_url: getPathname({ href: '/', locale }),
  scope: '/',
  display: 'standalone',
  background_color: '#fbf8f1',
  theme_color: '#10241d',
  categories: ['education'],
  icons: Object.entries(appIcons).map(([file, { size, maskable }]) => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: maskable ? 'maskable' : 'any',
  })),
  shortcuts: shortcuts.map(([word, href]) => ({
    name: wordsIn[locale][word],
    url: getPathname({ href, locale }),
  })),
})
