/** Metadata of a page for search engines and other sites: its address in each language, title and picture. */
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { hasAlternate, alternatePath } from './markdown-alternates/alternate-addresses.ts'
import { env } from './env.ts'
import { pageLocale } from './i18n/language.ts'
import { getPathname } from './i18n/pathname.ts'
import { routing, type Locale } from './i18n/routing.ts'
import { pageMessages, type FixedPathname, type PageMessages } from './page-messages.ts'
import type { Href } from './paths.ts'
import { cardAddress, cardSize } from './site-files/share-card.ts'

export type PageFacts = {
  readonly href: Href
  readonly title: string
  /** The words of the card where the title holds a visitor's: what we sign is ours. */
  readonly cardTitle?: string
  readonly description?: string | null
  /** The languages that the content is written in; all when the page is the same in each. */
  readonly languages?: readonly Locale[]
  readonly type?: 'website' | 'article' | 'profile'
  /** Path of the feed with what is new here; the whole site's when absent. */
  readonly feed?: string
  readonly index?: boolean
}

/** The page's whole address in that language. */
export const absoluteUrl = (href: Href, locale: Locale): string =>
  new URL(getPathname({ href, locale }), env.siteUrl).href

/**
 * In the language of this render: title, description, canonical address, the same page in other languages, and the card that other sites show.
 * A page whose content has one language is canonical there, in whichever language's frame it is read.
 */
export const pageMetadata = async ({
  href,
  title,
  cardTitle = title,
  description,
  languages = routing.locales,
  type = 'website',
  feed = '/feed.xml',
  index = true,
}: PageFacts): Promise<Metadata> => {
  const locale = await pageLocale()
  const own = languages.includes(locale) ? locale : (languages[0] ?? routing.defaultLocale)
  const url = absoluteUrl(href, own)
  const alternates = Object.fromEntries(languages.map((language) => [language, absoluteUrl(href, language)]))
  return {
    title,
    description: description ?? null,
    alternates: {
      canonical: url,
      ...(languages.length > 1
        ? { languages: { ...alternates, 'x-default': absoluteUrl(href, routing.defaultLocale) } }
        : {}),
      types: {
        // What is new is in Dutch for the greater part, on English pages too.
        'application/atom+xml':
          locale === 'en' ? [{ url: feed, title: (await getTranslations('site'))('feedDutch') }] : feed,
        ...(hasAlternate(typeof href === 'string' ? href : href.pathname)
          ? { 'text/markdown': alternatePath(getPathname({ href, locale: own })) }
          : {}),
      },
    },
    openGraph: {
      title,
      ...(description ? { description } : {}),
      url,
      siteName: env.siteName,
      locale: own === 'nl' ? 'nl_NL' : 'en_GB',
      type,
      images: [{ url: cardAddress(env.editorSecret, { title: cardTitle, locale: own }), ...cardSize, alt: cardTitle }],
    },
    twitter: { card: 'summary_large_image' },
    ...(index ? {} : { robots: { index: false } }),
  }
}

/** `generateMetadata` of a page without an item; search engines list it when it has an alternate, which personal pages do not. */
export const fixedMetadata = (href: FixedPathname) => async (): Promise<Metadata> => {
  const t = await getTranslations()
  const { title, lead, description = lead }: PageMessages = pageMessages[href]
  return pageMetadata({ href, title: t(title), description: t(description), index: hasAlternate(href) })
}

/** `generateMetadata` of a page that search engines do not list; title and description are names of messages. */
export const unlistedMetadata = (href: Href, title: string, description?: string) => async (): Promise<Metadata> => {
  const t = await getTranslations()
  return pageMetadata({ href, title: t(title), description: description ? t(description) : null, index: false })
}

/** `generateMetadata` of a page that search engines do not list, nor has it an address for them; title and description are names of messages. */
export const bareMetadata =
  (title: string, description?: string, robots: Metadata['robots'] = { index: false }) =>
  async (): Promise<Metadata> => {
    const t = await getTranslations()
    return { title: t(title), ...(description ? { description: t(description) } : {}), robots }
  }

/** `generateMetadata` of a page for editors, whose links search engines do not follow. */
export const staffMetadata = (title: string, description?: string) =>
  bareMetadata(title, description, { index: false, follow: false })
