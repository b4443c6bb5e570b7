import type { Locale } from './routing.ts'

/** The language of the page at that path of this site, which may have a query: English below `/en`, else Dutch. */
export const languageOfPath = (path: string): Locale => (/^\/en(?:[/?]|$)/.test(path) ? 'en' : 'nl')
