'use client'

import { createFormatter, useLocale, useTimeZone } from 'next-intl'
import { formatLanguage, languageOfFormat } from './format-language.ts'

/**
 * The formatter of islands: British dates on English pages. Islands know the language without its country, because their
 * addresses follow from it, and the library's own hook would write American dates.
 */
export const usePageFormat = (): ReturnType<typeof createFormatter> => {
  const [locale, timeZone] = [useLocale(), useTimeZone()]
  return createFormatter({ locale: formatLanguage(languageOfFormat(locale) ?? 'nl'), ...(timeZone && { timeZone }) })
}
