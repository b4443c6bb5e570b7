import { getLocale } from 'next-intl/server'
import { isLocale, routing, type Locale } from './routing.ts'

/** The language of this render. */
export const pageLocale = async (): Promise<Locale> => {
  const locale = await getLocale()
  return isLocale(locale) ? locale : routing.defaultLocale
}
