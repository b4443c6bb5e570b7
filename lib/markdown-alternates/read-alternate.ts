/** Reads the alternate of any page, with a reader for each page pattern. */
import { reuseOf } from '../attribution.ts'
import { getCatalogueNote } from '../content/catalogue.ts'
import type { Pathname } from '../i18n/routing.ts'
import { absoluteUrl } from '../metadata.ts'
import { contextIn, type Context } from './context.ts'
import type { AlternateAddress, FixedWithAlternate, WithAlternate } from './alternate-addresses.ts'
import type { Alternate } from './alternate.ts'
import { articleAlternate, authorAlternate, questionAlternate } from './pages/articles.ts'
import { figures } from './pages/figures.ts'
import { episodeAlternate, profileAlternate, showAlternate, storyAlternate, videoAlternate } from './pages/media.ts'
import {
  deskAlternate,
  eventAlternate,
  institutionAlternate,
  locationAlternate,
  programAlternate,
} from './pages/navigator.ts'
import {
  about,
  accessibility,
  adviceCall,
  agenda,
  listed,
  operations,
  overview,
  privacy,
  questionnaire,
} from './pages/pages.ts'
import { alternateOf, type Reader } from './pages/parts.ts'
import { routeAlternate } from './pages/routes.ts'
import { glossaryAlternate, sectorAlternate, termAlternate, themeAlternate } from './pages/taxonomy.ts'
import { pageMessages } from '../page-messages.ts'

type Patterned = Exclude<WithAlternate, FixedWithAlternate>

/** Pages of items. A new pattern is a type error until it has a reader, or is named among the pages without an alternate. */
const items: Record<Patterned, Reader> = {
  '/kennisbank/artikelen/[slug]': articleAlternate,
  '/kennisbank/veelgestelde-vragen/[slug]': questionAlternate,
  '/kennisbank/onderwerpen/[slug]': termAlternate('topics'),
  '/kennisbank/themas/[slug]': themeAlternate,
  '/begrippen/[slug]': glossaryAlternate,
  '/sectoren/[slug]': sectorAlternate,
  '/rollen/[slug]': termAlternate('roles'),
  '/bevoegdheden/[slug]': termAlternate('qualifications'),
  '/trajecten/[slug]': termAlternate('tracks'),
  '/media/podcasts/[show]': showAlternate,
  '/media/podcasts/[show]/[slug]': episodeAlternate,
  '/media/videos/[slug]': videoAlternate,
  '/media/ervaringsverhalen/[slug]': storyAlternate,
  '/profielen/[slug]': profileAlternate,
  '/auteurs/[slug]': authorAlternate,
  '/navigator/instellingen/[slug]': institutionAlternate,
  '/navigator/locaties/[id]': locationAlternate,
  '/navigator/regioloketten/[slug]': deskAlternate,
  '/navigator/opleidingen/[slug]': programAlternate,
  '/routes/[slug]': routeAlternate,
  '/activiteiten/[slug]': eventAlternate,
}

/** The text below the title of pages without an item. */
const parts: Partial<Record<FixedWithAlternate, (context: Context) => Promise<string[]>>> = {
  '/': overview,
  '/sitemap': overview,
  '/kennisbank': listed('terms'),
  '/kennisbank/artikelen': listed('articles'),
  '/kennisbank/veelgestelde-vragen': listed('faqs'),
  '/kennisbank/a-z': async (context) => [...(await listed('articles')(context)), ...(await listed('terms')(context))],
  '/begrippen': listed('terms', '/begrippen/[slug]'),
  '/cijfers': figures,
  '/sectoren': listed('terms', '/sectoren/[slug]'),
  '/rollen': listed('terms', '/rollen/[slug]'),
  '/bevoegdheden': listed('terms', '/bevoegdheden/[slug]'),
  '/trajecten': listed('terms', '/trajecten/[slug]'),
  '/media': listed('media'),
  '/media/podcasts': async (context) => [
    ...(await listed('media', '/media/podcasts/[show]')(context)),
    ...(await listed('media', '/media/podcasts/[show]/[slug]')(context)),
  ],
  '/media/videos': listed('media', '/media/videos/[slug]'),
  '/media/ervaringsverhalen': listed('media', '/media/ervaringsverhalen/[slug]'),
  '/navigator': listed('navigator'),
  '/navigator/opleidingen': listed('programs'),
  '/navigator/instellingen': listed('navigator', '/navigator/instellingen/[slug]'),
  '/navigator/regioloketten': listed('navigator', '/navigator/regioloketten/[slug]'),
  '/routes': questionnaire,
  '/activiteiten': agenda,
  '/over-ons': about,
  '/toegankelijkheid': accessibility,
  '/privacy': privacy,
  '/wat-kan-je-van-een-adviesgesprek-verwachten': adviceCall,
  '/ontwikkelaars': operations,
}

/** A page without an item; interactive pages have a link to the page instead of text. */
const fixedAlternate = async (pathname: FixedWithAlternate, context: Context): Promise<Alternate> => {
  const { title, lead } = pageMessages[pathname]
  const below = parts[pathname]
  const url = absoluteUrl(pathname, context.locale)
  return alternateOf({ kind: 'page', href: pathname, title: context.t(title), description: context.t(lead) }, context, [
    ...(below ? await below(context) : [context.t('agents.inBrowser', { url })]),
  ])
}

/** Kinds of pages that are facts of others, each with the data sets that they are from. */
const ofOthers: ReadonlySet<string> = new Set(['programs', 'educational_institutions', 'locations'])

const isPatterned = (pathname: Pathname): pathname is Patterned => Object.hasOwn(items, pathname)

/** The alternate at that address; null when there is no such page. @throws ContentError when the content API fails. */
export const readAlternate = async ({ pathname, locale, params }: AlternateAddress): Promise<Alternate | null> => {
  const context = await contextIn(locale)
  const [alternate, note] = await Promise.all([
    isPatterned(pathname) ? items[pathname](params, context) : fixedAlternate(pathname, context),
    getCatalogueNote(),
  ])
  if (!alternate) return null
  const { title, canonical: url, updated, language, kind } = alternate
  return {
    ...alternate,
    catalogue: {
      sample: note.isSample ? context.t('sample.alternate') : null,
      reuse: ofOthers.has(kind) ? null : reuseOf(note, { title, url, updated, language }),
    },
  }
}
