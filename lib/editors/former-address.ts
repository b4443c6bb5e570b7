/** What keeps former addresses of an article working: rows of `redirects`, one for each language. */
import { getPathname } from '../i18n/pathname.ts'
import { routing } from '../i18n/routing.ts'

export type RedirectRow = { readonly origin: string; readonly destination: string; readonly response_code: '308' }

const pathOf = (slug: string, locale: (typeof routing.locales)[number]): string =>
  getPathname({ href: { pathname: '/kennisbank/artikelen/[slug]', params: { slug } }, locale })

/** The stored path of an article with that slug. Source: docs/contract.md 2.2 `path`. */
export const articlePath = (slug: string): string => pathOf(slug, routing.defaultLocale)

/**
 * The redirects that lead from the former slug of an article to its new one, and the origins whose rows they replace: also
 * the new addresses, since an article that gets a former slug back would lead to itself.
 */
export const redirectsFor = (
  former: string,
  slug: string,
): { readonly rows: readonly RedirectRow[]; readonly replaced: readonly string[] } => ({
  rows: routing.locales.map((locale) => ({
    origin: pathOf(former, locale),
    destination: pathOf(slug, locale),
    response_code: '308',
  })),
  replaced: routing.locales.flatMap((locale) => [pathOf(former, locale), pathOf(slug, locale)]),
})
