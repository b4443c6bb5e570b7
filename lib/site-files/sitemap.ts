/** Sitemaps: an index, and one file for each family of pages. Source: https://www.sitemaps.org/protocol.html */
import type { PageAddress } from '../content/addresses.ts'
import { routing, type Locale } from '../i18n/routing.ts'
import type { Href } from '../paths.ts'
import { xml, xmlDocument } from './xml.ts'

type AddressOf = (href: Href, locale: Locale) => string

/** The index of the sitemaps at those addresses. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  xmlDocument(
    xml`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map(
      (address) => xml`<sitemap><loc>${address}</loc></sitemap>`,
    )}</sitemapindex>`,
  )

/** The pages, each in each of its languages with its alternates, and the day it changed where that is known. */
export const sitemap = (pages: readonly PageAddress[], addressOf: AddressOf): string =>
  xmlDocument(
    xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages.flatMap(
      ({ href, languages, changed }) =>
        languages.map(
          (locale) =>
            xml`<url><loc>${addressOf(href, locale)}</loc>${changed && xml`<lastmod>${changed}</lastmod>`}${
              languages.length > 1 &&
              languages.map(
                (alternate) =>
                  xml`<xhtml:link rel="alternate" hreflang="${alternate}" href="${addressOf(href, alternate)}"/>`,
              )
            }${
              languages.length > 1 &&
              xml`<xhtml:link rel="alternate" hreflang="x-default" href="${addressOf(href, routing.defaultLocale)}"/>`
            }</url>`,
        ),
    )}</urlset>`,
  )
