/** What search engines and other sites are told of a page: its address in each language, its title, its picture. */
import type { Metadata } from 'next'
import { env } from './env.ts'
import { getPathname } from './i18n/pathname.ts'
import { routing, type Locale } from './i18n/routing.ts'
import type { Href } from './paths.ts'

type Page = {
  readonly locale: Locale
  readonly href: Href
  readonly title: string
  readonly description?: string | null
  /** The languages that the content is written in; all when the page is the same in each. */
  readonly languages?: readonly Locale[]
  readonly type?: 'website' | 'article' | 'profile'
  /** Path of its 1200 × 630 px picture; the site's own when absent. */
  readonly picture?: string
  readonly index?: boolean
}

/** The page's whole address in that language. */
export const absoluteUrl = (href: Href, locale: Locale): string =>
  new URL(getPathname({ href, locale }), env.siteUrl).href

/**
 * Title, description, canonical address, the same page in other languages, and the card that other sites show.
 * A page whose content has one language is canonical there, in whichever language's frame it is read.
 */
export const pageMetadata = ({
  locale,
  href,
  title,
  description,
  languages = routing.locales,
  type = 'website',
  picture = `/og/${locale}/page/home`,
  index = true,
}: Page): Metadata => {
  const own = languages.includes(locale) ? locale : (languages[0] ?? routing.defaultLocale)
  const url = absoluteUrl(href, own)
  const twins = Object.fromEntries(languages.map((language) => [language, absoluteUrl(href, language)]))
  return {
    title,
    description: description ?? null,
    alternates: {
      canonical: url,
      ...(languages.length > 1
        ? { languages: { ...twins, 'x-default': absoluteUrl(href, routing.defaultLocale) } }
        : {}),
    },
    openGraph: {
      title,
      ...(description ? { description } : {}),
      url,
      siteName: 'Lesroute',
      locale: own === 'nl' ? 'nl_NL' : 'en_GB',
      type,
      images: [{ url: picture, width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
    ...(index ? {} : { robots: { index: false } }),
  }
}
