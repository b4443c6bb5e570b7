/** The names of the messages that title and introduce a page without an item: for its metadata, its alternate, sitemaps and search. */
import type { FixedWithAlternate } from './markdown-alternates/alternate-addresses.ts'
import type { Context } from './markdown-alternates/context.ts'
import type { StaticPathname } from './i18n/routing.ts'

type Name = Parameters<Context['t']>[0]

export type PageMessages = {
  readonly title: Name
  readonly lead: Name
  /** What other sites show; the introduction when absent. */
  readonly description?: Name
  /** Its title among other pages, where the one above the page reads as an invitation. */
  readonly label?: Name
}

/** In the order of the sitemap. A new page with an alternate is a type error until it is here. */
export const pageMessages = {
  '/': { title: 'home.title', lead: 'home.lead', label: 'site.name' },
  '/kennisbank': { title: 'hub.title', lead: 'hub.lead' },
  '/kennisbank/artikelen': { title: 'search.articlesTitle', lead: 'search.articlesLead' },
  '/kennisbank/veelgestelde-vragen': { title: 'search.faqsTitle', lead: 'search.faqsLead', label: 'site.faqs' },
  '/kennisbank/a-z': { title: 'hub.aToZ', lead: 'hub.aToZLead', label: 'site.aToZ' },
  '/begrippen': { title: 'glossary.title', lead: 'glossary.lead', description: 'glossary.description' },
  '/cijfers': { title: 'figures.title', lead: 'figures.lead', description: 'figures.description' },
  '/sectoren': { title: 'sector.title', lead: 'sector.lead' },
  '/rollen': { title: 'hub.families.roles', lead: 'hub.familyLead.roles', label: 'site.roles' },
  '/bevoegdheden': { title: 'hub.families.qualifications', lead: 'hub.familyLead.qualifications' },
  '/trajecten': { title: 'hub.families.tracks', lead: 'hub.familyLead.tracks' },
  '/routes': { title: 'routes.title', lead: 'routes.description' },
  '/navigator': { title: 'navigator.title', lead: 'navigator.lead' },
  '/navigator/opleidingen': { title: 'finder.titles.country', lead: 'finder.lead', label: 'site.programs' },
  '/navigator/instellingen': { title: 'search.institutionsTitle', lead: 'search.institutionsLead' },
  '/navigator/regioloketten': { title: 'search.desksTitle', lead: 'search.desksLead' },
  '/media': { title: 'media.title', lead: 'media.lead' },
  '/media/podcasts': { title: 'media.podcasts', lead: 'media.podcastsLead' },
  '/media/videos': { title: 'media.videos', lead: 'media.videosLead' },
  '/media/ervaringsverhalen': { title: 'media.stories', lead: 'media.storiesLead' },
  '/adviesgesprek': { title: 'advice.title', lead: 'advice.lead' },
  '/wat-kan-je-van-een-adviesgesprek-verwachten': { title: 'advice.expectTitle', lead: 'advice.expectLead' },
  '/activiteiten': { title: 'agenda.title', lead: 'agenda.lead' },
  '/over-ons': { title: 'about.title', lead: 'about.lead' },
  '/contact': {
    title: 'contact.title',
    lead: 'contact.lead',
    description: 'contact.description',
    label: 'site.contact',
  },
  '/ontwikkelaars': { title: 'developers.title', lead: 'developers.lead', description: 'developers.description' },
  '/access-request': { title: 'access.title', lead: 'access.lead', description: 'access.description' },
  '/info-voor-organisaties': { title: 'embed.guideTitle', lead: 'embed.guideLead' },
  '/toegankelijkheid': { title: 'statement.title', lead: 'statement.lead', description: 'statement.description' },
  '/privacy': { title: 'privacy.title', lead: 'privacy.lead', description: 'privacy.description' },
  '/sitemap': { title: 'sitemap.title', lead: 'sitemap.lead', label: 'site.sitemap' },
  '/bewaard': { title: 'personal.saved', lead: 'personal.savedLead' },
  '/vergelijken': { title: 'compare.title', lead: 'compare.lead', label: 'site.compare' },
  '/mijn-plan': { title: 'plan.title', lead: 'plan.lead' },
  '/status': { title: 'status.title', lead: 'status.description' },
} as const satisfies Readonly<Record<FixedWithAlternate, PageMessages> & Partial<Record<StaticPathname, PageMessages>>>

/** The pattern of a page in that list. */
export type FixedPathname = keyof typeof pageMessages

/** Whether it is the pattern of a page in that list. */
export const isFixedPathname = (pathname: string): pathname is FixedPathname => Object.hasOwn(pageMessages, pathname)
