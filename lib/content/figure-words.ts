/** The words of figures in a language, for code that runs outside a page. */
import { createFormatter, createTranslator } from 'next-intl'
import { formatLanguage } from '../i18n/format-language.ts'
import type dutch from '../i18n/messages/nl.json'
import type { Locale } from '../i18n/routing.ts'

const timeZone = 'Europe/Amsterdam'

/** What `lib/rich-text/figure-text.ts` takes to write a figure: the messages of `figures`, and a formatter of numbers and days. */
export const figureWords = async (locale: Locale) => {
  const { default: messages } = (await import(`../i18n/messages/${locale}.json`)) as { default: typeof dutch }
  return {
    t: createTranslator({ locale, messages, namespace: 'figures', timeZone }),
    format: createFormatter({ locale: formatLanguage(locale), timeZone }),
  }
}
