import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { isLocale, routing } from './routing.ts'

/** Language and messages of a render; the language is the first segment of the folder, so no header is read for it. */
export default getRequestConfig(async () => {
  const requested = await rootLocale()
  const locale = requested && isLocale(requested) ? requested : routing.defaultLocale
  const { default: messages } = await import(`./messages/${locale}.json`)
  return { locale, messages, timeZone: 'Europe/Amsterdam' }
})
