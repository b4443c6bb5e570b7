/** Title and introduction of pages without an item, from the messages of the page. */
import type { FixedWithAlternate } from '../alternate-addresses.ts'
import type { Context } from '../context.ts'

type Introduction = { readonly title: string; readonly lead: string }

/** Title and introduction by the pattern of the page. A new page is a type error until it has them. */
export const introductions: Readonly<Record<FixedWithAlternate, (context: Context) => Introduction>> = {
  '/': ({ t }) => ({ title: t('home.title'), lead: t('home.lead') }),
  '/sitemap': ({ t }) => ({ title: t('sitemap.title'), lead: t('sitemap.lead') }),
  '/kennisbank': ({ t }) => ({ title: t('hub.title'), lead: t('hub.lead') }),
  '/kennisbank/artikelen': ({ t }) => ({ title: t('search.articlesTitle'), lead: t('search.articlesLead') }),
  '/kennisbank/veelgestelde-vragen': ({ t }) => ({ title: t('search.faqsTitle'), lead: t('search.faqsLead') }),
  '/kennisbank/a-z': ({ t }) => ({ title: t('hub.aToZ'), lead: t('hub.aToZLead') }),
  '/begrippen': ({ t }) => ({ title: t('glossary.title'), lead: t('glossary.lead') }),
  '/cijfers': ({ t }) => ({ title: t('figures.title'), lead: t('figures.lead') }),
  '/sectoren': ({ t }) => ({ title: t('sector.title'), lead: t('sector.lead') }),
  '/rollen': ({ t }) => ({ title: t('hub.families.roles'), lead: t('hub.familyLead.roles') }),
  '/bevoegdheden': ({ t }) => ({ title: t('hub.families.qualifications'), lead: t('hub.familyLead.qualifications') }),
  '/trajecten': ({ t }) => ({ title: t('hub.families.tracks'), lead: t('hub.familyLead.tracks') }),
  '/media': ({ t }) => ({ title: t('media.title'), lead: t('media.lead') }),
  '/media/podcasts': ({ t }) => ({ title: t('media.podcasts'), lead: t('media.podcastsLead') }),
  '/media/videos': ({ t }) => ({ title: t('media.videos'), lead: t('media.videosLead') }),
  '/media/ervaringsverhalen': ({ t }) => ({ title: t('media.stories'), lead: t('media.storiesLead') }),
  '/navigator': ({ t }) => ({ title: t('navigator.title'), lead: t('navigator.lead') }),
  '/navigator/opleidingen': ({ t }) => ({ title: t('finder.titles.country'), lead: t('finder.lead') }),
  '/navigator/instellingen': ({ t }) => ({ title: t('search.institutionsTitle'), lead: t('search.institutionsLead') }),
  '/navigator/regioloketten': ({ t }) => ({ title: t('search.desksTitle'), lead: t('search.desksLead') }),
  '/routes': ({ t }) => ({ title: t('routes.title'), lead: t('routes.description') }),
  '/activiteiten': ({ t }) => ({ title: t('agenda.title'), lead: t('agenda.lead') }),
  '/adviesgesprek': ({ t }) => ({ title: t('advice.title'), lead: t('advice.lead') }),
  '/wat-kan-je-van-een-adviesgesprek-verwachten': ({ t }) => ({
    title: t('advice.expectTitle'),
    lead: t('advice.expectLead'),
  }),
  '/over-ons': ({ t }) => ({ title: t('about.title'), lead: t('about.lead') }),
  '/toegankelijkheid': ({ t }) => ({ title: t('statement.title'), lead: t('statement.lead') }),
  '/privacy': ({ t }) => ({ title: t('privacy.title'), lead: t('privacy.lead') }),
  '/contact': ({ t }) => ({ title: t('contact.title'), lead: t('contact.lead') }),
  '/ontwikkelaars': ({ t }) => ({ title: t('developers.title'), lead: t('developers.lead') }),
  '/access-request': ({ t }) => ({ title: t('access.title'), lead: t('access.lead') }),
  '/info-voor-organisaties': ({ t }) => ({ title: t('embed.guideTitle'), lead: t('embed.guideLead') }),
}

/** Whether it is the pattern of a page with such an introduction. */
export const hasIntroduction = (pathname: string): pathname is FixedWithAlternate =>
  Object.hasOwn(introductions, pathname)
