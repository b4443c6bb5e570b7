/** The twin of any page: a reader for each pattern of the table of addresses. */
import { listAddresses } from '../content/addresses.ts'
import type { Pathname } from '../i18n/routing.ts'
import { absoluteUrl } from '../metadata.ts'
import { contextIn, type Context } from './context.ts'
import type { TwinAddress, Twinned } from './twin-addresses.ts'
import type { Twin } from './twin.ts'
import { articleTwin, authorTwin, questionTwin } from './twins/articles.ts'
import { episodeTwin, profileTwin, showTwin, storyTwin, videoTwin } from './twins/media.ts'
import { deskTwin, eventTwin, institutionTwin, locationTwin, programTwin } from './twins/navigator.ts'
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
} from './twins/pages.ts'
import { twinOf, type Reader } from './twins/parts.ts'
import { routeTwin } from './twins/routes.ts'
import { glossaryTwin, sectorTwin, termTwin, themeTwin } from './twins/taxonomy.ts'
import { told } from './twins/told.ts'

type Fixed = { [P in Twinned]: P extends `${string}[${string}` ? never : P }[Twinned]
type Patterned = Exclude<Twinned, Fixed>

/** Pages of items. A new pattern is a type error until it has a reader, or is named among the pages without a twin. */
const items: Record<Patterned, Reader> = {
  '/kennisbank/artikelen/[slug]': articleTwin,
  '/kennisbank/veelgestelde-vragen/[slug]': questionTwin,
  '/kennisbank/onderwerpen/[slug]': termTwin('topics'),
  '/kennisbank/themas/[slug]': themeTwin,
  '/begrippen/[slug]': glossaryTwin,
  '/sectoren/[slug]': sectorTwin,
  '/rollen/[slug]': termTwin('roles'),
  '/bevoegdheden/[slug]': termTwin('qualifications'),
  '/trajecten/[slug]': termTwin('tracks'),
  '/media/podcasts/[show]': showTwin,
  '/media/podcasts/[show]/[slug]': episodeTwin,
  '/media/videos/[slug]': videoTwin,
  '/media/ervaringsverhalen/[slug]': storyTwin,
  '/profielen/[slug]': profileTwin,
  '/auteurs/[slug]': authorTwin,
  '/navigator/instellingen/[slug]': institutionTwin,
  '/navigator/locaties/[id]': locationTwin,
  '/navigator/regioloketten/[slug]': deskTwin,
  '/navigator/opleidingen/[slug]': programTwin,
  '/routes/[slug]': routeTwin,
  '/activiteiten/[slug]': eventTwin,
}

/** What stands below the title of pages that list or tell something. */
const parts: Partial<Record<Fixed, (context: Context) => Promise<string[]>>> = {
  '/': overview,
  '/sitemap': overview,
  '/kennisbank': listed('terms'),
  '/kennisbank/artikelen': listed('articles'),
  '/kennisbank/veelgestelde-vragen': listed('faqs'),
  '/kennisbank/a-z': async (context) => [...(await listed('articles')(context)), ...(await listed('terms')(context))],
  '/begrippen': listed('terms', '/begrippen/[slug]'),
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

/** A page that no item stands behind; those that are there to be used, not read, say where. */
const fixedTwin = async (pathname: Fixed, context: Context): Promise<Twin | null> => {
  const known = (await listAddresses('pages')).find(({ href }) => href === pathname)
  const { title, lead = null } = told[pathname]?.(context) ?? { title: known?.title }
  if (!title) return null
  const below = parts[pathname]
  const url = absoluteUrl(pathname, context.locale)
  return twinOf({ kind: 'page', href: pathname, title, description: lead }, context, [
    ...(below ? await below(context) : [context.t('agents.inBrowser', { url })]),
  ])
}

const isPatterned = (pathname: Pathname): pathname is Patterned => Object.hasOwn(items, pathname)

/** The twin at that address; null when there is no such page. @throws ContentError when the content API fails. */
export const readTwin = async ({ pathname, locale, params }: TwinAddress): Promise<Twin | null> => {
  const context = await contextIn(locale)
  return isPatterned(pathname) ? items[pathname](params, context) : fixedTwin(pathname, context)
}
