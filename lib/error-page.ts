/** Small error pages without the site's layout, for when its own pages cannot be made. Their styles are in `public/refusal.css`. */
import type { Locale } from './i18n/routing.ts'
import { xml } from './site-files/xml.ts'

type ErrorPage = {
  readonly title: string
  readonly text: string
  /** The ways on. */
  readonly links: readonly (readonly [href: string, words: string])[]
}

const styles = xml`<link rel="stylesheet" href="/refusal.css"/>`

const mainOf = ({ title, text, links }: ErrorPage) =>
  xml`<main><h1>${title}</h1><p>${text}</p><ul>${links.map(([href, words]) => xml`<li><a href="${href}">${words}</a></li>`)}</ul></main>`

/** The page as HTML. */
export const errorPage = (locale: Locale, page: ErrorPage): string =>
  `<!doctype html>${xml`<html lang="${locale}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><title>${page.title}</title>${styles}</head><body>${mainOf(page)}</body></html>`.markup}\n`

/** The same for readers without script, to be put into a page that is for its script alone. */
export const errorWithoutScript = (page: ErrorPage): string => xml`<noscript>${styles}${mainOf(page)}</noscript>`.markup
