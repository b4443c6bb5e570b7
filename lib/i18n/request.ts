import { getRequestConfig } from 'next-intl/server'
import { isLocale, routing } from './routing.ts'

/** Language and messages of a render; the language is the first segment of the folder. */
export default getRequestConfig(async ({ requestLocale }) => {
  const { locale: root } = await import('next/root-params')
  const requested = (await requestLocale) ?? (await root())
  const locale = requested && isLocale(requested) ? requested : routing.defaultLocale
  const { default: messages } = await import(`./messages/${locale}.json`)
  return { locale, messages, timeZone: 'Europe/Amsterdam' }
})
