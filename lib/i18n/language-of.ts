import type { Locale } from './routing.ts'

/** The language in which an article, question or event is written. Source: docs/contract.md 2.2 for articles, docs/conformance.md for the others. */
export const languageOf = ({ english }: { readonly english?: boolean | null | undefined }): Locale =>
  english ? 'en' : 'nl'
