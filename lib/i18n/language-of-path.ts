import type { Locale } from './routing.ts'

/** The language of the page at that path of this site, which may have a query: English below `/en` in any case, else Dutch. */
export const languageOfPath = (path: string): Locale => (/^\/en(?:[/?]|$)/i.test(path) ? 'en' : 'nl')

/** The language of the page that a browser sends as the referrer; Dutch without one. */
export const languageOfReferrer = (headers: Headers): Locale =>
  languageOfPath(URL.parse(headers.get('referer') ?? '')?.pathname ?? '')
