import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { formatLanguage } from './format-language.ts'
import { env } from '../env.ts'
import { isLocale, routing } from './routing.ts'
import { withSiteName } from './site-name.ts'

/** Language and messages of a render. The language has its country, for dates and numbers; `pageLocale` leaves it out. The language is the first segment of the folder, so no header is read for it. */
export default getRequestConfig(async () => {
  const requested = await rootLocale()
  const locale = requested && isLocale(requested) ? requested : routing.defaultLocale
  const { default: messages } = await import(`./messages/${locale}.json`)
  return {
    locale: formatLanguage(locale),
    messages: withSiteName(messages, env.siteName),
    timeZone: 'Europe/Amsterdam',
  }
})
