import type { Locale } from './routing.ts'

/** The language tag by which dates and numbers of pages in that language are written: Dutch, or British English. */
export const formatLanguage = (locale: Locale): 'nl-NL' | 'en-GB' => (locale === 'nl' ? 'nl-NL' : 'en-GB')

/** The page's language of such a tag, or of the language itself; null for any other. */
export const languageOfFormat = (tag: string): Locale | null => {
  const [language] = tag.split('-')
  return language === 'nl' || language === 'en' ? language : null
}
