/** Languages, and the address of every page in each of them. Folders under `app/[locale]` bear the table's key. */
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
    '/zoeken': { nl: '/zoeken', en: '/search' },
    '/kennisbank': { nl: '/kennisbank', en: '/knowledge-base' },
    '/kennisbank/artikelen': { nl: '/kennisbank/artikelen', en: '/knowledge-base/articles' },
    '/kennisbank/artikelen/[slug]': { nl: '/kennisbank/artikelen/[slug]', en: '/knowledge-base/articles/[slug]' },
    '/kennisbank/veelgestelde-vragen': { nl: '/kennisbank/veelgestelde-vragen', en: '/knowledge-base/faq' },
    '/kennisbank/veelgestelde-vragen/[slug]': {
      nl: '/kennisbank/veelgestelde-vragen/[slug]',
      en: '/knowledge-base/faq/[slug]',
    },
    '/kennisbank/onderwerpen/[slug]': { nl: '/kennisbank/onderwerpen/[slug]', en: '/knowledge-base/topics/[slug]' },
    '/kennisbank/themas/[slug]': { nl: '/kennisbank/themas/[slug]', en: '/knowledge-base/themes/[slug]' },
    '/kennisbank/a-z': { nl: '/kennisbank/a-z', en: '/knowledge-base/a-z' },
    '/begrippen': { nl: '/begrippen', en: '/glossary' },
    '/begrippen/[slug]': { nl: '/begrippen/[slug]', en: '/glossary/[slug]' },
    // The list of sectors comes before the pages of sectors, whose pattern fits its address too.
    '/sectoren': { nl: '/werken-in-het-onderwijs', en: '/working-in-education' },
    '/sectoren/[slug]': { nl: '/werken-in-het-[slug]', en: '/working-in-[slug]' },
    '/rollen': { nl: '/rollen', en: '/roles' },
    '/rollen/[slug]': { nl: '/rollen/[slug]', en: '/roles/[slug]' },
    '/bevoegdheden': { nl: '/bevoegdheden', en: '/qualifications' },
    '/bevoegdheden/[slug]': { nl: '/bevoegdheden/[slug]', en: '/qualifications/[slug]' },
    '/trajecten': { nl: '/trajecten', en: '/tracks' },
    '/trajecten/[slug]': { nl: '/trajecten/[slug]', en: '/tracks/[slug]' },
    '/media': '/media',
    '/media/podcasts': '/media/podcasts',
    '/media/podcasts/[show]': '/media/podcasts/[show]',
    '/media/podcasts/[show]/[slug]': '/media/podcasts/[show]/[slug]',
    '/media/videos': '/media/videos',
    '/media/videos/[slug]': '/media/videos/[slug]',
    '/media/ervaringsverhalen': { nl: '/media/ervaringsverhalen', en: '/media/stories' },
    '/media/ervaringsverhalen/[slug]': { nl: '/media/ervaringsverhalen/[slug]', en: '/media/stories/[slug]' },
    '/profielen/[slug]': { nl: '/profielen/[slug]', en: '/profiles/[slug]' },
    '/auteurs/[slug]': { nl: '/auteurs/[slug]', en: '/authors/[slug]' },
    '/over-ons': { nl: '/over-ons', en: '/about' },
    '/sitemap': '/sitemap',
    '/navigator': '/navigator',
    '/navigator/instellingen': { nl: '/navigator/instellingen', en: '/navigator/institutions' },
    '/navigator/instellingen/[slug]': { nl: '/navigator/instellingen/[slug]', en: '/navigator/institutions/[slug]' },
    '/navigator/locaties/[id]': { nl: '/navigator/locaties/[id]', en: '/navigator/locations/[id]' },
    '/navigator/regioloketten': { nl: '/navigator/regioloketten', en: '/navigator/regional-desks' },
    '/navigator/regioloketten/[slug]': {
      nl: '/navigator/regioloketten/[slug]',
      en: '/navigator/regional-desks/[slug]',
    },
    '/navigator/opleidingen': { nl: '/navigator/opleidingen', en: '/navigator/programmes' },
    '/navigator/opleidingen/[slug]': { nl: '/navigator/opleidingen/[slug]', en: '/navigator/programmes/[slug]' },
    '/niet-gevonden': { nl: '/niet-gevonden', en: '/not-found' },
    '/reactie': { nl: '/reactie', en: '/feedback' },
    '/redactie/reacties': { nl: '/redactie/reacties', en: '/editors/feedback' },
    '/redactie/voorbeeld': { nl: '/redactie/voorbeeld', en: '/editors/preview' },
  },
})

export type Locale = (typeof routing.locales)[number]
export type Pathname = keyof typeof routing.pathnames

export const isLocale = (value: string): value is Locale => routing.locales.some((locale) => locale === value)
