import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { getPathname } from '#lib/i18n/pathname.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import type { Href } from '#lib/paths.ts'
import { NearLink } from './near-link.island.tsx'

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'locale'> & {
  readonly href: Href
  readonly locale?: Locale
}

/**
 * A link to a page of this site, in the page's language or another. Its address is worked out on the server, so that
 * the table of addresses and the library behind it stay out of the browser; islands use the one of `lib/i18n/navigation`.
 * Nothing is fetched ahead before a mouse points at it: a page of links would weigh as much as the pages they lead to. Then
 * the page of an item is, which is the same for everybody; lists and forms are made for each request.
 */
export const Link = async ({ href, locale, ...rest }: Props) => {
  const address = getPathname({ href, locale: locale ?? (await pageLocale()) })
  const isItem = typeof href === 'object' && 'params' in href && !href.query
  return isItem ? <NearLink {...rest} href={address} /> : <NextLink prefetch={false} {...rest} href={address} />
}
